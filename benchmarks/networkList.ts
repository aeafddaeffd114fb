// The cost of a keystroke in the filter of Manage Networks and of a change of page for a user with 10,000 networks,
// relative to one with 20, in the built application on its server, in one run: main-thread time until the last frame is
// rendered, and how long the reader waits for it.
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { buildApp } from '../build/buildProduct.ts';
import { inRoot } from '../build/workspace.ts';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { median, percentile } from './load.ts';
import { busy } from './mainThread.ts';
import { openSignedIn } from './signedInPage.ts';

const MANY = 10_000;
const FEW = 20;
const WORD = 'larynx 17';
const ROUNDS = 5;

await buildApp(() => undefined);
const server = await startServerUnderTest({ siteFolder: inRoot('packages/app/dist') });
const origin = `http://127.0.0.1:${server.port}`;

/** Gives a user this many networks, each with a few unanswered nodes. */
async function give(username: string, count: number): Promise<void> {
  await server.query(
    `insert into networks (id, owner_id, filename, format, encoding, file, size, name, node_count, created_at, modified_at)
     select 'b' || u.username || i, u.id, (array['larynx', 'thyroid', 'hepar', 'cor'])[i % 4 + 1] || ' ' || i || '.xdsl', 'xdsl', 'utf-8', '', 0,
       'Network ' || i, 3, now() - i * interval '7 minutes', now() - i * interval '5 minutes'
     from users u, generate_series(1, $2::int) i where u.username = $1`,
    [username, count],
  );
  await server.query(
    `insert into assessments (network_id, id, created_at)
     select n.id, gen_random_uuid(), now() from networks n where n.id like 'b' || $1 || '%'`,
    [username],
  );
  await server.query('vacuum analyze');
}

interface Figures {
  filter: number[];
  page: number[];
  /** Milliseconds until the list was shown. */
  list: number;
}

async function measure(browser: Browser, username: string): Promise<Figures> {
  const page = await openSignedIn(browser, { origin, username, password: server.password });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const asked = performance.now();
  await page.goto(`${origin}/networks_overview`);
  await page.locator('tbody tr a').first().waitFor();
  const figures: Figures = { filter: [], page: [], list: performance.now() - asked };
  await page.waitForLoadState('networkidle');

  const next = page.getByRole('button', { name: 'Next page' });
  for (const direction of [next, page.getByRole('button', { name: 'Previous page' })]) {
    await direction.focus();
    figures.page.push(await busy(page, cdp, () => page.keyboard.press('Enter')));
  }
  const search = page.getByRole('searchbox', { name: 'Filter networks...' });
  await search.focus();
  for (const letter of WORD) {
    figures.filter.push(await busy(page, cdp, () => page.keyboard.press(letter === ' ' ? 'Space' : letter)));
  }
  await page.context().close();
  return figures;
}

const browser = await chromium.launch(launchOptions());
try {
  const people = { many: 'expert@example.org', few: 'colleague@example.org' } as const;
  await give(people.many, MANY);
  await give(people.few, FEW);
  const rounds: Record<keyof typeof people, Figures[]> = { many: [], few: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    await server.forgetAttempts();
    // Alternating, so that other load on the machine affects both equally.
    for (const kind of ['few', 'many'] as const) rounds[kind].push(await measure(browser, people[kind]));
  }
  const say = (name: string, of: (figures: Figures) => readonly number[]) => {
    const [few, many] = [rounds.few.flatMap(of), rounds.many.flatMap(of)];
    console.log(
      `${name.padEnd(17)} ${MANY.toLocaleString('en')} networks ${median(many).toFixed(1)} ms (slowest of 20: ${percentile(many, 0.95).toFixed(1)} ms), ` +
        `${FEW} networks ${median(few).toFixed(1)} ms: ${(median(many) / median(few)).toFixed(2)} times`,
    );
  };
  say('filter keystroke', ({ filter }) => filter);
  say('page change', ({ page }) => page);
  say('list after a call', ({ list }) => [list]);
} finally {
  await browser.close();
  await server.stop();
}
