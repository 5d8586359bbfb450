import { selectorSpecificity } from '@csstools/selector-specificity';
import { selectOne } from 'css-select';
import { parseDocument } from 'htmlparser2';
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { classesOf } from '../../src/host/hydration/classesOf';
import { styleKey } from '../../src/theme/emotion/styleKey';

export const styleTag = /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/gi;

/**
 * The media that most visitors never need: paper, forced colours, more contrast. A sheet for these
 * does not delay the paint.
 */
export const MEDIA = ['print', '(forced-colors: active)', '(prefers-contrast: more)'];

/** A rule, or a declaration of one, with the at-rules that it stands in. */
function wholeOf(rule: Rule, declaration?: Declaration) {
  let text = declaration ? `${rule.selector}{${declaration}}` : rule.toString();
  for (let { parent } = rule; parent?.type === 'atrule'; parent = parent.parent as typeof parent) {
    const { name, params } = parent as AtRule;
    text = `@${name} ${params}{${text}}`;
  }
  return text;
}

/** What only readers without script see: for them the late sheet counts at once. */
const unscripted = /<noscript\b[\s\S]*?<\/noscript>/g;

const styleClass = new RegExp(`(?<=\\.)${styleKey}-\\w+`, 'g');

/** The names of styles that renderBody.tsx gives to the server's tag. */
const copied = new RegExp(`"(${styleKey})((?: \\w+)+)"`);

/** The classes of Emotion's that a rule's selector names. */
const named = ({ selector }: Rule): string[] => selector.match(styleClass) ?? [];

/** The marks that a line of script sets before the first paint (src/host/hydration/firstPage.ts). */
const marked = '<html data-first-page data-unscrolled="loading"';

/**
 * Returns a function that says whether a selector matches an element of the page as it is painted
 * first. The focus counts as anywhere, because Tab may come before the late sheet does.
 */
function matcher(html: string) {
  const page = parseDocument(html.replace(unscripted, '').replace('<html', marked));
  return (selector: string) => {
    if (selector.includes(':dir(rtl)')) return false;
    const element = selector
      .replace(/:not\(:focus[\w-]*\)|:focus[\w-]*|::[\w-]+(\([^)]*\))?/g, '')
      // Within `:where()` Emotion keeps the blanks, between which the next line would see a gap.
      .replace(/\s*([>+~])\s*/g, '$1')
      .replace(/(?<=^|[\s>+~(])(?=[\s>+~)]|$)/g, '*');
    try {
      return selectOne(element, page) !== null;
    } catch {
      // A pseudo-class that css-select does not know.
      return true;
    }
  };
}

/** The specificities of a rule's selectors, as texts. */
const weightsOf = ({ selector }: Rule) =>
  parseSelectors()
    .astSync(selector)
    .nodes.map((node) => Object.values(selectorSpecificity(node)).join());

/** Whether two rules may set the same of one element with the same weight, so that their order counts. */
function areRivals(one: Rule, other: Rule) {
  const propertiesOf = ({ nodes }: Rule): string[] =>
    nodes.flatMap((node) => (node.type === 'decl' ? node.prop : []));
  const isPart = (part: string, whole: string) => part === whole || part.startsWith(`${whole}-`);
  const [mine, theirs] = [propertiesOf(one), propertiesOf(other)];
  // A rule without such a class is the whole page's, and may set what any other sets.
  const [classes, others] = [named(one), named(other)];
  return (
    (!classes.length || !others.length || classes.some((name) => others.includes(name))) &&
    mine.some((a) => theirs.some((b) => isPart(a, b) || isPart(b, a))) &&
    weightsOf(one).some((weight) => weightsOf(other).includes(weight))
  );
}

/**
 * The rules that match no element when the page is painted first: for the pointer, for right to left,
 * for variants and states that nothing has yet, for closed menus, and for a page without script. A rule
 * stays if one that follows it and stays is its rival, because in the late sheet it would win over that.
 */
