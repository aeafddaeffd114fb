// In the page itself, before anything else has come: asks for what the address will need, and loads the application as
// soon as what the server has drawn is painted.
import { storages } from '../ground/device/storages.js';
import { parsed } from '../ground/device/key.js';
import { TOKEN, USER_INFO } from '../ground/session/keys.js';
import { earlyAt, type EarlyPage } from './earlyCalls.js';
import { showHome } from './earlyHome.js';
import type * as earlyOverview from './earlyOverview.js';
import { showQuestion } from './earlyQuestion.js';

/** Files of the built application, by page; the first of `start` is the one that runs. */
declare const CREDENCE_FILES: Readonly<Record<'start' | EarlyPage, readonly string[]>>;

/** The file with what shows an overview. */
declare const CREDENCE_OVERVIEW: string;

/** How long the application waits for the head of a question, in milliseconds. */
const HEAD_START = 1000;

/** What the address will need has been asked for. */
interface Asked {
  readonly page: EarlyPage | undefined;
  /** Settles once all is shown that can be without the application. */
  readonly shown: Promise<unknown>;
}

function ask(): Asked {
  const token = storages.device.getItem(TOKEN);
  const headers = token === null ? {} : { Authorization: `Token ${token}` };
  const { page, calls } = earlyAt(location.pathname, storages.device);
  const responses = calls.map((call) => fetch(call, { headers }));
  // Whoever takes one hears of it.
  for (const response of responses) response.catch(() => undefined);
  globalThis.credenceEarly = new Map(calls.map((call, index) => [call, { token, response: responses[index]! }]));
  const isSame = () => storages.device.getItem(TOKEN) === token;
  const shown = showAhead(page, responses, isSame);
  return { page, shown: shown ? shown.then(painted, () => undefined) : Promise.resolve() };
}

/** Shows what a page says before the application can. Returns undefined for a page that is drawn by that alone. */
function showAhead(page: EarlyPage | undefined, responses: readonly Promise<Response>[], isSame: () => boolean) {
  if (page === 'question') return showQuestion(responses.slice(-2), storages.device, isSame);
  if (page === 'overview') return showOverview(responses.slice(-5), isSame);
  if (page !== 'home') return undefined;
  return showHome([responses[1]!, ...responses.slice(-3)], firstName(), isSame);
}

/** While the responses are on their way, so is what shows them. */
async function showOverview(responses: readonly Promise<Response>[], isSame: () => boolean) {
  const module = import(/* @vite-ignore */ CREDENCE_OVERVIEW) as Promise<typeof earlyOverview>;
  await (await module).showOverview(responses, storages.device, isSame);
}

function firstName(): string {
  const { firstname } = (parsed(storages.device.getItem(USER_INFO)) ?? {}) as { firstname?: unknown };
  return typeof firstname === 'string' ? firstname : '';
}

/** How long a paint is waited for, in milliseconds: where nothing larger than before is drawn, or by a browser that does not say. */
const PAINT = 100;

/**
 * What was drawn last is on the screen, not only in a frame that is on its way there: files that come meanwhile would hold
 * it up. A page that nobody sees is not painted.
 */
function painted() {
  if (document.hidden) return undefined;
  const drawn = performance.now();
  return new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ startTime }) => startTime >= drawn)) resolve();
    });
    for (const type of ['paint', 'largest-contentful-paint']) observer.observe({ type, buffered: true });
    setTimeout(resolve, PAINT);
  });
}

/** The application would hold up what can be shown without it: on a slow line the fonts take all of it meanwhile. */
async function load({ page, shown }: Asked) {
  await painted();
  await Promise.race([shown, new Promise((resolve) => setTimeout(resolve, HEAD_START))]);
  // Named once, as the build writes all of them here.
  const byPage = CREDENCE_FILES;
  const files = [...byPage.start, ...(page ? byPage[page] : [])];
  for (const href of files) {
    const how = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
    document.head.append(Object.assign(document.createElement('link'), { ...how, href }));
  }
  await import(/* @vite-ignore */ files[0]!);
}

/** Whoever is signed in is on the way to a page of their own. */
function leaveOutSignIn() {
  if (storages.device.getItem(TOKEN) !== null) document.querySelector('#first-page:has(form) main')?.replaceChildren();
}

/** What is submitted before the application is there waits for it. */
function keepSubmits() {
  const button = document.querySelector<HTMLButtonElement>('#first-page [data-submits]');
  if (!button?.form) return;
  button.type = 'submit';
  button.form.addEventListener('submit', (event) => {
    event.preventDefault();
    Object.assign((event.currentTarget as HTMLFormElement).dataset, { submitted: '' });
  });
}

leaveOutSignIn();
keepSubmits();
void load(ask());
