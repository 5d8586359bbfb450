/** @type {import('jest').Config} */
export default {
  roots: ['<rootDir>/src', '<rootDir>/stories', '<rootDir>/.storybook', '<rootDir>/scripts/plant'],
  testMatch: ['**/*.test.{ts,tsx}'],
  collectCoverageFrom: ['src/**/*.{ts,tsx}'],
  transform: {
    '\\.(m?[jt]sx?)$': [
      'babel-jest',
      // The presets are those of babel.config.json.
      { plugins: [['@emotion/babel-plugin', { autoLabel: 'never', sourceMap: false }]] },
    ],
  },
  moduleNameMapper: {
    '^@emotion/hash$': '<rootDir>/src/theme/emotion/styleName.ts',
    '^@emotion/is-prop-valid$': '<rootDir>/src/theme/emotion/anyPropIsValid.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/tests/unit/jest.setup.ts'],
  transformIgnorePatterns: ['/node_modules/(?!pixelmatch/|@csstools/selector-specificity/)'],
};
