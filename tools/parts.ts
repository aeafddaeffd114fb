import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { count, type Part, type RunReport } from './tests.ts';

/** Vitest names a project that runs in a browser `storybook (chromium)`. */
const nameOf = ({ project }: TestModule) => project.name.replace(/ \(.*\)$/, '');

/** Reports each project's test results and running time, which `npm test` adds up and prints at its end. */
export default class Parts implements Reporter {
  readonly #times = new Map<string, { from: number; to: number }>();

  onTestModuleQueued(module: TestModule) {
    if (!this.#times.has(nameOf(module))) this.#times.set(nameOf(module), { from: Date.now(), to: Date.now() });
  }

  onTestModuleEnd(module: TestModule) {
    const time = this.#times.get(nameOf(module));
    if (time) time.to = Date.now();
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
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
        ...{ parts, errors: errors.length },
        ...{ again: modules.flatMap(again), failed: modules.flatMap(failed) },
      } satisfies RunReport),
    );
  }
}

/** The full names of a file's tests that passed on a second try. */
const again = (module: TestModule) =>
  [...module.children.allTests()]
    .filter((test) => test.diagnostic()?.flaky)
    .map((test) => `${nameOf(module)}: ${test.fullName}`);

/** The full names of a file's tests that failed; its own if none could be run. */
const failed = (module: TestModule) => {
  if (module.state() !== 'failed') return [];
  const names = [...module.children.allTests('failed')].map((test) => test.fullName);
  return (names.length > 0 ? names : ['the file itself']).map(
    (name) => `${nameOf(module)}: ${module.relativeModuleId} > ${name}`,
  );
};

const outcome = (module: TestModule) => ({
  failed: module.state() === 'failed',
  tests: [...module.children.allTests()].map((test) => test.result().state),
});
