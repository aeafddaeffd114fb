import { afterEach, expect, test, vi } from 'vitest';
import { newIdempotencyKey } from './idempotencyKey.js';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

afterEach(() => {
  vi.unstubAllGlobals();
});

test('keys are UUIDs and never the same', () => {
  const keys = Array.from({ length: 1000 }, newIdempotencyKey);
  expect(keys.every((key) => uuid.test(key))).toBe(true);
  expect(new Set(keys).size).toBe(1000);
});

test('keys can be made on a page that is not served by https', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newIdempotencyKey()).toMatch(uuid);
});
