/**
 * The shop's mark, 32 by 32: a record with its label, and the line of its price, which falls, runs
 * under the label and rises past it. It is cut by the record's edge. Mark draws it on pages,
 * `markSvg` everywhere else.
 */
export const mark = { label: 6, line: 'M-1 20H6.5v4.75h18.25V7.5H33', thick: 2.5 } as const;

export interface MarkColors {
  record: string;
  label: string;
  /** That of what the mark stands on. */
  line: string;
}

/**
 * The mark for files and for the catalogue's frame: the record fills its box, and `attributes` are
 * the `<svg>`'s.
 */
export const markSvg = ({ record, label, line }: MarkColors, attributes = '', inner = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${attributes}>${inner}` +
  '<clipPath id="wx-mark"><circle cx="16" cy="16" r="16"/></clipPath><g clip-path="url(#wx-mark)">' +
  `<circle cx="16" cy="16" r="16" fill="${record}"/>` +
  `<circle cx="16" cy="16" r="${mark.label}" fill="${label}"/>` +
  `<path d="${mark.line}" fill="none" stroke="${line}" stroke-width="${mark.thick}"/></g></svg>`;
