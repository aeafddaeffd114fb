// The cost of the dashboard over a million activities (or the given number) by 500 people in 8,000 nodes, all within
// the last 30 days, the worst possible spread: its p99 relative to an echo's, alternating in one run. As in service,
// where the hourly job has summed up past periods; and, without a limit, as after an outage, with nothing summed up.
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls, type Answer } from './calls.ts';
import { figure, median, percentile } from './load.ts';

const ACTIVITIES = Number(process.argv[2] ?? 1_000_000);
const PEOPLE = 500;
const NETWORKS = 200;
const NODES = 40;
const REQUESTS = 200;
const LIMIT = 40;

const server = await startServerUnderTest();
const { send, visit, signIn, close } = createCalls(server.port, 1);

/** Networks with nodes and combinations, questionnaires, and activities, mostly answers as in service. */
async function fill(): Promise<void> {
  await server.addAccounts(PEOPLE);
  await server.query(
    `insert into networks (id, owner_id, filename, format, encoding, file, size, name, node_count, created_at, modified_at)
     select 'net' || n, (select id from users order by id offset n % $2 limit 1), 'b.xdsl', 'xdsl', 'utf-8', '', 0, 'b', $3, now(), now()
     from generate_series(1, $1::int) n`,
    [NETWORKS, PEOPLE, NODES],
  );
  await server.query(
    'insert into assessments (network_id, id, created_at) select id, gen_random_uuid(), now() from networks where format = $1 and size = 0',
    ['xdsl'],
  );
  await server.query(
    `insert into nodes (network_id, key, ordinal, file_id, display_name, kind, states, parents, has_numbers)
     select a.network_id, 'n' || k, k, 'n' || k, 'Node ' || k, 'chance', '["a","b"]', '[]', true
     from assessments a, generate_series(1, $1::int) k where a.network_id like 'net%'`,
    [NODES],
  );
  await server.query(
    `insert into node_progress (network_id, assessment_id, node_key, columns, open, modified_at)
     select a.network_id, a.id, 'n' || k, k * 3, k, now() - random() * interval '30 days'
     from assessments a, generate_series(1, $1::int) k where a.network_id like 'net%'`,
    [NODES],
  );
  await server.query(
    `insert into combination_sets (network_id, assessment_id, node_key, epoch, revision, combinations, author_id, saved_at)
     select network_id, assessment_id, node_key, 0, 1,
       (select jsonb_agg(jsonb_build_object('number', c, 'nodes', jsonb_build_object('0', c), 'value', '[40, 60]'::jsonb, 'sequence', 1))
        from generate_series(1, (columns % 5)::int + 1) c),
       (select id from users limit 1), modified_at
     from node_progress where network_id like 'net%'`,
  );
  await server.query(
    `insert into questionnaires (user_id, scores, texts, experience, frequency, submitted_at)
     select id, array[4, 2, 1, 4, 5, 4, 3], '{}', 'Beginner', 'Daily', now() - random() * interval '30 days' from users`,
  );
  await server.query(
    `with people as (select array_agg(id) as ids, array_agg(username) as names from users)
     insert into events (id, at, seq, actor_id, username, type, network_id, node_key, epoch, iteration, metadata, after)
     select gen_random_uuid(), now() - random() * interval '30 days', i, ids[who], names[who], type,
       'net' || i % $2 + 1, 'n' || i % $3 + 1, 0, i % 100 + 1, '{}',
       case when type = 'answer_saved' then '{"sliders": [40, 60], "selfEval": 1, "comment": "as seen in our clinic", "revision": 1}'::jsonb end
     from people, (
       select i, 1 + floor(random() * $4)::int as who,
         (array['login', 'logout', 'combinations_saved', 'network_downloaded'])[case when i % 10 < 4 then i % 10 + 1 end] as rare
       from generate_series(1, $1::int) i
     ) drawn, lateral (select coalesce(rare, 'answer_saved') as type) kind`,
    [ACTIVITIES, NETWORKS, NODES, PEOPLE],
  );
  await server.query('vacuum analyze');
}

try {
  const identity = await signIn(await visit(), 'admin@example.org', server.password);
  await fill();
  const dashboard = () => send('GET', '/api/user/activities', identity, '');
  const echo = () => send('POST', '/echo', { 'content-type': 'application/json' }, '{"sliders":[60,30,10]}');

  /** The dashboard's p99 as a multiple of an echo's. */
  async function measure(name: string, requests: number): Promise<number> {
    const times = { dashboard: [] as number[], echo: [] as number[] };
    const timed = async (kind: keyof typeof times, one: () => Promise<Answer>) => {
      const sent = performance.now();
      const { status, body } = await one();
      if (status !== 200) throw new Error(`${status} ${body}`);
      times[kind].push(performance.now() - sent);
      return body.length;
    };
    let bytes = 0;
    for (let request = -20; request < requests; request += 1) {
      if (request === 0) for (const list of Object.values(times)) list.length = 0;
      bytes = await timed('dashboard', dashboard);
      // Several echoes per dashboard, so that the echo's p99 rests on enough samples.
      for (let time = 0; time < 4; time += 1) await timed('echo', echo);
    }
    const p99 = { dashboard: percentile(times.dashboard, 0.99), echo: percentile(times.echo, 0.99) };
    console.log(
      `        ${name}: dashboard fastest ${Math.min(...times.dashboard).toFixed(1)} ms, median ${median(times.dashboard).toFixed(1)} ms, p99 ${p99.dashboard.toFixed(1)} ms, ` +
        `${(bytes / 1000).toFixed(0)} kB; echo median ${median(times.echo).toFixed(2)} ms, p99 ${p99.echo.toFixed(2)} ms`,
    );
    return p99.dashboard / p99.echo;
  }

  await server.tidy();
  const name = `dashboard over ${ACTIVITIES.toLocaleString('en')} activities, p99 beside an echo`;
  figure(name, await measure('in service', REQUESTS), LIMIT, 'times');
  await server.query('delete from activity_counts');
  const standstill = await measure('after a standstill', Math.min(REQUESTS, 30));
  console.log(`        after a standstill, until the next hourly work: ${standstill.toPrecision(3)} times`);
} finally {
  close();
  await server.stop();
}
