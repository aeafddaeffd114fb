import { drawnElsewhere } from '../visual/baselines.ts';
import { ensureBrowser } from './browser.ts';
import { buildApp, buildServer } from './build.ts';
import { install } from './install.ts';
import { report } from './run.ts';
import { crashed, sentence, type Sum, total } from './tests.ts';
import { table, type Timed, timed } from './times.ts';
import { runVitest } from './vitest.ts';

/** The vitest projects that run by default. */
const USUAL = ['unit', 'server', 'component', 'screens', 'storybook', 'e2e'];
/** Tests too slow for everyday work. CI runs them too. */
const THOROUGH = [
  'storybook-screens',
  'journeys',
  'sweeps',
  'component-react-18',
  'walls',
  'interruptions',
  'embeds',
  'visual',
];
const PROJECTS = [...USUAL, ...THOROUGH];
const WITHOUT_BROWSER = new Set(['unit', 'server', 'sweeps']);
const ON_THE_PRODUCT = new Set(['server', 'e2e', 'journeys', 'interruptions', 'embeds']);

const say = (line: string) => console.log(line);

/** `npm test -- unit storybook bayesnet`: project names select projects, any other word filters files. */
const words = process.argv.slice(2);
const chosen = PROJECTS.filter((project) => words.includes(project));
const projects = chosen.length > 0 ? chosen : USUAL;
const filters = words.filter((word) => !PROJECTS.includes(word));
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
  return testProjects(elsewhere ? projects.filter((project) => project !== 'visual') : projects);
}

/** Runs the projects side by side: some wait for disks and timers while others work. */
async function testProjects(wanted: readonly string[]): Promise<Sum> {
  if (wanted.length === 0) return { passed: 0, failed: 0, skipped: 0 };
  const all: Timed[] = [];
  const { code, report } = await timed(all, 'tests, side by side', () => runVitest(wanted, filters));
  const empty = wanted.filter((name) => !report?.parts.some((part) => part.name === name));
  parts.push(...(report?.parts ?? []).map((part) => ({ ...part, note: sentence(part) })), ...all);
  for (const name of report?.again ?? []) say(`Passed on a second try: ${name}`);
  if (filters.length > 0 || empty.length === 0 || !report) return total(report, code);

  say(`${empty.join(', ')}: no tests found, which counts as a failure`);
  return total({ ...report, errors: report.errors + empty.length }, code);
}
