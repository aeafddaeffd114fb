import { afterEach, beforeEach, expect } from 'vitest';

/** What others write into the console and nobody here can help, each with its reason. */
const ALLOWED: readonly RegExp[] = [
  // React, of a suspended screen that goes on after its story's own act() is over.
  /The current testing environment is not configured to support act/,
  // The same, of a screen that begins to load again within it.
  /A component suspended inside an `act` scope/,
];

const said: string[] = [];
const original = { error: console.error, warn: console.warn };

for (const level of ['error', 'warn'] as const) {
  console[level] = (...args: unknown[]) => {
    original[level](...args);
    const text = args.map(String).join(' ');
    if (!ALLOWED.some((pattern) => pattern.test(text))) said.push(`console.${level}: ${text}`);
  };
}

beforeEach(() => {
  said.length = 0;
});

// A story with an error or a warning in the console fails its test.
afterEach(() => {
  expect(said.join('\n')).toBe('');
});
