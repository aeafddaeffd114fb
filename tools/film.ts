import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { ensureBrowser, launchOptions } from '../build/browser.ts';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { report } from '../build/run.ts';
import { inRoot, root } from '../build/workspace.ts';
import { webVtt } from '../film/captions.ts';
import { encode, ensureEncoder } from '../film/encode.ts';
import type { Reel } from '../film/reel.ts';
import { shoot } from '../film/shoot.ts';
import { studies, type Study } from '../film/study.ts';
import { loadWords, type Words } from '../film/words.ts';
import { withDemo } from '../harness/demo.ts';
import { install } from './install.ts';

/**
 * Makes the films of the introduction from the running product: in each language, on a fresh data folder, the same study
 * as its owner and as an expert see it, with its captions.
 */
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
    if (study) await withDemo(({ url }) => film(url, words, study));
  }
} catch (error) {
  report(error);
  process.exitCode = 1;
}

async function film(address: string, words: Words, study: Study): Promise<void> {
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
