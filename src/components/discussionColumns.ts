/** The three figures of the forum's index, for its head and its rows: replies, views, last reply. */
export const discussionColumns = `
  display: grid;
  grid-template-columns: 5rem 6rem 9rem;
  gap: 1.5rem;

  > :nth-of-type(-n + 2) {
    text-align: end;
  }
`;
