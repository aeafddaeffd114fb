import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { introduction as english } from '../packages/app/src/text/english/introduction.ts';
import { introduction as german } from '../packages/app/src/text/german/introduction.ts';
import { ensureBrowser, launchOptions } from './browser.ts';
import { buildApp, buildServer } from './build.ts';
import { webVtt } from './film/captions.ts';
import { encode } from './film/encode.ts';
import type { Reel } from './film/reel.ts';
import { shoot } from './film/shoot.ts';
import { install } from './install.ts';
import { report, StepFailed } from './run.ts';
import { inRoot, root } from './workspace.ts';

/**
 * Makes the films of the introduction from the running product on a fresh data folder: the same study as its owner and
 * as an expert see it, with captions in each language.
 */
const PORT = '3199';
const folder = inRoot('packages/app/src/screens/home/film');
const say = (line: string) => console.log(line);

try {
  await install(say);
  await ensureBrowser(say);
  await withProduct(film);
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function withProduct(work: (address: string) => Promise<void>): Promise<void> {
  await buildApp(say);
  await buildServer(say);
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

async function film(address: string): Promise<void> {
  await untilReady(address);
  const browser = await chromium.launch(launchOptions());
  try {
    say('Filming');
    const { owners, experts } = await shoot(browser, address);
    mkdirSync(folder, { recursive: true });
    await keep(browser, 'owners', owners);
    await keep(browser, 'experts', experts);
  } finally {
    await browser.close();
  }
}

async function keep(browser: Browser, cut: 'owners' | 'experts', { camera, scenes }: Reel): Promise<void> {
  say(`Encoding ${cut}: ${(camera.now / 1000).toFixed(1)} seconds`);
  const bytes = await encode(browser, camera);
  writeFileSync(path.join(folder, `${cut}.webm`), bytes);
  writeFileSync(path.join(folder, `${cut}.en.vtt`), webVtt(scenes, english.films[cut].scenes));
  writeFileSync(path.join(folder, `${cut}.de.vtt`), webVtt(scenes, german.films[cut].scenes));
  say(`${path.relative(root, folder)}/${cut}.webm: ${(bytes.length / 1e6).toFixed(2)} MB`);
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
