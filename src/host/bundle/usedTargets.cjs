/**
 * A plugin of Babel's, after Emotion's: that one gives every styled part a class by which the styles of
 * another part may name it. Takes the class away where nobody does, for it is sent with every element
 * (docs/decisions/0005). A part that its file exports keeps it.
 * @returns {import('@babel/core').PluginObj}
 */
module.exports = () => ({
  visitor: {
    Program: {
      exit(program) {
        program.scope.crawl();
        for (const { path, referencePaths } of Object.values(program.scope.bindings)) {
          if (!path.isVariableDeclarator()) continue;
          const isExported = path.parentPath.parentPath?.isExportDeclaration();
          if (isExported || !referencePaths.every(isDrawn)) continue;
          // Part = styled("p", { target: "…" })("…")
          const made = path.get('init');
          const styled = made.isCallExpression() && made.get('callee');
          if (!styled || !styled.isCallExpression()) continue;
          styled.traverse({
            ObjectProperty(property) {
              if (property.get('key').isIdentifier({ name: 'target' })) property.remove();
            },
          });
        }
      },
    },
  },
});

/**
 * `<Part>`, `jsx(Part, …)` or `styled(Part, …)`: anything else may be a selector.
 * @param {import('@babel/core').NodePath} reference
 */
const isDrawn = ({ key, listKey, parentPath }) =>
  parentPath?.isJSXOpeningElement() ||
  parentPath?.isJSXClosingElement() ||
  (parentPath?.isCallExpression() &&
    listKey === 'arguments' &&
    key === 0 &&
    parentPath.get('callee').isIdentifier());
