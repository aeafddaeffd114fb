import { ensureBrowser } from '../build/browser.ts';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { filesBelow } from '../build/fingerprint.ts';
import { report } from '../build/run.ts';
import { drawnElsewhere } from '../visual/baselines.ts';
import { isOfProduct, readChanges } from './changes.ts';
import { install } from './install.ts';
import { ON_THE_PRODUCT, selectTests, WITHOUT_BROWSER } from './testProjects.ts';
import { add, crashed, joined, sentence, type Sum, total } from './tests.ts';
import { table, type Timed, timed } from './times.ts';
import { runVitest, type VitestRun } from './vitest.ts';

const say = (line: string) => console.log(line);

const { projects, filters, onlyChanged } = selectTests(
  process.argv.slice(2),
  filesBelow(['build', 'packages', 'harness', 'tools', 'e2e', 'benchmarks', 'visual']),
);
const parts: Timed[] = [];

let sum: Sum;
try {
  sum = await testAll();
} catch (error) {
  report(error);
  sum = crashed;
}
if (parts.length > 0) console.log(`\n${table(parts)}\n`);
console.log(sentence(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;

async function testAll(): Promise<Sum> {
  await timed(parts, 'dependencies', () => install(say));
  if (projects.some((project) => !WITHOUT_BROWSER.has(project)))
    process.env.CHROMIUM_PATH = await timed(parts, 'browser', () => ensureBrowser(say));
  if (projects.some((project) => ON_THE_PRODUCT.has(project)))
    await timed(parts, 'build', async () => {
      await buildApp(say);
      await buildServer(say);
    });
  // Pictures taken with another browser version cannot be compared.
  const elsewhere = projects.includes('visual') && drawnElsewhere();
  if (elsewhere) say(elsewhere);
  const wanted = elsewhere ? projects.filter((project) => project !== 'visual') : projects;
  return onlyChanged ? testChanged(wanted) : testProjects(wanted, filters);
}

/** Runs the tests that a change leads to by imports, and the journeys of the product if it has changed anywhere. */
async function testChanged(wanted: readonly string[]): Promise<Sum> {
  const { since, files } = await readChanges();
  say(`${files.length} files have changed since ${since.slice(0, 8)}`);
  const journeys = new Set(files.some(isOfProduct) ? ['e2e'] : []);
  const byImports = wanted.filter((project) => project !== 'e2e');
  return add(
    await testProjects(byImports, [...filters, `--changed=${since}`]),
    await testProjects(
      wanted.filter((project) => journeys.has(project)),
      filters,
    ),
  );
}

/** Runs the projects side by side: some wait for disks and timers while others work. */
async function testProjects(wanted: readonly string[], args: readonly string[]): Promise<Sum> {
  if (wanted.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const all: Timed[] = [];
  const { code, report } = await timed(all, 'tests, side by side', async () => findLost(await runVitest(wanted, args)));
  const empty = wanted.filter((name) => !report?.parts.some((part) => part.name === name));
  parts.push(...(report?.parts ?? []).map((part) => ({ ...part, note: sentence(part) })), ...all);
  for (const name of report?.again ?? []) say(`Passed on a second try: ${name}`);
  const failed = [...(report?.failed ?? []), ...(report?.errors ?? [])];
  for (const name of failed) say(`Failed: ${name}`);
  if (code !== 0 && failed.length === 0)
    say(`Failed: the tests ended with code ${code}, though none is known to have failed`);
  if (args.length > 0 || empty.length === 0 || !report) return total(report, code);

  const errors = empty.map((name) => `${name}: no tests found`);
  for (const error of errors) say(`Failed: ${error}`);
  return total({ ...report, errors }, code);
}

/** Runs once more what was not done when a browser closed. */
async function findLost(first: VitestRun): Promise<VitestRun> {
  const lost = first.report?.lost ?? [];
  if (!first.report || lost.length === 0) return first;
  let report = first.report;
  let code = report.failed.length > 0 || report.errors.length > 0 ? first.code : 0;
  for (const [project, files] of Map.groupBy(lost, (each) => each.project)) {
    say(`The browser of ${project} closed before ${files.length} files were done: they are run again.`);
    const second = await runVitest(
      [project],
      files.map(({ file }) => file),
    );
    if (!second.report) return second;
    report = joined(report, second.report);
    code ||= second.code;
  }
  return { code, report };
}
