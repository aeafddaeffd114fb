import { expect, test, vi } from 'vitest';
import { publish } from './usePublished.js';

test('tells of one place alone, and only where something else stands there', () => {
  const published = publish([10, 20, 30]);
  const [first, second] = [vi.fn(), vi.fn()];
  published.watch(0, first);
  const end = published.watch(1, second);
  published.replace([10, 25, 30]);
  expect(published.at(1)).toBe(25);
  expect([first, second].map((each) => each.mock.calls.length)).toEqual([0, 1]);

  end();
  published.replace([11, 26]);
  expect([first, second].map((each) => each.mock.calls.length)).toEqual([1, 1]);
  expect(published.at(2)).toBeUndefined();
});

test('several watch one place', () => {
  const published = publish(['a']);
  const both = [vi.fn(), vi.fn()];
  for (const each of both) published.watch(0, each);
  published.replace(['b']);
  for (const each of both) expect(each).toHaveBeenCalledOnce();
});
