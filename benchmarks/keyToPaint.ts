// The time from a key press on a slider until its move is painted: the question screen of the built application with 20
// states, at a quarter of this processor's speed, against a bare page of 20 native sliders, alternating in one run.
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { buildApp } from '../build/buildProduct.ts';
import { inRoot } from '../build/workspace.ts';
import { nodeOf } from '../harness/nodeOf.ts';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls } from './calls.ts';
import { figure, median, percentile } from './load.ts';
import { openSignedIn } from './signedInPage.ts';

const STATES = 20;
/** Pressed on every slider, twice over: each one moves it. */
const KEYS = ['ArrowRight', 'PageUp', 'ArrowLeft', '7', '3', 'Home'];
const ROUNDS = 2;
const SLOWER = 4;
/** How many times as long as on the bare page. */
const LIMIT = 3;
/** How many milliseconds a key is held down, and the pause between two keys. */
const [HELD, BETWEEN] = [60, 120];
const viewport = { width: 1200, height: 800 };

interface Watched {
  /** Milliseconds from each key event to the end of the frame that shows its move. */
  presses: number[];
  /** The same as reported by the browser, up to the screen, in steps of 8 ms. */
  told: number[];
}

await buildApp(() => undefined);
const server = await startServerUnderTest({ siteFolder: inRoot('packages/app/dist') });
const { visit, signIn, upload, close } = createCalls(server.port, 1);

/** The application, showing a question with this many states. */
async function openApplication(browser: Browser): Promise<Page> {
  const origin = `http://127.0.0.1:${server.port}`;
  const who = { username: 'expert@example.org', password: server.password };
  const networkId = await upload(
    await signIn(await visit(), who.username, who.password),
    nodeOf('Region', STATES, []).toString(),
  );
  const page = await openSignedIn(browser, { origin, ...who }, { viewport });
  await page.goto(`${origin}/network/${networkId}/n1/1/`);
  return page;
}

/** A page with this many native sliders and nothing else. */
async function openBare(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const slider = '<p><input type="range" min="1" max="99" value="50" style="width: 600px"></p>';
  await page.setContent(`<!doctype html><html lang="en"><title>Bare</title>${slider.repeat(STATES)}</html>`);
  return page;
}

/** Slows the page down and starts measuring key presses. */
async function watch(page: Page): Promise<void> {
  await page.locator('input[type="range"]').first().waitFor();
  // Rows far below the window are only rendered as they come near it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page
    .locator('input[type="range"]')
    .nth(STATES - 1)
    .waitFor();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.evaluate(() => {
    const watched: Watched = { presses: [], told: [] };
    Object.assign(window, { watched });
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => watched.presses.push(performance.now() - timeStamp);
        // A message posted before a frame is drawn is received after it.
        requestAnimationFrame(() => port2.postMessage(null));
      },
      true,
    );
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') watched.told.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** Presses every key on a slider. */
async function press(page: Page, index: number): Promise<void> {
  const slider = page.locator('input[type="range"]').nth(index);
  await slider.focus();
  await page.waitForTimeout(BETWEEN);
  for (const key of KEYS) {
    await page.keyboard.press(key, { delay: HELD });
    await page.waitForTimeout(BETWEEN);
  }
}

const figures = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

const browser = await chromium.launch(launchOptions());
try {
  const pages = [await openApplication(browser), await openBare(browser)] as const;
  for (const page of pages) await watch(page);
  // The first presses include just-in-time compilation.
  for (const page of pages) await press(page, 0);
  for (const page of pages) {
    await page.evaluate(() =>
      Object.assign((window as unknown as { watched: Watched }).watched, { presses: [], told: [] }),
    );
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let index = 0; index < STATES; index += 1) {
      // Alternating, so that other load on the machine affects both equally.
      for (const page of pages) await press(page, index);
    }
  }
  const [application, bare] = [await figures(pages[0]), await figures(pages[1])];
  const due = ROUNDS * STATES * KEYS.length;
  for (const { presses } of [application, bare]) {
    if (presses.length !== due) throw new Error(`${presses.length} of ${due} presses were painted.`);
  }
  const say = ({ presses, told }: Watched) =>
    `p50 ${median(presses).toFixed(1)} ms, p95 ${percentile(presses, 0.95).toFixed(1)} ms, worst ${Math.max(...presses).toFixed(1)} ms; ` +
    `the browser tells p95 ${told.length === 0 ? 'below 16' : percentile([...Array<number>(due - told.length).fill(16), ...told], 0.95)} ms`;
  console.log(`        question with ${STATES} states: ${say(application)}`);
  console.log(`        ${STATES} native sliders:       ${say(bare)}`);
  const ratio = median(application.presses) / median(bare.presses);
  figure(`key to paint at ${SLOWER} times slower, beside native sliders, ${due} presses`, ratio, LIMIT, 'times');
} finally {
  await browser.close();
  close();
  await server.stop();
}
