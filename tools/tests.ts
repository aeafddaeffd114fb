/** The sum over runners that `npm test` ends with. */
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** What vitest's JSON reporter writes, as far as it is counted here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

export const nothing: Sum = { passed: 0, failed: 0, skipped: 0 };

/** A run that could not be counted, because it crashed or never started, is one failure. */
export const crashed: Sum = { passed: 0, failed: 1, skipped: 0 };

export const add = (a: Sum, b: Sum): Sum => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/**
 * Counts one vitest run. A file that did not load has no tests to fail and counts as one failure; so does a run that
 * ends badly with every test green, for instance after an unhandled rejection.
 */
export function count(json: string | undefined, exitCode: number): Sum {
  if (json === undefined) return crashed;
  const report = JSON.parse(json) as VitestReport;
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export const sentence = ({ passed, failed, skipped }: Sum) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
