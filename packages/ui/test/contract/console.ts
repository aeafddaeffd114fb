import { afterEach, beforeEach, expect, vi } from 'vitest';

/** Makes every error or warning in the console fail the test that caused it. Returns a function that clears them. */
export function failOnConsole() {
  const said: string[] = [];
  beforeEach(() => {
    said.length = 0;
    for (const level of ['error', 'warn'] as const) {
      vi.spyOn(console, level).mockImplementation((...args: unknown[]) => void said.push(args.map(String).join(' ')));
    }
  });
  afterEach(() => {
    vi.restoreAllMocks();
    expect(said.join('\n')).toBe('');
  });
  return () => {
    said.length = 0;
  };
}
