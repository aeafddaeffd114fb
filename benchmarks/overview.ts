// The overview of a network shaped like Munin, with 100,000 questions answered: the server's p99 relative to an echo's,
// alternating in one run (limit 25); and the time from opening its address until the table is painted in a browser,
// relative to a network of 20 nodes on the same server (limit 2).
import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { buildApp } from '../build/buildProduct.ts';
import { inRoot } from '../build/workspace.ts';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls, type Identity } from './calls.ts';
import { firstPaint } from './firstPaint.ts';
import { figure, median, percentile } from './load.ts';

const NODES = 1_041;
const ANSWERS = 100_000;
const REQUESTS = 300;
const ROUNDS = 15;
const SERVER_LIMIT = 25;
const PAINT_LIMIT = 2;

/**
 * A network shaped like Munin: 1,041 nodes, about 1,400 arcs, at most three parents, up to 21 states. Its typical node
 * has more states than Munin's, so that there are well over 100,000 questions. Identical in every run.
 */
function networkLike(nodes: number): string {
  let seed = 20_261_121;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
  const pick = (values: readonly number[]) => values[Math.floor(random() * values.length)] ?? 0;
  const list = Array.from({ length: nodes }, (_, index) => {
    const parents = new Set<number>();
    // Few parents, and near ones, as in networks of anatomy.
    for (let left = Math.min(index, pick([0, 0, 1, 1, 1, 1, 2, 2, 2, 3])); left > 0; left -= 1) {
      parents.add(Math.max(0, index - 1 - Math.floor(random() * 30)));
    }
    const states = pick([3, 4, 5, 6, 6, 7, 9, 11, 13, 17, 21]);
    return { parents: [...parents], states };
  });
  const cpt = ({ parents, states }: (typeof list)[number], index: number) =>
    `<cpt id="N${index}">${Array.from({ length: states }, (_, state) => `<state id="s${state}"/>`).join('')}` +
    `${parents.length > 0 ? `<parents>${parents.map((parent) => `N${parent}`).join(' ')}</parents>` : ''}</cpt>`;
  const place = (_: unknown, index: number) =>
    `<node id="N${index}"><name>Median nerve at the wrist, site ${index}</name><interior color="e5f6f7"/>` +
    `<position>${(index % 40) * 150} ${Math.floor(index / 40) * 90} ${(index % 40) * 150 + 90} ${Math.floor(index / 40) * 90 + 40}</position></node>`;
  return (
    `<?xml version="1.0" encoding="UTF-8"?><smile version="1.0" id="munin"><nodes>${list.map(cpt).join('')}</nodes>` +
    `<extensions><genie version="1.0" name="munin">${list.map(place).join('')}</genie></extensions></smile>`
  );
}

await buildApp(() => undefined);
const server = await startServerUnderTest({ siteFolder: inRoot('packages/app/dist') });
const { send, visit, signIn, upload, close } = createCalls(server.port, 1);

/** Answers this many questions of a network as a person might: some nodes completed, some begun, some untouched. */
async function answer(networkId: string, count: number): Promise<void> {
  await server.query(
    `insert into answers (network_id, assessment_id, node_key, epoch, iteration, sliders, self_eval, seconds, author_id, sequence, revision, saved_at)
     select network_id, assessment_id, node_key, 0, iteration, sliders, 1, 20, (select id from users where username = 'expert@example.org'),
       iteration, 1, now()
     from (
       select p.*, i as iteration, row_number() over (order by hashtext(p.node_key), i) as place,
         (select jsonb_agg(10 + s) from generate_series(1, jsonb_array_length(n.states)) s) as sliders
       from node_progress p join nodes n on n.network_id = p.network_id and n.key = p.node_key,
         generate_series(1, least(p.columns, 3000)::int) i
       where p.network_id = $1 and (i < p.columns or hashtext(p.node_key || 'open') % 4 > 0)
     ) questions where place <= $2`,
    [networkId, count],
  );
  await server.query(
    `update node_progress p set answered = c.answers, closed = c.answers, open = p.columns - c.answers, revision = c.answers, modified_at = now()
     from (select node_key, count(*)::int as answers from answers where network_id = $1 group by node_key) c
     where p.network_id = $1 and p.node_key = c.node_key`,
    [networkId],
  );
  await server.query(
    `insert into visits (network_id, id, user_id, node_key, iteration, seconds, states, at)
     select network_id, gen_random_uuid(), author_id, node_key, iteration, 20, jsonb_array_length(sliders), now() - random() * interval '90 days'
     from answers where network_id = $1`,
    [networkId],
  );
  await server.query('vacuum analyze');
}

