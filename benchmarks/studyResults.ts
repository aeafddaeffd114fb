// The page of a study's results, 30 experts about a network of the size of Hepar II, beside its overview: the first frame
// with content in Chromium, from a server that computes the results for this visit, and from one that has them. The network
// is generated, or the file named: `node benchmarks/studyResults.ts hepar.xdsl`.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { buildApp } from '../build/buildProduct.ts';
import { inRoot } from '../build/workspace.ts';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls } from './calls.ts';
import { firstPaint } from './firstPaint.ts';
import { generated, heparShaped } from './inference/generated.ts';
import { seeded } from './integers/rareNetwork.ts';
import { figure, median } from './load.ts';

const EXPERTS = 30;
const ROUNDS = 9;
const LIMIT = 2;

/** A generated network as a file. */
function heparLike(): string {
  const { nodes } = generated(heparShaped, seeded(20_261_126));
  const cpts = nodes.map(({ id, states, parents, table }) => {
    if (table.kind !== 'full') throw new Error(`${id} has no full table.`);
    const names = Array.from({ length: states }, (_, state) => `<state id="s${state}"/>`).join('');
    const of = parents.length > 0 ? `<parents>${parents.map((parent) => nodes[parent]?.id).join(' ')}</parents>` : '';
    return `<cpt id="${id}">${names}${of}<probabilities>${table.values.join(' ')}</probabilities></cpt>`;
  });
  return `<?xml version="1.0"?><smile version="1.0" id="hepar"><nodes>${cpts.join('')}</nodes></smile>`;
}

await buildApp(() => undefined);
const server = await startServerUnderTest({ siteFolder: inRoot('packages/app/dist') });
const { post, visit, signIn, upload, close } = createCalls(server.port, 1);

/** Somebody who answered every question of the open round. */
async function addExpert(networkId: string, username: string, code: number): Promise<void> {
  const [expertId, assessmentId] = [randomUUID(), randomUUID()];
  await server.query(
    `insert into study_experts (network_id, id, code, user_id, address, address_key, locale, secret_hash, order_seed,
       invited_by, invited_at, accepted_at)
     select $1, $2, $3, id, username, username, 'en', 'none', 1, id, now(), now() from users where username = $4`,
    [networkId, expertId, code, username],
  );
  await server.query(
    `insert into assessments (network_id, id, is_shared, expert_id, round, created_at) values ($1, $2, false, $3, 1, now())`,
    [networkId, assessmentId, expertId],
  );
  await server.query(
    `insert into node_progress (network_id, assessment_id, node_key, columns, open, closed, answered, revision)
     select network_id, $2, node_key, columns, 0, columns, columns::int, columns::int from node_progress
     join assessments using (network_id) where network_id = $1 and assessments.id = assessment_id and is_shared`,
    [networkId, assessmentId],
  );
  await server.query(
    `insert into answers (network_id, assessment_id, node_key, epoch, iteration, sliders, self_eval, comment, seconds,
       author_id, sequence, revision, saved_at)
     select network_id, assessment_id, node_key, 0, iteration,
       (select jsonb_agg(1 + abs(hashtext($3 || node_key || iteration || state)) % 99)
        from generate_series(1, jsonb_array_length(states)) state), 1, case when iteration % 7 = 0 then 'Seldom seen.' else '' end,
       20, (select user_id from study_experts where id = $3::uuid), iteration, 1, now()
     from node_progress join nodes using (network_id), generate_series(1, columns::int) iteration
     where network_id = $1 and assessment_id = $2::uuid and key = node_key`,
    [networkId, assessmentId, expertId],
  );
}

try {
  const [file] = process.argv.slice(2);
  const username = 'expert@example.org';
  const owner = await signIn(await visit(), username, server.password);
  const networkId = await upload(owner, file === undefined ? heparLike() : readFileSync(file, 'utf8'));
  const act = async (path: string, body: object) => {
    const { status, body: said } = await post(path, body, owner);
    if (status !== 200) throw new Error(`${status} ${said}`);
  };
  const study = `/api/network/study/${networkId}`;
  const node = (key: number, state: number) => ({ node: `n${key}`, state });
  await act(`/api/network/outcomes/${networkId}`, {
    outcomes: [node(1, 0), node(2, 0)],
    cases: [
      { name: 'One', findings: [node(60, 0)] },
      { name: 'Other', findings: [node(66, 0)] },
    ],
  });
  await act(study, {
    questions: 'all',
    order: 'fixed',
    combinations: true,
    closesAt: '2099-12-31T22:59:59Z',
    sees: 'pool',
    primary: 'linear',
    withdrawal: 'until_final',
    purpose: '',
  });
  await act(`${study}/open`, {});
  for (const [index, name] of (await server.addAccounts(EXPERTS)).entries())
    await addExpert(networkId, name, index + 1);
  await act(`${study}/close`, {});
  await act(`${study}/results`, {});
  await server.query('vacuum analyze');
  await server.report(`select count(*) as answers from answers where network_id = $1`, [networkId]);

  /** Results are kept as long as nobody's number of saves changes. */
  const forget = () =>
    server.query(
      `update node_progress set revision = revision + 1 where network_id = $1 and node_key = 'n1' and assessment_id =
       (select id from assessments where network_id = $1 and round = 1 limit 1)`,
      [networkId],
    );
  const origin = `http://127.0.0.1:${server.port}`;
  const visitor = { origin, username, password: server.password };
  const results = { ...visitor, path: `/network/${networkId}/study/results`, selector: 'main select' };
  const overview = { ...visitor, path: `/network/${networkId}/`, selector: 'tbody tr a' };
  const browser = await chromium.launch(launchOptions());
  try {
    const times = { overview: [] as number[], kept: [] as number[], computed: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await server.forgetAttempts();
      // Alternating, so that other load on the machine affects all of them equally.
      times.overview.push(await firstPaint(browser, overview));
      times.kept.push(await firstPaint(browser, results));
      times.computed.push(await firstPaint(browser, { ...results, before: forget }));
    }
    const each = Object.entries(times).map(([name, list]) => `${name} ${median(list).toFixed(0)} ms`);
    console.log(`        first frame: ${each.join(', ')}`);
    const beside = (list: readonly number[]) =>
      median(list.map((taken, round) => taken / (times.overview[round] ?? 0)));
    const page = `first paint of the results of ${EXPERTS} experts beside the overview`;
    figure(`${page}, computed for it`, beside(times.computed), LIMIT, 'times');
    figure(`${page}, computed before`, beside(times.kept), LIMIT, 'times');
  } finally {
    await browser.close();
  }
} finally {
  close();
  await server.stop();
}
