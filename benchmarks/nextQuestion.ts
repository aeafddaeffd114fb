// The time from pressing Continue until the next question is painted, in the built application on its server, against a
// bare page on that origin that posts the same save and paints the response: alternating in one run, with real saves.
import { randomUUID } from 'node:crypto';
import { type Browser, chromium, type Page } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { buildApp } from '../build/buildProduct.ts';
import { inRoot } from '../build/workspace.ts';
import { nodeOf } from '../harness/nodeOf.ts';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls } from './calls.ts';
import { figure, median, percentile } from './load.ts';
import { watchPaint } from './paintWatch.ts';
import { openSignedIn } from './signedInPage.ts';

/** Measured saves per node. */
const SAVES = Number(process.argv[2] ?? 60);
/** Warm-up saves that are not measured. */
const FIRST = 5;
const LIMIT = 3;
/** The shortest time someone thinks, in milliseconds: prefetching is done by then. */
const THOUGHT = 400;
/** The measured node, below its three parents. */
const NODE = 'n4';

await buildApp(() => undefined);
const server = await startServerUnderTest({ siteFolder: inRoot('packages/app/dist') });
const origin = `http://127.0.0.1:${server.port}`;
const username = 'expert@example.org';
const { visit, signIn, upload, close } = createCalls(server.port, 1);

/** The application at a node's first question. */
async function openApplication(browser: Browser, networkId: string) {
  const page = await openSignedIn(browser, { origin, username, password: server.password });
  await page.goto(`${origin}/network/${networkId}/${NODE}/1/`);
  const sliders = page.getByRole('slider');
  const onward = page.getByRole('button', { name: 'Continue', exact: true });

  return {
    /** Answers, thinks and continues; returns how long continuing took. */
    async save(values: readonly number[]): Promise<number> {
      for (const [state, value] of values.entries()) await sliders.nth(state).fill(String(value));
      await page.getByRole('radio', { name: 'rather certain', exact: true }).check({ force: true });
      await page.waitForTimeout(THOUGHT);
      await onward.focus();
      return press(page, '[data-credence="conditions-panel"]');
    },
  };
}

/** A page with nothing but a button that saves and a place for the response. */
async function openBare(browser: Browser, networkId: string) {
  const page = await openSignedIn(browser, { origin, username, password: server.password });
  await page.route(`${origin}/bare`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Bare</title><button>Save</button><output></output></html>',
    }),
  );
  await page.goto(`${origin}/bare`);
  await page.unrouteAll();
  await page.getByRole('button').focus();
  const who = await page.evaluate(() => ({
    'content-type': 'application/json',
    authorization: `Token ${localStorage.getItem('token')}`,
    'x-csrftoken': /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? '',
  }));
  let iteration = 1;

  return {
    /** Saves an answer in its own network; returns how long that took. */
    async save(values: readonly number[]): Promise<number> {
      const body = JSON.stringify({ sliders: values, 'self-eval': 1, comment: '', timer: 0 });
      await page.evaluate(
        async ([question, own, body]) => {
          const { revision } = (await (await fetch(question, { headers: own })).json()) as { revision: string };
          const [button, output] = ['button', 'output'].map((name) => document.querySelector<HTMLElement>(name));
          if (!output || !button) throw new Error('The page is not there.');
          const headers = { ...own, 'x-revision': revision };
          button.onclick = async () => {
            const answer = await fetch(`${question}/save`, { method: 'POST', headers, body });
            if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
            const { next_iteration } = (await answer.json()) as { next_iteration: number };
            output.textContent = `Question ${next_iteration}`;
          };
        },
        [`/api/network/${networkId}/${NODE}/${iteration}`, { ...who, 'idempotency-key': randomUUID() }, body] as const,
      );
      await page.waitForTimeout(THOUGHT);
      const time = await press(page, 'output');
      iteration = Number(/\d+/.exec(await page.locator('output').innerText())?.[0]);
      return time;
    },
  };
}

/** Presses the focused element, and returns how long it takes until a change in an element's text is painted. */
async function press(page: Page, shown: string): Promise<number> {
  const painted = await watchPaint(page, 'Enter', shown);
  const failure = page.waitForEvent('pageerror', { timeout: 30_000 }).then((error) => Promise.reject(error));
  await page.keyboard.press('Enter');
  return Promise.race([painted(), failure]);
}

const browser = await chromium.launch(launchOptions());
try {
  const identity = await signIn(await visit(), username, server.password);
  const network = () => upload(identity, nodeOf('Tumour extent', 3, [5, 5, 5]).toString());
  const application = await openApplication(browser, await network());
  const bare = await openBare(browser, await network());
  const times = { application: [] as number[], bare: [] as number[] };
  for (let round = -FIRST; round < SAVES; round += 1) {
    // Alternating, so that other load on the machine affects both equally.
    const values = [10, 30, 50].map((value) => value + ((round + FIRST) % 40));
    const [one, other] = [await application.save(values), await bare.save(values)];
    if (round < 0) continue;
    times.application.push(one);
    times.bare.push(other);
  }
  const say = (list: readonly number[]) =>
    `median ${median(list).toFixed(1)} ms, p95 ${percentile(list, 0.95).toFixed(1)} ms, worst ${Math.max(...list).toFixed(1)} ms`;
  console.log(`        next question: ${say(times.application)}`);
  console.log(`        bare page:     ${say(times.bare)}`);
  const ratio = (of: (list: readonly number[]) => number) => of(times.application) / of(times.bare);
  console.log(`        p95 beside p95: ${ratio((list) => percentile(list, 0.95)).toPrecision(3)} times`);
  figure(`from Continue to the next question, beside a bare page, ${SAVES} saves`, ratio(median), LIMIT, 'times');
} finally {
  await browser.close();
  close();
  await server.stop();
}
