/** The window in which most people make these journeys, and the one with the large menu. */
export const onPhone = { viewport: { value: 'handset' } };
export const onDesktop = { viewport: { value: 'desktop' } };
