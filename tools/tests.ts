/** The sum over runners that `npm test` ends with. */
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** One project of vitest.config.ts in a run. */
export interface Part extends Sum {
  name: string;
  /** From its first file to the end of its last; projects run side by side. */
  seconds: number;
}

/** What a run leaves behind. */
export interface RunReport {
  parts: readonly Part[];
  /** What went wrong outside every test, such as a rejection that nobody handled. */
  errors: number;
}

/** What became of a file of tests. */
export interface FileOutcome {
  failed: boolean;
  tests: readonly string[];
}

const nothing: Sum = { passed: 0, failed: 0, skipped: 0 };

/** A run that could not be counted, because it crashed or never started, is one failure. */
export const crashed: Sum = { passed: 0, failed: 1, skipped: 0 };

const add = (a: Sum, b: Sum): Sum => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Counts the files of a project. One that did not load has no tests to fail, and counts as one failure. */
export function count(files: readonly FileOutcome[]): Sum {
  const states = files.flatMap(({ tests }) => tests);
  const of = (state: string) => states.filter((each) => each === state).length;
  const broken = files.filter(({ failed, tests }) => failed && !tests.includes('failed')).length;
  return { passed: of('passed'), failed: of('failed') + broken, skipped: of('skipped') };
}

/** Counts a run over several projects. One that ends badly with every test green is one failure. */
export function total(report: RunReport | undefined, exitCode: number): Sum {
  if (!report) return crashed;
  const sum = report.parts.reduce<Sum>(add, nothing);
  return sum.failed === 0 && (exitCode !== 0 || report.errors > 0) ? add(sum, crashed) : sum;
}

export const sentence = ({ passed, failed, skipped }: Sum) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
