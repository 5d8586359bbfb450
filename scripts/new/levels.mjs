// @ts-check

/** Where a component may begin: the family its stories stand in, and the shape it begins with. */
export const levels = {
  components: { family: 'Components', shape: 'heading' },
  primitives: { family: 'Primitives', shape: 'words' },
  shell: { family: 'Shell', shape: 'heading' },
};
