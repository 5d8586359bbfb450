/** The board's columns, for its head and its rows: album, line, price, change, trade. */
export const boardColumns = `
  display: grid;
  grid-template-columns: minmax(0, 1fr) clamp(6rem, 16vw, 15rem) 7rem 6rem 10.5rem;
  align-items: center;
  column-gap: clamp(1rem, 2.5vw, 2.5rem);
`;
