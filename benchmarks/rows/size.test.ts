import { expect, test } from 'vitest';
import { announce, roomFor, shareAsked, sizeOf } from './size.ts';

test('everything is 100,000 networks with ten million answers and twenty million events', () => {
  expect(sizeOf(1)).toEqual({ people: 10_000, networks: 100_000, answers: 10_000_000, events: 20_000_000 });
  expect(sizeOf(0.1)).toMatchObject({ networks: 10_000, events: 2_000_000 });
  expect(sizeOf(1e-9)).toMatchObject({ people: 1, networks: 1 });
});

test('R-3305: what it takes is said before it begins', () => {
  expect(announce(0.1, 50e9)).toMatch(
    /^10,000 networks, 1,000,000 answers, 2,000,000 events: about \d+ minutes and \d\.\d GB of 50\.0 GB that are free$/,
  );
  expect(roomFor(1)).toBeGreaterThan(5 * roomFor(0.1));
});

test('the size is a share of everything, and nothing else is understood', () => {
  expect(shareAsked(['--rows'])).toBe(1);
  expect(shareAsked(['--rows', '0.1'])).toBe(0.1);
  for (const words of [['200'], ['--rows', '0'], ['--rows', '2'], ['--rows', 'all'], ['--rows', '1', '1'], []])
    expect(shareAsked(words), words.join(' ')).toBeUndefined();
});
