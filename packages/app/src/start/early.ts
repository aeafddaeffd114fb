// In the page itself, before anything else has come: asks for what the address will need, and loads the application as
// soon as what the server has drawn is painted.
import { storages } from '../ground/device/storages.js';
import { TOKEN } from '../ground/session/keys.js';
import { earlyAt, type EarlyPage } from './earlyCalls.js';

/** Files of the built application, by page; the first of `start` is the one that runs. */
declare const CREDENCE_FILES: Readonly<Record<'start' | EarlyPage, readonly string[]>>;

function ask(): EarlyPage | undefined {
  const token = storages.device.getItem(TOKEN);
  const headers = token === null ? {} : { Authorization: `Token ${token}` };
  const { page, calls } = earlyAt(location.pathname, storages.device);
  globalThis.credenceEarly = new Map(
    calls.map((call) => {
      const response = fetch(call, { headers });
      // Whoever takes it hears of it.
      response.catch(() => undefined);
      return [call, { token, response }];
    }),
  );
  return page;
}

function load(page: EarlyPage | undefined) {
  // Named once, as the build writes all of them here.
  const byPage = CREDENCE_FILES;
  const files = [...byPage.start, ...(page ? byPage[page] : [])];
  for (const href of files)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  void import(/* @vite-ignore */ files[0]!);
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
const page = ask();
// A page that nobody sees is not painted.
if (document.hidden) load(page);
else requestAnimationFrame(() => setTimeout(load, 0, page));
