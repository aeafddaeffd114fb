import { afterEach, beforeEach, expect } from 'vitest';

/** Console output from dependencies that we cannot prevent, each with its reason. */
const ALLOWED: readonly RegExp[] = [
  // From React, for a suspended screen that resumes after its story's own act() has ended.
  /The current testing environment is not configured to support act/,
  // Likewise, for a screen that starts loading again within it.
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

// A story that logs an error or a warning fails its test.
afterEach(() => {
  expect(said.join('\n')).toBe('');
});
