/** Settings of axe for stories of many items, which repeat a few: it looks at the first of each list. */
export const axeOnFirst = {
  context: {
    exclude: ['li:nth-child(n+9)', '[role=listitem]:nth-child(n+9)', '[role=row]:nth-child(n+9)'],
  },
  reason: 'The items repeat a few: axe would need seconds to say the same of each.',
};
