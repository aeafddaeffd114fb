import { expect } from 'vitest';

/** Expects a column to hold each answer divided by their sum, and to sum to 1, both within 1e-12. */
export function expectColumn(column: readonly number[] | undefined, answers: readonly number[] | undefined): void {
  const sum = answers?.reduce((a, b) => a + b, 0) ?? 0;
  expect(column?.length).toBe(answers?.length);
  for (const [state, answer] of (answers ?? []).entries())
    expect(Math.abs((column?.[state] ?? NaN) - answer / sum)).toBeLessThanOrEqual(1e-12);
  expect(Math.abs((column ?? []).reduce((a, b) => a + b, 0) - 1)).toBeLessThan(1e-12);
}
