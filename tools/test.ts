import { ensureBrowser } from './browser.ts';
import { buildApp, buildServer } from './build.ts';
import { install } from './install.ts';
import { report } from './run.ts';
import { add, count, crashed, nothing, sentence, type Sum } from './tests.ts';
import { runVitest } from './vitest.ts';

/** The vitest projects that run without being named, in the order in which a failure is cheapest to find. */
const USUAL = ['unit', 'server', 'component', 'storybook', 'e2e'];
/** What takes more time than it finds while one works. CI runs it too. */
const THOROUGH = ['component-react-18', 'walls', 'interruptions'];
const PROJECTS = [...USUAL, ...THOROUGH];
const WITHOUT_BROWSER = new Set(['unit', 'server']);

const say = (line: string) => console.log(line);

/** `npm test -- unit storybook bayesnet`: names of projects choose them, everything else narrows the files. */
const words = process.argv.slice(2);
const chosen = PROJECTS.filter((project) => words.includes(project));
const projects = chosen.length > 0 ? chosen : USUAL;
const filters = words.filter((word) => !PROJECTS.includes(word));

let sum = nothing;
try {
  await install(say);
  if (projects.some((project) => !WITHOUT_BROWSER.has(project))) process.env.CHROMIUM_PATH = await ensureBrowser(say);
  for (const project of projects) sum = add(sum, await runProject(project));
} catch (error) {
  report(error);
  sum = add(sum, crashed);
}
console.log(sentence(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;

async function runProject(project: string): Promise<Sum> {
  if (project === 'e2e' || project === 'interruptions') {
    await buildApp(say);
    await buildServer(say);
  }
  const { code, report } = await runVitest(project, filters);
  const counted = count(report, code);
  const total = counted.passed + counted.failed + counted.skipped;
  if (total === 0 && filters.length === 0) {
    say(`${project}: no tests found, which counts as a failure`);
    return crashed;
  }
  say(`${project}: ${total === 0 ? 'no test matches' : sentence(counted)}\n`);
  return counted;
}
