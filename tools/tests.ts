/** The total over all runners, printed at the end of `npm test`. */
export interface Sum {
  passed: number;
  failed: number;
  skipped: number;
}

/** One project of vitest.config.ts in a run. */
export interface Part extends Sum {
  name: string;
  /** From the start of its first file to the end of its last; projects run side by side. */
  seconds: number;
}

/** The report that a run leaves behind. */
export interface RunReport {
  parts: readonly Part[];
  /** What went wrong outside any test, such as an unhandled rejection: a line each. */
  errors: readonly string[];
  /** The tests that failed at first and passed on a second try. */
  again: readonly string[];
  /** The tests that failed, and the files that could not be run. */
  failed: readonly string[];
  /** The files that were not done when the browser of their project closed. */
  lost: readonly LostFile[];
}

export interface LostFile {
  project: string;
  /** From the root. */
  file: string;
}

/** The results of one test file. */
export interface FileOutcome {
  failed: boolean;
  tests: readonly string[];
}

const nothing: Sum = { passed: 0, failed: 0, skipped: 0 };

/** A run that crashed or never started cannot be counted and is one failure. */
export const crashed: Sum = { passed: 0, failed: 1, skipped: 0 };

/** Two sums together. */
export const add = (a: Sum, b: Sum): Sum => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});

/** Counts the files of a project. One that did not load has no tests that could fail, and counts as one failure. */
export function count(files: readonly FileOutcome[]): Sum {
  const states = files.flatMap(({ tests }) => tests);
  const of = (state: string) => states.filter((each) => each === state).length;
  const broken = files.filter(({ failed, tests }) => failed && !tests.includes('failed')).length;
  return { passed: of('passed'), failed: of('failed') + broken, skipped: of('skipped') };
}

/** A run and a second one, of the files that the first lost. */
export function joined(first: RunReport, second: RunReport): RunReport {
  const more = new Map(second.parts.map((part) => [part.name, part]));
  return {
    parts: first.parts.map((part) => {
      const again = more.get(part.name);
      return again ? { ...part, ...add(part, again), seconds: part.seconds + again.seconds } : part;
    }),
    errors: [
      ...first.errors,
      ...second.errors,
      ...second.lost.map(({ project, file }) => `${project}: ${file} was lost again`),
    ],
    again: [...first.again, ...second.again],
    failed: [...first.failed, ...second.failed],
    lost: [],
  };
}

/** Counts a run over several projects. A non-zero exit with every test passing counts as one failure. */
export function total(report: RunReport | undefined, exitCode: number): Sum {
  if (!report) return crashed;
  const sum = report.parts.reduce<Sum>(add, nothing);
  return sum.failed === 0 && (exitCode !== 0 || report.errors.length > 0) ? add(sum, crashed) : sum;
}

export const sentence = ({ passed, failed, skipped }: Sum) =>
  `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
