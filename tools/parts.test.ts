import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { TestModule, TestSpecification } from 'vitest/node';
import { inRoot } from '../build/workspace.ts';
import Parts from './parts.ts';
import type { RunReport } from './tests.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What a run leaves behind in which `a` is done, `b` is not, and vitest names these errors. */
function reportOf(errors: readonly unknown[], first: object = {}): RunReport {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'parts-')), 'report.json');
  vi.stubEnv('CREDENCE_PARTS', file);
  const done = Object.assign(moduleOf(inRoot('a.test.tsx')), first);
  const modules = [done, moduleOf(inRoot('b.test.tsx'))];
  const parts = new Parts();

  parts.onTestRunStart(modules as unknown as readonly TestSpecification[]);
  for (const module of modules) parts.onTestModuleQueued(module);
  parts.onTestModuleEnd(done);
  parts.onTestRunEnd(modules, errors);
  return JSON.parse(readFileSync(file, 'utf8')) as RunReport;
}

const moduleOf = (moduleId: string, isBrowserEnabled = () => true) =>
  ({
    moduleId,
    project: { name: 'component (chromium)', isBrowserEnabled },
    state: () => 'passed',
    children: { allTests: () => [{ result: () => ({ state: 'passed' }), diagnostic: () => undefined }] },
  }) as unknown as TestModule;

const saying = (message: string, cause?: Error) => new Error(message, { cause });
const silent = saying('[vitest] The browser tester did not respond to a heartbeat ping for 30000ms. Closing.');

test.each([
  ['was closed', Object.assign(saying('Connection closed'), { code: 'VITEST_BROWSER_CONNECTION_CLOSED' })],
  ['did not answer', silent],
  ['never came', saying('Failed to connect to the browser session "1" [component] within the timeout.')],
  ['was gone when it was called', saying('[birpc] rpc is closed, cannot call "createTesters"')],
])('R-3093: the files of a browser that %s are run again, what they had done with them', (_, error) => {
  const report = reportOf([saying('Failed to run the test b.test.tsx.', error)]);

  expect(report.errors).toEqual([]);
  expect(report.lost).toEqual([{ project: 'component', file: 'b.test.tsx' }]);
  expect(report.parts).toMatchObject([{ name: 'component', passed: 1 }]);
});

test('R-3093: an error outside any test is told with its file, in one line', () => {
  const error = Object.assign(saying('no window\nat nobody'), { VITEST_TEST_PATH: inRoot('b.test.tsx') });

  expect(reportOf([error, silent]).errors).toEqual(['b.test.tsx > outside any test: no window']);
  expect(reportOf(['thrown']).errors).toEqual(['outside any test: thrown']);
});

test('what failed is told with its reason, in one line, and so is what passed on a second try', () => {
  const error = { message: '\x1b[31mexpected 1 to be 2\x1b[39m\nat a line' };
  const tried = (fullName: string, state: string) => ({
    fullName,
    result: () => ({ state, errors: [error] }),
    diagnostic: () => ({ flaky: state === 'passed' }),
  });
  const tests = [tried('one', 'failed'), tried('other', 'passed')];
  const allTests = (state?: string) => tests.filter((each) => !state || each.result().state === state);

  const report = reportOf([], { state: () => 'failed', relativeModuleId: 'a.test.tsx', children: { allTests } });
  expect(report.failed).toEqual(['component: a.test.tsx > one: expected 1 to be 2']);
  expect(report.again).toEqual(['component: other: expected 1 to be 2']);
});

test.each([
  ['is ended: its page hangs', true],
  ['goes on: its tests end by their own limits', false],
])('R-3093: a run that is silent for long, in a browser or without, %s', (_, isInBrowser) => {
  vi.useFakeTimers();
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const parts = new Parts();

  parts.onTestRunStart([moduleOf(inRoot('a.test.ts'), () => isInBrowser)] as unknown as readonly TestSpecification[]);
  vi.advanceTimersByTime(3_600_000);
  expect(exit).toHaveBeenCalledTimes(isInBrowser ? 1 : 0);
});
