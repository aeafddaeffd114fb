import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, launchOptions } from './browser.ts';
import { buildApp, buildServer } from './build.ts';
import { Camera } from './film/camera.ts';
import { type Caption, webVtt } from './film/captions.ts';
import { encode } from './film/encode.ts';
import { scenes } from './film/scenes.ts';
import { install } from './install.ts';
import { report, StepFailed } from './run.ts';
import { inRoot, root } from './workspace.ts';

/**
 * Makes the introduction film from the running product: the film, its captions in each language, and a poster image.
 * Films the product at the given address, or starts its own on a fresh data folder.
 */
const SIZE = { width: 1280, height: 720 };
const BITRATE = 330_000;
const PORT = '3199';
const folder = inRoot('packages/app/src/screens/home/film');
const say = (line: string) => console.log(line);

try {
  await install(say);
  await ensureBrowser(say);
  const given = process.argv[2];
  if (given) await film(given);
  else await withProduct(film);
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
    const { camera, captions } = await shoot(browser, address);
    say(`Encoding ${Math.round(camera.now / 1000)} seconds`);
    const bytes = await encode(browser, camera, { ...SIZE, bitrate: BITRATE });
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'introduction.webm'), bytes);
    writeFileSync(path.join(folder, 'introduction.en.vtt'), webVtt(captions.en));
    writeFileSync(path.join(folder, 'introduction.de.vtt'), webVtt(captions.de));
    say(`${path.relative(root, folder)}: ${(bytes.length / 1e6).toFixed(2)} MB`);
  } finally {
    await browser.close();
  }
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

async function shoot(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: SIZE, locale: 'en', colorScheme: 'light' });
  await page.goto(`${address}/login`);
  await page.getByLabel('Username or e-mail').fill('expert@example.org');
  await page.getByLabel('Password', { exact: true }).fill('credence-demo');
  await page.keyboard.press('Enter');

  const camera = new Camera(page);
  const captions = { en: [] as Caption[], de: [] as Caption[] };
  for (const { en, de, play } of scenes(inRoot('examples/larynx.xdsl'))) {
    const from = camera.now;
    await play(page, camera);
    const when = { from, to: camera.now };
    captions.en.push({ ...when, text: en });
    captions.de.push({ ...when, text: de });
  }
  writeFileSync(path.join(folder, 'introduction.jpg'), await page.screenshot({ type: 'jpeg', quality: 60 }));
  return { camera, captions };
}
