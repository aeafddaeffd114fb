import { spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { inRoot, root } from '../../build/workspace.ts';

// Lint and types of everything, or a browser, on a busy machine.
vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });
afterAll(() => vi.resetConfig());

let copy: string;
const made: string[] = [];

beforeAll(async () => {
  // Installs what has changed, so that nothing is installed into the copy, which shares its packages with this checkout.
  await mustRun(root, 'npm', 'run', '--silent', 'tool', '--', 'biome', '--version');
  copy = mkdtempSync(path.join(tmpdir(), 'credence-new-'));
  await copyCheckout(copy);
  for (const words of ['component PublicNote', 'screen PublicNotes', 'operation getPublicRemark']) {
    const output = await mustRun(copy, 'npm', 'run', '--silent', 'new', ...words.split(' '));
    made.push(...[...output.matchAll(/^written {2}(.+)$/gm)].map(([, file = '']) => file));
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('what is made passes lint, types, format, names, words, imports and contract', async () => {
  expect(made.length).toBeGreaterThan(10);
  await mustRun(copy, process.execPath, 'tools/check.ts', 'format', 'words', 'names', 'imports', 'contract', 'lint');
});

test('nothing that is made is unused, or missing in the report of what the kit exports', async () => {
  const { output } = await runIn(copy, process.execPath, ['tools/check.ts', 'unused', 'api']);
  expect(output).toMatch(/^unused: /m);
  expect(output).toMatch(/^api: \d+ reports/m);
  expect([...made, 'PublicNote', 'packages/ui/api'].filter((name) => output.includes(name))).toEqual([]);
});

test('what is made is in every list that tests compare with the files', async () => {
  const lists = ['packages/ui/test/docs', 'packages/text/src/catalogues', 'packages/api-client/src/contract'];
  const contract = ['callbacks', 'documented', 'literals', 'maturity'].map(
    (name) => `packages/ui/test/contract/${name}`,
  );
  await vitest('unit', ...lists, ...contract, 'tools/stories', 'tools/operationMap', 'tools/languages');
});

test('an operation answers as its test and the matrix say', async () => {
  await vitest('server', 'getPublicRemark', 'packages/server/test/matrix', 'packages/server/test/contract');
});

test('a component keeps the contract, and the stories of both and the test of a screen pass', async () => {
  const projects = ['storybook', 'storybook-screens', 'contract', 'screens'];
  const files = ['/public-note', 'contract/complete', 'contract/root', 'contract/surroundings'];
  const output = await mustRun(copy, process.execPath, 'tools/test.ts', ...projects, ...files);
  for (const project of projects) expect(output).toMatch(new RegExp(`^${project} .* [1-9]\\d* passed, 0 failed`, 'm'));
});

test('what is half made is found', async () => {
  rmSync(path.join(copy, 'packages/ui/stories/examples/PublicNote.tsx'));
  await expect(vitest('unit', 'packages/ui/test/docs/exampleOfEach')).rejects.toThrow('PublicNote');
});

test('a second time it is refused, and nothing is overwritten', async () => {
  const { code, output } = await runIn(copy, 'npm', ['run', '--silent', 'new', 'screen', 'PublicNotes']);
  expect([code, output]).toEqual([1, 'The application has paths.publicNotes already: choose another name.\n']);
});

const vitest = (project: string, ...files: readonly string[]) =>
  mustRun(copy, process.execPath, 'node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, ...files);

/** The files of this checkout with its packages, of which those of the workspace are the copy's own. */
async function copyCheckout(to: string): Promise<void> {
  const listed = await mustRun(root, 'git', 'ls-files', '--cached', '--others', '--exclude-standard');
  const generated = 'packages/api-client/src/schema.ts';
  for (const file of [...listed.trim().split('\n'), generated])
    if (existsSync(inRoot(file))) cpSync(inRoot(file), path.join(to, file));
  // Storybook serves files of its packages only from below the root: links to the folders of this checkout are no use.
  const packages = readdirSync(inRoot('packages')).map((name) => `packages/${name}/`);
  for (const folder of ['', ...packages].map((parent) => `${parent}node_modules`))
    if (existsSync(inRoot(folder))) linkFiles(inRoot(folder), path.join(to, folder));
  cpSync(inRoot('.cache/steps'), path.join(to, '.cache/steps'), { recursive: true });
  mkdirSync(path.join(to, '.tools'));
  if (existsSync(inRoot('.tools')))
    for (const name of readdirSync(inRoot('.tools')))
      symlinkSync(inRoot('.tools', name), path.join(to, '.tools', name));
  await mustRun(to, 'git', 'init', '--quiet');
}

/** What tools write into `node_modules` for themselves. */
const CACHES = /^\.(?:vite|cache|pnpm-)/;

/** Makes the same tree of the same files; they are copied where two file systems cannot share them. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [old, own] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (from.endsWith('node_modules') && CACHES.test(entry.name)) continue;
    if (entry.isDirectory()) linkFiles(old, own);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(old), own);
    else linkFile(old, own);
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

async function mustRun(cwd: string, command: string, ...args: readonly string[]): Promise<string> {
  const { code, output } = await runIn(cwd, command, args);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
  return output;
}

/** What a vitest tells its tests; one that a test starts must not take it for its own. */
const OF_THIS_RUN = /^(?:VITEST.*|NODE_ENV|TEST|DEV|PROD|SSR|MODE|BASE_URL)$/;

/** Runs a command as a person would. */
function runIn(cwd: string, command: string, args: readonly string[]) {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_RUN.test(name)));
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
