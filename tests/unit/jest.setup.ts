import '@testing-library/jest-dom';

// A busy machine may take its time: what is waited for comes, or never does.
jest.setTimeout(30_000);

jest.mock('@testing-library/react', () => jest.requireActual('./testingLibrary'));
