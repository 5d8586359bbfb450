import '@testing-library/jest-dom';

jest.mock('@testing-library/react', () => jest.requireActual('./testingLibrary'));
