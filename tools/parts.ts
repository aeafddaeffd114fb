import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { root } from '../build/workspace.ts';
import { count, type LostFile, type Part, type RunReport } from './tests.ts';

/** Vitest names a project that runs in a browser `storybook (chromium)`. */
const nameOf = ({ project }: Pick<TestModule, 'project'>) => project.name.replace(/ \(.*\)$/, '');

/** Longer than any test is under way without a word: a page that is silent for this long hangs. */
const SILENCE = 6 * 60_000;

/** Reports each project's test results and running time, which `npm test` adds up and prints at its end. */
export default class Parts implements Reporter {
  readonly #times = new Map<string, { from: number; to: number }>();

  readonly #waiting = new Map<string, LostFile>();

  readonly #done: TestModule[] = [];

  /** No timer inside a page that hangs could end it; what runs without a browser ends by its own limits. */
  #silence: NodeJS.Timeout | undefined;

  onTestRunStart(specifications: readonly TestSpecification[]) {
    if (specifications.some(({ project }) => project.isBrowserEnabled()))
      this.#silence = setTimeout(() => this.#end(), SILENCE).unref();
    for (const specification of specifications) {
      const [project, { moduleId }] = [nameOf(specification), specification];
      this.#waiting.set(`${project} ${moduleId}`, { project, file: path.relative(root, moduleId) });
    }
  }

  onTestModuleQueued(module: TestModule) {
    if (!this.#times.has(nameOf(module))) this.#times.set(nameOf(module), { from: Date.now(), to: Date.now() });
  }

  onTestModuleEnd(module: TestModule) {
    const time = this.#times.get(nameOf(module));
    if (time) time.to = Date.now();
    this.#waiting.delete(`${nameOf(module)} ${module.moduleId}`);
    this.#done.push(module);
  }

  onTestCaseResult() {
    this.#silence?.refresh();
  }

  onUserConsoleLog() {
    this.#silence?.refresh();
  }

  onHookEnd() {
    this.#silence?.refresh();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    clearTimeout(this.#silence);
    const others = errors.filter((error) => !isClosed(error));
    const lost = others.length < errors.length ? [...this.#waiting.values()] : [];
    // What a lost file had done is done once more, and counted then.
    this.#write(lost.length > 0 ? this.#done : modules, (lost.length > 0 ? others : errors).map(inOneLine), lost);
  }

  #end(): never {
    const lost = [...this.#waiting.values()];
    console.error(`Nothing was heard of ${lost.map(({ file }) => file).join(', ')} for ${SILENCE / 60_000} minutes.`);
    this.#write(this.#done, [], lost);
    process.exit(1);
  }

  #write(modules: readonly TestModule[], errors: readonly string[], lost: readonly LostFile[]) {
    const parts = [...Map.groupBy(modules, nameOf)].map(([name, own]): Part => {
      const { from, to } = this.#times.get(name) ?? { from: 0, to: 0 };
      return { name, ...count(own.map(outcome)), seconds: (to - from) / 1000 };
    });
    const file = process.env.CREDENCE_PARTS;
    if (!file) return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(
      file,
      JSON.stringify({
        parts,
        errors,
        lost,
        again: modules.flatMap(again),
        failed: modules.flatMap(failed),
      } satisfies RunReport),
    );
  }
}

/** What vitest says of a page that has gone or never came; other errors of the kind have a code. */
const GONE = /did not respond to a heartbeat|Failed to connect to the browser|rpc is closed|browser has been closed/;

/** Whether the browser was gone in the middle of a file: a tab can die of what other work does to the machine. */
const isClosed = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (('code' in error && error.code === 'VITEST_BROWSER_CONNECTION_CLOSED') ||
    ('message' in error && GONE.test(String(error.message))) ||
    ('cause' in error && isClosed(error.cause)));

/** An error outside any test, with the file that was under way. */
const inOneLine = (error: unknown) => {
  const { message = error, VITEST_TEST_PATH: file } = Object(error) as { message?: unknown; VITEST_TEST_PATH?: string };
  const [first] = String(message).split('\n');
  return `${file ? `${path.relative(root, file)} > ` : ''}outside any test: ${first}`;
};

/** The full names of a file's tests that passed on a second try. */
const again = (module: TestModule) =>
  [...module.children.allTests()]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `${nameOf(module)}: ${test.fullName}${reasonOf(test)}`);

/** What the last of its tries that failed ended with, in short: the whole of a long log is not always at hand. */
const reasonOf = (test: TestCase) => {
  const [first = ''] = stripVTControlCharacters(test.result().errors?.at(-1)?.message ?? '').split('\n');
  return first && `: ${first.slice(0, 200)}`;
};

/** The full names of a file's tests that failed; its own if none could be run. */
const failed = (module: TestModule) => {
  if (module.state() !== 'failed') return [];
  const names = [...module.children.allTests('failed')].map((test) => `${test.fullName}${reasonOf(test)}`);
  return (names.length > 0 ? names : ['the file itself']).map(
    (name) => `${nameOf(module)}: ${module.relativeModuleId} > ${name}`,
  );
};

const outcome = (module: TestModule) => ({
  failed: module.state() === 'failed',
  tests: [...module.children.allTests()].map((test) => test.result().state),
});
