// The seal of a round: eight experts save without a pause while its owner closes it again and again. What was read right after
// a close is compared with what is there a moment later: it has to be the same. Without the condition and the triggers it is
// not, which shows that the comparison sees what it should. Then what a save costs in a study, in turns with one outside.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls, type Identity } from './calls.ts';
import { figure, median } from './load.ts';

const WRITERS = 8;
const [closes = 1000, unsealed = 100] = process.argv.slice(2).map(Number);
const [WARM, PAIRS] = [200, 2000];
const SAVE_LIMIT = 1.1;
const json = { 'content-type': 'application/json' };

/** The condition of the seal in a statement that saves; with it out of the way everything is open. */
const condition = /\(\s*"networks"\."open_round" is not distinct from \([^()]*\)\s*\)/;
let isSealed = true;
const { Client } = createRequire(path.resolve('packages/server/package.json'))('pg') as {
  Client: { prototype: { query: (...given: unknown[]) => unknown } };
};
const { query } = Client.prototype;
Client.prototype.query = function (this: unknown, ...given: unknown[]) {
  const [asked] = given as [{ text?: string; name?: string } | string];
  if (!isSealed && typeof asked === 'object' && asked.text && condition.test(asked.text)) {
    asked.text = asked.text.replace(condition, (found) => `(true or ${found})`);
    // Prepared under a name of its own.
    asked.name &&= `${asked.name}_unsealed`;
  }
  return query.apply(this, given);
};

const server = await startServerUnderTest();
const { port, password } = server;
const { send, post, visit, signIn, upload, close } = createCalls(port, WRITERS + 1);
const rows = async (text: string, values: unknown[] = []) => (await server.query(text, values)).rows;

async function ok(answer: Promise<{ status: number; body: string }>): Promise<string> {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status} ${body}`);
  return body;
}

try {
  const owner = await signIn(await visit(), 'expert@example.org', password);
  const networkId = await upload(owner);
  const study = `/api/network/study/${networkId}`;
  const act = (what: string) => ok(post(`${study}/${what}`, {}, owner));
  const protocol = {
    questions: 'all',
    order: 'fixed',
    combinations: true,
    closesAt: '2099-12-31T22:59:59Z',
    sees: 'pool',
    primary: 'linear',
    withdrawal: 'until_final',
    purpose: '',
  };
  await ok(post(study, protocol, owner));
  await act('open');
  const experts: Identity[] = [];
  const outside: { identity: Identity; networkId: string }[] = [];
  for (const [index, username] of (await server.addAccounts(WRITERS)).entries()) {
    await addExpert(username, index + 1);
    await server.forgetAttempts();
    const identity = await signIn(await visit(), username, password);
    experts.push(identity);
    outside.push({ identity, networkId: await upload(identity) });
  }

  const save = (identity: Identity, network: string) =>
    send(
      'POST',
      `/api/network/${network}/n4/${1 + Math.floor(Math.random() * 1000)}/save`,
      { ...json, ...identity, 'idempotency-key': randomUUID() },
      JSON.stringify({
        sliders: [1, 2, 3].map(() => 1 + Math.floor(Math.random() * 99)),
        'self-eval': 1,
        comment: '',
        timer: 5,
      }),
    );
  const answersNow = async () => {
    const [found] = await rows(
      `select md5(coalesce(string_agg(answers::text, ' ' order by answers.assessment_id, node_key, iteration), '')) as all
       from answers join assessments on assessments.id = answers.assessment_id
       where answers.network_id = $1 and expert_id is not null`,
      [networkId],
    );
    return String(found?.all);
  };

  /** How many of so many closes were followed by a change. */
  async function closeAgainAndAgain(times: number) {
    let isOver = false;
    let [changed, saves] = [0, 0];
    const took: number[] = [];
    const writers = experts.map(async (identity) => {
      while (!isOver) {
        const { status, body } = await save(identity, networkId);
        if (status === 200) saves += 1;
        else if (status !== 409) throw new Error(`${status} ${body}`);
      }
    });
    for (let time = 0; time < times; time += 1) {
      await wait(Math.random() * 20);
      const before = performance.now();
      await act('close');
      took.push(performance.now() - before);
      const then = await answersNow();
      await wait(15);
      if ((await answersNow()) !== then) changed += 1;
      await act('reopen');
    }
    isOver = true;
    await Promise.all(writers);
    return { changed, saves, took: median(took) };
  }

  const sealed = await closeAgainAndAgain(closes);
  console.log(
    `sealed: ${sealed.changed} of ${closes} closes were followed by a change (${sealed.saves} saves between)`,
  );
  console.log(`        a close takes ${sealed.took.toFixed(1)} ms (median, while ${WRITERS} save)`);
  isSealed = false;
  for (const table of ['answers', 'node_progress']) await rows(`alter table ${table} disable trigger user`);
  const open = await closeAgainAndAgain(unsealed);
  console.log(`without: ${open.changed} of ${unsealed}`);
  isSealed = true;
  for (const table of ['answers', 'node_progress']) await rows(`alter table ${table} enable trigger user`);

  /** Milliseconds of a save. */
  async function timeOf(one: () => ReturnType<typeof save>): Promise<number> {
    const before = performance.now();
    await ok(one());
    return performance.now() - before;
  }
  const [someone] = outside;
  const inStudy = () => save(someone!.identity, networkId);
  const beside = () => save(someone!.identity, someone!.networkId);
  const times = { inStudy: [] as number[], beside: [] as number[] };
  for (let pair = -WARM; pair < PAIRS; pair += 1) {
    if (pair === 0) for (const list of Object.values(times)) list.length = 0;
    // In turns, and each of them first in turn: whatever else the machine does hits both.
    for (const first of pair % 2 === 0 ? [true, false] : [false, true])
      if (first) times.inStudy.push(await timeOf(inStudy));
      else times.beside.push(await timeOf(beside));
  }
  const [within, without] = [median(times.inStudy), median(times.beside)];
  console.log(`        a save: ${within.toFixed(2)} ms in a study, ${without.toFixed(2)} ms outside (medians)`);
  figure('a save in a study beside one outside', within / without, SAVE_LIMIT, 'times');
  if (sealed.changed > 0 || open.changed === 0) process.exitCode = 1;

  async function addExpert(username: string, code: number) {
    const expertId = randomUUID();
    const assessmentId = randomUUID();
    await rows(
      `insert into study_experts (network_id, id, code, user_id, address, address_key, locale, secret_hash, order_seed,
         invited_by, invited_at, accepted_at)
       select $1, $2, $3, users.id, username, username, 'en', 'none', 1, users.id, now(), now() from users where username = $4`,
      [networkId, expertId, code, username],
    );
    await rows(
      `insert into network_members (network_id, id, user_id, role, created_at, accepted_at)
       select network_id, id, user_id, 'expert', now(), now() from study_experts where id = $1`,
      [expertId],
    );
    await rows(
      `insert into assessments (network_id, id, is_shared, expert_id, round, created_at) values ($1, $2, false, $3, 1, now())`,
      [networkId, assessmentId, expertId],
    );
    await rows(
      `insert into node_progress (network_id, assessment_id, node_key, columns, open)
       select shared.network_id, $2, node_key, columns, columns from node_progress shared
       join assessments on assessments.id = shared.assessment_id and is_shared where shared.network_id = $1`,
      [networkId, assessmentId],
    );
  }
} finally {
  close();
  await server.stop();
}
