// An expert on a phone who answers what matters most: how many presses so many answers take, how long Continue takes to
// show the next question, and how much each screen moves by itself. Real presses on the built application in a window of
// 390 px with touch, with a processor four times slower. Without a path it takes a network of examples/.
import { readFileSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { buildApp } from '../build/buildProduct.ts';
import { inRoot } from '../build/workspace.ts';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls } from './calls.ts';
import { figure, median } from './load.ts';
import { openSignedIn } from './signedInPage.ts';

const FILE = process.argv[2] ?? inRoot('examples/larynx.xdsl');
const QUESTIONS = Number(process.argv[3] ?? 20);
/** Presses beside those that answer: none, and the one that begins. */
const PRESSES = 1;
/** What web.dev calls good is 0.1; nothing of ours may move under a finger. */
const SHIFT = 0.05;
const SLOWER = 4;
const PATIENCE = 120_000;

/** What moved by itself since the last call, without what a press moved. */
async function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const seen = window as unknown as { shift?: number };
    const { shift = 0 } = seen;
    seen.shift = 0;
    return shift;
  });
}

function watchShift() {
  const seen = window as unknown as { shift?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shift = (seen.shift ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const kindOf = (address: string) => {
  const [, , , node, iteration, start] = new URL(address).pathname.split('/');
  return !node ? 'overview' : !iteration ? 'combinations' : start ? 'introduction' : 'question';
};

async function answerInARow(browser: Browser, origin: string, networkId: string, password: string) {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const page = await openSignedIn(browser, { origin, username: 'expert@example.org', password }, phone);
  await page.addInitScript(watchShift);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(`${origin}/network/${networkId}/`);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('What matters most', { timeout: PATIENCE });
  const begin = page.getByRole('link', { name: /^Continue with/ });
  await page.getByRole('rowheader', { name: /^1 ?\D/ }).waitFor({ timeout: PATIENCE });
  await page.waitForTimeout(1_000);

  const shifts = new Map<string, number[]>([['overview', [await shiftOf(page)]]]);
  const seconds: number[] = [];
  let [onward, answered, since] = [0, 0, undefined as number | undefined];
  /** Presses what leads to another page, and waits until that is there. */
  const goOn = async (button: Locator) => {
    const before = page.url();
    await button.tap({ timeout: PATIENCE });
    await page.waitForURL((url) => url.href !== before, { timeout: PATIENCE });
    await page.locator('main h1').first().waitFor({ timeout: PATIENCE });
  };
  await goOn(begin);
  onward += 1;
  while (answered < QUESTIONS) {
    const kind = kindOf(page.url());
    if (kind === 'question') {
      await page.getByRole('slider').first().waitFor({ timeout: PATIENCE });
      // The address changes a moment before the screen does: the answered question has its certainty still.
      await page
        .getByRole('radio', { name: 'rather certain', exact: true, checked: false })
        .waitFor({ state: 'attached', timeout: PATIENCE });
      if (since !== undefined) seconds.push((performance.now() - since) / 1_000);
      await page.getByRole('radio', { name: 'rather certain', exact: true }).check({ force: true, timeout: PATIENCE });
      await page.waitForTimeout(700);
      shifts.set(kind, [...(shifts.get(kind) ?? []), await shiftOf(page)]);
      answered += 1;
      if (answered === QUESTIONS) break;
      since = performance.now();
      await goOn(page.getByRole('button', { name: /^(Continue|Finish)$/ }));
      continue;
    }
    await page.waitForTimeout(700);
    shifts.set(kind, [...(shifts.get(kind) ?? []), await shiftOf(page)]);
    onward += 1;
    if (kind === 'overview') await goOn(begin);
    else if (kind === 'introduction') await goOn(page.getByRole('button', { name: 'Continue', exact: true }));
    else await goOn(page.getByRole('button', { name: 'No single event decides' }));
  }
  return { onward, answered, seconds, shifts };
}

await buildApp(() => undefined);
const server = await startServerUnderTest({ siteFolder: inRoot('packages/app/dist') });
const origin = `http://127.0.0.1:${server.port}`;
const { visit, signIn, upload, close } = createCalls(server.port, 1);
const browser = await chromium.launch(launchOptions());
try {
  const identity = await signIn(await visit(), 'expert@example.org', server.password);
  const networkId = await upload(identity, readFileSync(FILE, 'utf8'));
  const { onward, answered, seconds, shifts } = await answerInARow(browser, origin, networkId, server.password);
  console.log(`        ${answered} answers: ${answered * 2 + onward} presses, ${onward} of them only lead on`);
  console.log(
    `        from Continue to the next question: median ${median(seconds).toFixed(2)} s, worst ${Math.max(...seconds).toFixed(2)} s`,
  );
  for (const [screen, moved] of shifts)
    figure(`worst shift of the screen "${screen}", ${moved.length} seen`, Math.max(...moved), SHIFT, '(CLS)');
  figure(`presses that only lead on, ${answered} answers`, onward, PRESSES, 'presses');
} finally {
  await browser.close();
  close();
  await server.stop();
}