/** The overview's p99 as a multiple of an echo's. */
async function measureServer(identity: Identity, networkId: string): Promise<number> {
  const times = { overview: [] as number[], echo: [] as number[] };
  const timed = async (kind: keyof typeof times, call: () => ReturnType<typeof send>) => {
    const sent = performance.now();
    const { status, body } = await call();
    if (status !== 200) throw new Error(`${status} ${body}`);
    times[kind].push(performance.now() - sent);
    return body.length;
  };
  const json = { 'content-type': 'application/json' };
  let bytes = 0;
  for (let request = -20; request < REQUESTS; request += 1) {
    if (request === 0) for (const list of Object.values(times)) list.length = 0;
    bytes = await timed('overview', () => send('GET', `/api/network/overview/${networkId}`, identity, ''));
    // Several of each, so that the echo's p99 rests on enough samples.
    for (let time = 0; time < 4; time += 1) {
      await timed('echo', () => send('POST', '/echo', json, '{"sliders":[60,30,10]}'));
    }
  }
  const p99 = { overview: percentile(times.overview, 0.99), echo: percentile(times.echo, 0.99) };
  console.log(
    `        overview fastest ${Math.min(...times.overview).toFixed(1)} ms, median ${median(times.overview).toFixed(1)} ms, p99 ${p99.overview.toFixed(1)} ms, ` +
      `${(bytes / 1000).toFixed(0)} kB; echo median ${median(times.echo).toFixed(2)} ms, p99 ${p99.echo.toFixed(2)} ms`,
  );
  return p99.overview / p99.echo;
}

/** Milliseconds until the first frame with the table of an overview. */
const paint = (browser: Browser, networkId: string) =>
  firstPaint(browser, {
    origin: `http://127.0.0.1:${server.port}`,
    username: 'expert@example.org',
    password: server.password,
    path: `/network/${networkId}/`,
    selector: 'tbody tr a',
  });

try {
  const identity = await signIn(await visit(), 'expert@example.org', server.password);
  const large = await upload(identity, networkLike(NODES));
  const small = await upload(identity, networkLike(20));
  await answer(large, ANSWERS);
  await answer(small, 500);
  await server.report(
    'select count(*) as answers, (select sum(columns) from node_progress where network_id = $1) as questions from answers where network_id = $1',
    [large],
  );
  figure(
    `overview of ${NODES.toLocaleString('en')} nodes with ${ANSWERS.toLocaleString('en')} answers, p99 beside an echo`,
    await measureServer(identity, large),
    SERVER_LIMIT,
    'times',
  );

  const browser = await chromium.launch(launchOptions());
  try {
    const paints = { large: [] as number[], small: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.forgetAttempts();
      // Alternating, so that other load on the machine affects both equally.
      paints.small.push(await paint(browser, small));
      paints.large.push(await paint(browser, large));
    }
    const [few, many] = [median(paints.small), median(paints.large)];
    console.log(
      `        first table paint: 20 nodes ${few.toFixed(0)} ms, ${NODES.toLocaleString('en')} nodes ${many.toFixed(0)} ms`,
    );
    figure(`first table paint of ${NODES.toLocaleString('en')} nodes beside 20`, many / few, PAINT_LIMIT, 'times');
  } finally {
    await browser.close();
  }
} finally {
  close();
  await server.stop();
}