function lateRules(sheet: Root, isMatched: (selector: string) => boolean): Set<Rule> {
  const late = new Set<Rule>();
  const staying: Rule[] = [];
  const rules: Rule[] = [];
  sheet.walkRules((rule) => {
    const isFrame = rule.parent?.type === 'atrule' && (rule.parent as AtRule).name === 'keyframes';
    if (!isFrame) rules.unshift(rule);
  });
  for (const rule of rules) {
    const stays = rule.selectors.some(isMatched) || staying.some((one) => areRivals(rule, one));
    if (stays) staying.push(rule);
    else late.add(rule);
  }
  return late;
}

/** Texts of rules by the media that they are for, in the order of the page. */
type Late = Map<string, Set<string>>;

/** For readers without script the late sheet counts at once (finishPages.ts). */
const UNSCRIPTED = '(scripting: none)';

/**
 * Moves out of a sheet what the first paint does not need: the rules for `MEDIA`, and to `all` our
 * faces, how long changes take, what matches nothing yet, and what a scroll drives. The rules
 * that stay lose their `transition`.
 */
function moveLate(sheet: Root, isMatched: (selector: string) => boolean, late: Late) {
  const all = late.get('all')!;
  sheet.each((node) => {
    if (node.type !== 'atrule') return;
    if (node.name === 'supports' && node.params.includes('animation-timeline'))
      all.add(node.remove().toString());
    if (!late.has(node.params)) return;
    node.each((rule) => void late.get(node.params)!.add(rule.toString()));
    node.remove();
  });
  sheet.walkAtRules('font-face', (rule) => {
    const isStandIn = rule.toString().includes('local(');
    if (!isStandIn) all.add(rule.remove().toString());
  });
  const unmatched = lateRules(sheet, isMatched);
  sheet.walkRules((rule) => {
    if (unmatched.has(rule)) {
      all.add(wholeOf(rule));
      rule.remove();
      return;
    }
    rule.walkDecls('transition', (declaration) => {
      all.add(wholeOf(rule, declaration));
      declaration.remove();
    });
    if (!rule.nodes.length) rule.remove();
  });
  sheet.walkAtRules('keyframes', (at) => {
    if (sheet.toString().split(at.params).length <= 2) all.add(at.remove().toString());
  });
}

/**
 * What no browser needs: a block's last semicolon, blanks after a comma, a colon or
 * an opening bracket and before a closing one, and the zero of a number
 * below 1. Strings and addresses, the first group, stay as they are.
 */
const needless =
  /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\))|;(?=\})|(?<=[(,:])\s+|\s+(?=\))|(?<![\w.])0(?=\.\d)/g;

/**
 * Removes from a page's style tags the rules whose classes no element of the page has: Emotion also
 * writes the styles of a part that another part is made of. Then moves into a late sheet, which it
 * returns, what the first paint does not need. The late sheet counts together with our faces
 * (whenShown.ts). It begins with an empty rule. Its selectors name styles that Emotion need not write
 * again: those that renderBody.tsx names, and those of which all rules are late.
 */
export function trimStyles(html: string) {
  const late: Late = new Map(
    ['all', UNSCRIPTED, ...MEDIA].map((media) => [media, new Set<string>()]),
  );
  const used = classesOf(html);
  const known = new Set<string>();
  const trimmed = html.replace(styleTag, (_, open: string, css: string, close: string) => {
    const tag = open.replace(copied, (_, key: string, names: string) => {
      for (const name of names.trim().split(' ')) known.add(`${key}-${name}`);
      return `"${key}"`;
    });
    const sheet = postcss.parse(css);
    sheet.walkRules((rule) => {
      if (named(rule).some((name) => !used.has(name))) rule.remove();
    });
    moveLate(sheet, matcher(html), late);
    const ats: AtRule[] = [];
    sheet.walkAtRules((at) => void ats.unshift(at));
    for (const at of ats) if (at.nodes?.length === 0) at.remove();
    return tag + sheet.toString().replace(needless, '$1') + close;
  });
  const sheet = [...late].map(([media, texts]) => `@media ${media}{${[...texts].join('')}}`);
  const inTag = new Set(trimmed.match(styleClass));
  for (const name of sheet.join('').match(styleClass) ?? []) if (!inTag.has(name)) known.add(name);
  const first = known.size ? [`${[...known].map((name) => `.${name}`).join()}{}`] : [];
  return { html: trimmed, late: [...first, ...sheet].join('\n') };
}
