/** The element names that a selector could begin with. */
const elements =
  '(?:a|address|article|button|dd|div|dl|dt|em|figure|footer|form|h[1-6]|header|img|input|li|main|nav|ol|p|path|polyline|s|section|span|strong|svg|time|ul)';

/** A distance in rem, or in pixels if it is no hairline. */
const distance = '(?:[\\d.]rem|(?<![\\d.])(?:[4-9]|\\d{2,})(?:\\.\\d+)?px)';

/** What a style may not say. `§` stands for what a template interpolates. */
const refused = [
  {
    pattern: /(?:^|[\n{};,§])[^@\n{};,:§]*[>~+][^\n{};§]*\{/,
    message: 'No selector by place (>, + or ~): name the styled part, or give the part a prop.',
  },
  {
    pattern: /[>~+]\s*\*[^;]*\{/,
    message: 'No selector by place: whoever owns the list tells its items what is beside them.',
  },
  {
    pattern: /:(?:nth|first|last|only)-(?!letter)/,
    message: 'No selector by place: let the data say which one it is, by an attribute of its own.',
  },
  {
    pattern: new RegExp(`(?:^|[\\n{};,§])\\s*${elements}(?:[\\s:.\\[][^;{}]*)?\\{`),
    message: 'No selector by element: give the element a styled part of its own.',
  },
  {
    pattern: /clamp\(/,
    message:
      'A size that grows with the window has a name in src/tokens, or comes from fluid() of its space.ts.',
  },
  {
    // Radix names its own.
    pattern: /(?:^|[\s({;,])--(?!wx-|radix-)[a-z]/,
    message:
      'A CSS variable begins with --wx-, so that nobody else on the page has one of its name.',
  },
  {
    pattern: /line-height:\s*[\d.]|\bfont:[^;{}]*\/\s*[\d.]/,
    message: 'A line height has a name: one of lineHeight in src/tokens/type.ts.',
  },
  {
    pattern: /letter-spacing:\s*(?!0;)-?[\d.]/,
    message: 'A tracking has a name: one of tracking in src/tokens/type.ts, or 0.',
  },
  {
    pattern: new RegExp(`\\bfont(?:-size)?:[^;{}]*[\\d.]rem|font-size:[^;{}]*${distance}`),
    message: 'A font size has a name: one of fontSize or poster in src/tokens/type.ts.',
  },
  {
    pattern: new RegExp(
      `(?:^|[\\s;{])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*):[^;{}]*?${distance}`,
    ),
    message:
      'A distance has a name: a step of space in src/tokens/space.ts, or a constant that says what it makes room for.',
  },
  {
    pattern: /(?:transition|animation)(?:-[a-z]+)?:[^;{}]*?(?<![\w.])(?!0s)[\d.]+m?s\b/,
    message: 'A duration has a name: one of duration or delay in src/tokens/motion.ts.',
  },
  {
    pattern:
      /(?:^|[\s;{])(?:[a-z-]+|§):(?!\/\/)[^;{}]*(?:#(?!(?:000|fff)[\da-f]?\b)[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\()/i,
    message:
      'A colour has a name, because it differs between the schemes: a role of src/tokens/color.ts.',
  },
  {
    pattern: /(?:margin|padding|border)-(?:left|right|top|bottom)|text-align:\s*(?:left|right)/,
    message:
      'Sides are logical (inline-start, block-end), because pages are read from right to left as well.',
  },
];

/**
 * Lint's rule about styles, which are template literals or strings
 * (docs/decisions/0019-styles-linted-by-eslint.md).
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const stylesRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    /** @type {(node: import('eslint').Rule.Node, text: string) => void} */
    const check = (node, text) => {
      const style = text.replace(/\/\*.*?\*\//gs, '');
      for (const { pattern, message } of refused) {
        const found = pattern.exec(style);
        if (found) context.report({ node, message: `${message} (${found[0].trim()})` });
      }
    };
    return {
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.raw).join('§')),
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
    };
  },
};
