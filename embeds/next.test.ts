import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchOptions } from '../build/browser.ts';
import { filesBelow } from '../build/fingerprint.ts';
import { must } from '../build/run.ts';
import { inRoot } from '../build/workspace.ts';
import { example } from './consumer.ts';
import { isVerified, recordVerified, shapeForNext } from './verifiedForNext.ts';

const shape = shapeForNext();
const env = { NEXT_TELEMETRY_DISABLED: '1' };

// A large installation. `RECORD_NEXT=1 npm test -- embeds next` tries it anew and records what it was tried with.
const known = !process.env.RECORD_NEXT && isVerified(shape);

describe.skipIf(known)('examples/embed-next, unless it was tried with packages of the same shape', () => {
  let browser: Browser;
  let server: ChildProcess;
  let address: string;
  let passed = 0;

  beforeAll(async () => {
    const folder = await example('embed-next');
    await must('The example could not be built.', 'pnpm', ['run', 'build'], { cwd: folder, env });
    const next = path.join(folder, 'node_modules/next/dist/bin/next');
    server = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: folder, env: { ...process.env, ...env } });
    address = await addressOf(server);
    browser = await chromium.launch(launchOptions());
  });
  afterAll(async () => {
    await browser?.close();
    server?.kill();
    if (process.env.RECORD_NEXT && passed === 2) recordVerified(shape);
  });

  /** Opens the page on a dark system, as the light page that it is. Notes whatever the browser says. */
  async function open(javaScriptEnabled: boolean) {
    const page = await browser.newPage({ javaScriptEnabled, colorScheme: 'dark' });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => complaints.push(message.text()));
    await page.goto(address, { waitUntil: 'networkidle' });
    const saved = () => page.locator('output').textContent();
    expect(await saved()).toBe('nothing yet');
    return { page, complaints, saved, save: () => page.getByRole('button', { name: 'Save' }).click() };
  }
  type Page = Awaited<ReturnType<typeof open>>['page'];
  /** The place of every drawing, and the colour of the text. */
  const looks = (page: Page) =>
    page.locator('[data-credence="probability-question"]').evaluate((root) => ({
      ink: getComputedStyle(root).color,
      drawings: [...root.querySelectorAll('svg')].map((svg) => JSON.stringify(svg.getBoundingClientRect())),
    }));

  test('R-2712, R-2713: styled before scripts run, and hydrated without a word or a move', async () => {
    const bare = await looks((await open(false)).page);
    expect(bare.ink).toBe('rgb(29, 28, 25)');
    const { page, complaints } = await open(true);
    expect(await looks(page)).toEqual(bare);
    expect(complaints).toEqual([]);
    passed++;
  });

  test('R-2714: a server action gets the same answers without scripts and with them', async () => {
    for (const scripts of [false, true]) {
      const { saved, save } = await open(scripts);
      await save();
      await expect.poll(saved).toBe('[30,70]');
    }
    const { page, complaints, saved, save } = await open(true);
    await page.getByRole('slider').nth(1).focus();
    await page.keyboard.press('ArrowRight');
    await save();
    await expect.poll(saved).toBe('[30,71]');
    expect(await page.getByRole('slider').nth(1).inputValue(), 'left in place').toBe('71');
    expect(complaints).toEqual([]);
    passed++;
  });
});

test('R-2722: docs/embed.md shows the files of the example as they are', () => {
  const guide = readFileSync(inRoot('docs/embed.md'), 'utf8');
  for (const file of filesBelow(['examples/embed-next/app']))
    expect(guide).toContain(`// app/${path.basename(file)}\n${readFileSync(inRoot(file), 'utf8')}\`\`\``);
});

/** Where the server listens, as soon as it says so. */
function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const [address] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (address) resolve(address);
    });
    server.on('exit', () => reject(new Error(`Next.js ended: ${said}`)));
  });
}
