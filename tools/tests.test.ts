import { expect, test } from 'vitest';
import { count, crashed, joined, type Part, sentence, total } from './tests.ts';

const part = (given: Partial<Part>): Part => ({ name: 'unit', passed: 0, failed: 0, skipped: 0, seconds: 1, ...given });
const run = (...parts: Part[]) => ({ parts, errors: [], again: [], failed: [], lost: [] });

test('counts the outcome of each test', () => {
  const files = [
    { failed: false, tests: ['passed', 'passed', 'skipped'] },
    { failed: true, tests: ['passed', 'failed'] },
  ];

  expect(count(files)).toEqual({ passed: 3, failed: 1, skipped: 1 });
});

test('counts a file that did not load as one failure', () => {
  expect(count([{ failed: true, tests: [] }]).failed).toBe(1);
  expect(count([{ failed: true, tests: ['passed', 'failed'] }]).failed).toBe(1);
});

test('adds up the projects of a run', () => {
  const sum = total(run(part({ passed: 3, skipped: 2 }), part({ passed: 1, failed: 2 })), 1);

  expect(sentence(sum)).toBe('4 passed, 2 failed, 2 skipped');
});

test('omits skipped tests from the sentence if there are none', () => {
  expect(sentence({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
});

test('counts a run that exited with an error although every test passed as one failure', () => {
  expect(total(run(part({ passed: 5 })), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  expect(
    total(
      { parts: [part({ passed: 5 })], errors: ['unit: an unhandled rejection'], again: [], failed: [], lost: [] },
      0,
    ).failed,
  ).toBe(1);
});

test('counts a run that left no report as one failure', () => {
  expect(total(undefined, 1)).toEqual(crashed);
});

test('R-3093: adds what was run again after a browser had closed, and what was lost once more as failures', () => {
  const first = { ...run(part({ passed: 3 }), part({ name: 'component', passed: 2 })), lost: [] };
  const again = run(part({ name: 'component', passed: 4, skipped: 1 }));

  expect(total(joined(first, again), 0)).toEqual({ passed: 9, failed: 0, skipped: 1 });
  const lost = [{ project: 'component', file: 'a.test.tsx' }];
  expect(total(joined(first, { ...again, lost }), 0)).toEqual({ passed: 9, failed: 1, skipped: 1 });
});
