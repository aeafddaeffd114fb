import { expect, test } from 'vitest';
import { add, count, crashed, nothing, sentence } from './tests.ts';

const report = (over: object) =>
  JSON.stringify({
    numPassedTests: 0,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
    ...over,
  });

test('sums what several runs counted', () => {
  const green = count(report({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 }), 0);
  const red = count(report({ numPassedTests: 1, numFailedTests: 2 }), 1);

  expect(sentence(add(add(nothing, green), red))).toBe('4 passed, 2 failed, 2 skipped');
});

test('leaves skipped out of the sentence where there are none', () => {
  expect(sentence({ passed: 7, failed: 0, skipped: 0 })).toBe('7 passed, 0 failed');
});

test('counts a file that did not load as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] };
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] };

  expect(count(report({ numFailedTests: 1, testResults: [broken, failing] }), 1).failed).toBe(2);
});

test('counts a run that ended badly with every test green as one failure', () => {
  expect(count(report({ numPassedTests: 5 }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
});

test('counts a run that left no report as one failure', () => {
  expect(count(undefined, 1)).toBe(crashed);
});
