/**
 * The parameters of every journey. It has no props to set and no actions to log, so its steps are
 * the first panel that one sees.
 */
export const flow = {
  layout: 'fullscreen',
  controls: { disable: true },
  actions: { disable: true },
};

export const onPhone = { viewport: { value: 'phone' } };
export const onDesktop = { viewport: { value: 'desktop' } };
