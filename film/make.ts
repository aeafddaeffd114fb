import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../build/browser.ts';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { report, StepFailed } from '../build/run.ts';
import { inRoot, root } from '../build/workspace.ts';
import { install } from '../tools/install.ts';
import { webVtt } from './captions.ts';
import { encode, ensureEncoder } from './encode.ts';
import type { Reel } from './reel.ts';
import { shoot } from './shoot.ts';
import { studies, type Study } from './study.ts';
import { loadWords, type Words } from './words.ts';

/**
 * Makes the films of the introduction from the running product: in each language, on a fresh data folder, the same study
 * as its owner and as an expert see it, with its captions.
 */
const PORT = '3199';
const folder = inRoot('packages/app/src/screens/home/film');
const say = (line: string) => console.log(line);

try {
  await install(say);
  await ensureEncoder();
  await ensureBrowser(say);
  await buildApp(say);
  await buildServer(say);
  for (const words of await loadWords()) {
    const study = studies[words.language];
    if (study) await withProduct((address) => film(address, words, study));
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function withProduct(work: (address: string) => Promise<void>): Promise<void> {
  const data = mkdtempSync(path.join(tmpdir(), 'credence-film-'));
  const server = spawn(process.execPath, [inRoot('packages/server/dist/main.js')], {
    cwd: root,
    env: { ...process.env, PORT, DATA_DIR: data },
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    await work(`http://localhost:${PORT}`);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

async function film(address: string, words: Words, study: Study): Promise<void> {
  await untilReady(address);
  const browser = await chromium.launch(launchOptions());
  try {
    say(`Filming (${words.language})`);
    const { owners, experts } = await shoot(browser, address, words, study);
    mkdirSync(folder, { recursive: true });
    await keep(browser, 'owners', owners, words);
    await keep(browser, 'experts', experts, words);
  } finally {
    await browser.close();
  }
}

async function keep(
  browser: Browser,
  cut: 'owners' | 'experts',
  { camera, scenes }: Reel,
  { language, text }: Words,
): Promise<void> {
  const name = `${cut}.${language}`;
  say(`Encoding ${name}: ${(camera.now / 1000).toFixed(1)} seconds`);
  const file = path.join(folder, `${name}.webm`);
  await encode(browser, camera, file);
  writeFileSync(path.join(folder, `${name}.vtt`), webVtt(scenes, text.introduction.films[cut].scenes));
  keepLength(name, Math.round(camera.now / 1000));
  say(`${path.relative(root, file)}: ${(statSync(file).size / 1e6).toFixed(2)} MB`);
}

/** The page says how long a film is before it loads it. */
function keepLength(name: string, seconds: number): void {
  const file = path.join(folder, 'seconds.json');
  const lengths = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
  writeFileSync(file, `${JSON.stringify({ ...lengths, [name]: seconds }, null, 2)}\n`);
}

async function untilReady(address: string): Promise<void> {
  for (let tried = 0; tried < 120; tried++) {
    if (
      await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new StepFailed(`Nothing answers at ${address}.`);
}
