import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkRecord } from '../../src/judgements/record/checkRecord.js';
import { assessed } from '../assess.js';
import { playSession, session } from '../sessions.js';
import { type TestApp, testApp } from '../testApp.js';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

test('R-2811: after 200 sessions of two people, with resets, undo, combinations, races and clocks that jump, events and rows agree', {
  timeout: 1_200_000,
}, async () => {
  let events = 0;
  await fc.assert(
    fc.asyncProperty(session, async (deeds) => {
      const { networkId } = await playSession(server, deeds);
      const checked = await checkRecord(server.database, networkId);
      expect(checked.findings).toEqual([]);
      events += checked.events;
    }),
    { numRuns: 200 },
  );
  console.log(`record: ${events} events of 200 sessions replayed`);
});

/** The tables that a save writes. */
const WRITTEN = ['answers', 'combination_sets', 'directions', 'events', 'node_feedback', 'node_progress', 'visits'];

test('R-2811: whichever statement of a save fails, events and rows agree', { timeout: 1_200_000 }, async () => {
  const breaking = await testApp();
  const triggers = (what: (table: string) => string) => breaking.database.execute(sql.raw(WRITTEN.map(what).join(';')));
  await breaking.database.execute(sql`create function fail_now_and_then() returns trigger language plpgsql as $$
    begin
      if random() < 0.15 then raise exception 'planted'; end if;
      return coalesce(new, old);
    end $$`);
  let refused = 0;
  try {
    await fc.assert(
      fc.asyncProperty(session, async (deeds) => {
        const { networkId, statuses } = await playSession(breaking, deeds, undefined, () =>
          triggers(
            (table) => `create trigger breaks before insert or update on ${table} for each row
            execute function fail_now_and_then()`,
          ),
        );
        await triggers((table) => `drop trigger breaks on ${table}`);
        if (statuses.has(500)) refused += 1;
        expect((await checkRecord(breaking.database, networkId)).findings).toEqual([]);
      }),
      // Of ten sessions, chance once let eight pass unharmed.
      { numRuns: 40 },
    );
  } finally {
    await triggers((table) => `drop trigger if exists breaks on ${table}`);
    await breaking.database.execute(sql`drop function fail_now_and_then`);
    await breaking.close();
  }
  expect(refused).toBeGreaterThan(3);
});

/** Gives each node of a network so many saves of its only question, as events and as the answer that they leave. */
async function saveOften(networkId: string, ownerId: string, saves: number): Promise<void> {
  const own = sql`network_id = ${networkId} and assessment_id =
    (select id from assessments where network_id = ${networkId} and is_shared)`;
  const state = sql`jsonb_build_object('sliders', jsonb_build_array(number % 98 + 1, 50), 'selfEval', 1, 'comment', '',
    'seconds', 1, 'secondsInAll', number, 'sequence', number, 'authorId', ${ownerId}::text, 'revision', number,
    'savedAt', '2026-11-20T10:00:00.000Z', 'counts', jsonb_build_object('closed', '1', 'open', '0', 'answered', 1))`;
  const at = sql`'2026-11-20T10:00:00.000Z'::timestamptz`;
  await server.database.execute(sql`
    insert into events (id, at, seq, actor_id, type, network_id, assessment_id, node_key, epoch, iteration, revision, after)
    select gen_random_uuid(), ${at}, number, ${ownerId}::uuid, 'answer_saved', network_id, assessment_id, node_key, 0, 1,
      number, ${state}
    from node_progress, generate_series(1, ${saves}::integer) number where ${own}`);
  await server.database.execute(sql`
    insert into answers (network_id, assessment_id, node_key, epoch, iteration, sliders, self_eval, comment, seconds,
      author_id, sequence, revision, saved_at)
    select network_id, assessment_id, node_key, 0, 1, jsonb_build_array(${saves}::integer % 98 + 1, 50), 1, '',
      ${saves}::integer, ${ownerId}::uuid, ${saves}::integer, ${saves}::integer, ${at} from node_progress where ${own}`);
  await server.database.execute(sql`
    update node_progress set revision = ${saves}::integer, closed = 1, open = 0, answered = 1, modified_at = ${at}
    where ${own}`);
}

/** Megabytes that some work holds on to at most, beside what was there before it. */
async function heldBy(work: () => Promise<unknown>): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const before = held();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, held())), 1000);
  await work();
  clearInterval(watch);
  return (peak - before) / 1024 ** 2;
}

test('R-2811: 100,000 events of 4,999 nodes are replayed in one pass, with no more memory than 10,000 need', {
  timeout: 1_200_000,
}, async () => {
  const nodes = Array.from({ length: 4999 }, (_, index) => ({ id: `N${index}`, states: 2 }));
  const held: number[] = [];
  for (const saves of [2, 20]) {
    const { owner, networkId } = await assessed(server, nodes);
    await saveOften(networkId, owner.user.id, saves);
    let checked: Awaited<ReturnType<typeof checkRecord>> | undefined;
    held.push(await heldBy(async () => (checked = await checkRecord(server.database, networkId))));
    expect(checked?.findings).toEqual([]);
    expect(checked?.events).toBeGreaterThanOrEqual(4999 * saves);
  }
  const [few = 0, many = 0] = held;
  console.log(`record: ${few.toFixed(1)} MB held for 10,000 events, ${many.toFixed(1)} MB for 100,000`);
  expect(many).toBeLessThan(few + 20);
});
