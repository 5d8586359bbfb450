/**
 * Style Dictionary with what the foundations' pages say it lacks: a transform for durations.
 */
export default {
  source: ['.waxline/tokens/tokens.json'],
  hooks: {
    transforms: {
      duration: {
        type: 'value',
        filter: (/** @type {{ $type?: string }} */ token) => token.$type === 'duration',
        transform: (/** @type {{ $value: { value: number, unit: string } }} */ { $value }) =>
          $value.value + $value.unit,
      },
    },
  },
  platforms: {
    css: {
      transformGroup: 'css',
      transforms: ['duration'],
      buildPath: '.waxline/tokens/',
      files: [{ destination: 'tokens.css', format: 'css/variables' }],
    },
  },
};
