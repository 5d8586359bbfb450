/** A phone on its side: too short to spend a header's height on the header. Spread it into a story. */
export const shortWindow = {
  globals: { viewport: { value: 'short' } },
  parameters: {
    viewport: {
      options: {
        short: {
          name: 'Short · 640 × 320',
          styles: { width: '640px', height: '320px' },
          type: 'mobile',
        },
      },
    },
  },
} as const;
