/**
 * True for the second click of a double click, which would take back at once what the first did. Of a
 * run of clicks the third counts again: by then nobody clicks twice for one thing. A key has no count.
 */
export const isSecondClick = ({ detail }: { detail: number }) => detail > 0 && detail % 2 === 0;
