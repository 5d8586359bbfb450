/**
 * A Babel plugin that runs after Emotion's and takes out two things that it writes (docs/decisions/0005). One is the
 * class by which other styles can name a styled part: it is sent with every element, so it stays only on parts that are
 * exported or used as a selector. The other is the name of a style without variables, which Emotion computes at build
 * time with seven characters; without it the style gets a short name like all others (src/theme/emotion/styleName.ts).
 * @param {typeof import('@babel/core')} babel
 * @returns {import('@babel/core').PluginObj}
 */
module.exports = ({ types }) => ({
  visitor: {
    Program: {
      exit(program) {
        program.traverse({
          // styled("p")({ name: "1t45hqx", styles: "color:red" }). What is made of the part goes on after the last sign.
          ObjectExpression(style) {
            const called = style.findParent((path) => path.isCallExpression());
            if (!called?.get('callee').isCallExpression()) return;
            const [name, styles, ...others] = style.node.properties.map(textOf);
            if (name?.key === 'name' && styles?.key === 'styles' && !others.length)
              style.replaceWith(types.stringLiteral(`${styles.value};`));
          },
        });
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
 * `key: "value"`
 * @param {import('@babel/core').types.ObjectProperty | import('@babel/core').types.ObjectMethod | import('@babel/core').types.SpreadElement} property
 */
const textOf = (property) =>
  property.type === 'ObjectProperty' &&
  property.key.type === 'Identifier' &&
  property.value.type === 'StringLiteral'
    ? { key: property.key.name, value: property.value.value }
    : undefined;

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
