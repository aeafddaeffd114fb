import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { must, run, StepFailed } from '../../build/run.ts';
import { cache, inRoot } from '../../build/workspace.ts';
import { withDemo } from '../../harness/demo.ts';
import { ownInstall } from '../ownInstall.ts';
import type { Check, Verdict } from './check.ts';

const CONTRACT = inRoot('openapi.yaml');
const SOURCES = inRoot('tools/clients');
/** Generators and what they make: an install of their own, so that the repository's stays small. */
const folder = path.join(cache, 'clients');
const python = path.join(folder, 'python/bin/python');

/** What others generate from the contract: it compiles, and the one in Python answers a question of a running server. */
export const clients: Check = async () => {
  try {
    await inTypeScript();
    return { ok: true, line: `clients: hey-api and orval compile; ${await inPython()}` };
  } catch (error) {
    if (error instanceof StepFailed) return failed(error);
    throw error;
  }
};

const failed = ({ message, details }: StepFailed): Verdict => ({
  ok: false,
  line: `clients: failed`,
  details: `${message}\n${details}`,
});

async function inTypeScript(): Promise<void> {
  await ownInstall('clients');
  rmSync(path.join(folder, 'made'), { recursive: true, force: true });
  const bin = (file: string) => path.join(folder, 'node_modules', file);
  const node = (message: string, file: string, ...args: string[]) =>
    must(message, process.execPath, [bin(file), ...args], { cwd: folder });
  await node('hey-api', '@hey-api/openapi-ts/bin/run.js', '-i', CONTRACT, '-o', 'made/hey-api', '--no-log-file');
  const orval = ['--input', CONTRACT, '--client', 'axios-functions', '--output'];
  await node('orval', 'orval/dist/bin/orval.mjs', ...orval, 'made/orval/client.ts');
  await node('What they generate does not compile.', 'typescript/bin/tsc', '-p', '.');
}

/** What became of it, in a few words. */
async function inPython(): Promise<string> {
  const missing = await withoutPython();
  if (missing) return missing;
  const made = ['--path', CONTRACT, '--output-path', path.join(folder, 'made/python'), '--overwrite'];
  const strictly = ['--fail-on-warning', '--config', path.join(SOURCES, 'python.yaml')];
  const generator = ['-m', 'openapi_python_client', 'generate'];
  await must('Some of the contract is lost in Python.', python, [...generator, ...made, ...strictly]);

  await withDemo(async ({ url, expert }) => {
    const script = [path.join(SOURCES, 'answer.py'), `${url}/api`, expert.username, expert.password];
    const env = { PYTHONPATH: path.join(folder, 'made/python') };
    await must('The client in Python could not answer a question.', python, script, { env });
  });
  return 'the one in Python answers a question';
}

/** Installs the generator for Python; says why there is none where that cannot be. */
async function withoutPython(): Promise<string | undefined> {
  const own = process.env['PYTHON'] ?? 'python3';
  const version = await run(own, ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']);
  if (version.code !== 0) return 'Python 3.10 is not here, and its client was not tried';
  const installed = await run(python, ['-c', 'import openapi_python_client']);
  if (existsSync(python) && installed.code === 0) return undefined;
  await run(own, ['-m', 'venv', path.join(folder, 'python')]);
  const list = path.join(SOURCES, 'requirements.txt');
  const { code } = await run(python, ['-m', 'pip', 'install', '--quiet', '--timeout', '20', '-r', list]);
  return code === 0 ? undefined : 'what generates the one in Python could not be installed, and was not tried';
}
