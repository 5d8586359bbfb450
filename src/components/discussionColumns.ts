/** The three figures of the forum's index, for its head and its rows: replies, views, last reply. */
export const discussionColumns = `
  display: grid;
  grid-template-columns: minmax(4rem, max-content) minmax(5rem, max-content) 8.5rem;
  gap: 1.5rem;

  > :nth-of-type(-n + 2) {
    justify-content: end;
    text-align: end;
  }
`;
