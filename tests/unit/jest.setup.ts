/// <reference types="@testing-library/jest-dom" />

// Most suites have no document, and loading its matchers takes as long as a short suite.
if ('document' in globalThis) jest.requireActual('@testing-library/jest-dom');

// The time is long, because a busy machine is slow; what a test waits for comes in the end, or
// never does.
jest.setTimeout(30_000);

jest.mock('@testing-library/react', () => jest.requireActual('./testingLibrary'));
