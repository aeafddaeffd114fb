import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import type { UserRow } from '../../src/accounts/users.js';
import { users } from '../../src/database/schema/index.js';
import type { ContractOperation } from '../../src/http/contract/contract.js';
import { keepRows } from '../canary/kept.js';
import { studyAround } from '../canary/study.js';
import { mailbox } from '../mailbox.js';
import { plainPasswords } from '../passwords.js';
import { contract, type TestApp } from '../testApp.js';
import { testPassword } from '../users.js';
import { type Allowed, allowanceOf } from './allowed.js';
import { differences, leavesOf } from './leaves.js';
import { listen, rowsOf, type Telling, type Tellings } from './look.js';
import { sayings, type World } from './sayings.js';
import { isErased, reach, type Stage } from './stages.js';

export interface Compared {
  /** Each as `caller operation place`: what tells the worlds apart and stands on no list. */
  readonly leaks: readonly string[];
  /** The entries of the list that were needed. */
  readonly needed: ReadonlySet<Allowed>;
  readonly tellings: number;
  readonly bytes: number;
}

/**
 * Makes two worlds that differ only in what Ann says, and compares what everybody is told in them: all bytes of every
 * operation, and of every mail.
 */
export async function compareWorlds(
  server: TestApp,
  stage: Stage,
  operations: readonly ContractOperation[] = contract,
): Promise<Compared> {
  const study = await studyAround(server);
  await tellApart(server);
  // So that a server that does not hash knows them.
  await server.database.update(users).set({ passwordHash: await plainPasswords.hash(testPassword) });
  const base = await keepRows(server, 'base');
  const start = server.clock.now().getTime();
  const before = (await rowsOf(server)).join('\n');
  /** Makes a world, and listens in it. */
  const inWorld = async (world: World, only?: ReadonlySet<string>) => {
    await base.putBack();
    server.clock.advance(start - server.clock.now().getTime());
    const reached = await reach(server, study, { stage, said: sayings[world] });
    const rows = isErased(stage) ? await rowsOf(server, before) : [];
    const mails = JSON.stringify(await mailbox(server));
    const tellings = new Map<string, Telling>(await listen(server, reached, { operations, only }));
    tellings.set('', { name: 'visitor', where: 'mails so far', text: mails, leaves: leavesOf(mails) });
    // On a busy machine a world takes minutes, and silence would end the run.
    console.log(`seal, ${stage}: listened in world ${world}`);
    return { tellings, rows };
  };
  const one = await inWorld('one');
  const other = await inWorld('other');
  // What differs is asked for once more, to know what no two tellings have in common.
  const suspects = new Set(
    [...one.tellings.keys(), ...other.tellings.keys()].filter((key) => differ(key, one.tellings, other.tellings)),
  );
  const again = suspects.size === 0 ? one : await inWorld('one', suspects);
  await base.forget();

  const leaks = new Set<string>();
  const needed = new Set<Allowed>();
  for (const key of suspects) {
    const { name, where, text } = (one.tellings.get(key) ?? other.tellings.get(key))!;
    const [a, b, c] = [one, other, again].map(({ tellings }) => tellings.get(key)?.leaves ?? new Map<string, string>());
    for (const place of differences(a!, b!, c!)) {
      const entry = allowanceOf({ name, where, place }, stage);
      if (entry) needed.add(entry);
      if (!entry) leaks.add(`${name} ${where} ${place}`);
      else if (entry.namesNobody && names(study.people.ann.account, text)) leaks.add(`${name} ${where} a name`);
    }
  }
  for (const row of onlyIn(one.rows, other.rows)) if (!isTombstone(row)) leaks.add(`left behind: ${row}`);
  const all = [...one.tellings.values(), ...other.tellings.values()];
  return {
    leaks: [...leaks],
    needed,
    tellings: all.length,
    bytes: all.reduce((sum, { text }) => sum + text.length, 0),
  };
}

/** The rows that only one of two databases has. */
const onlyIn = (rows: readonly string[], others: readonly string[]): string[] => [
  ...rows.filter((row) => !others.includes(row)),
  ...others.filter((row) => !rows.includes(row)),
];

/** Gives planted rows, which are all of one moment, moments of their own, so that lists of them have one order. */
async function tellApart({ database }: TestApp): Promise<void> {
  const times: Readonly<Record<string, readonly [string, ...string[]]>> = {
    answers: ['saved_at'],
    combination_sets: ['saved_at'],
    set_aside: ['saved_at'],
    directions: ['saved_at'],
    node_feedback: ['saved_at'],
    visits: ['at'],
    events: ['at'],
    network_members: ['created_at'],
    // Of a new mail, both are one moment.
    mails: ['created_at', 'next_attempt_at'],
  };
  for (const [table, columns] of Object.entries(times))
    await database.execute(
      sql.raw(`update ${table} set ${columns.map((column) => `${column} = ${column} + place * interval '1 ms'`).join()} from
        (select ctid as row, row_number() over (order by ${columns[0]}, xmin::text::bigint, cmin::text::bigint, ctid) as place from ${table}) numbered
        where ${table}.ctid = numbered.row`),
    );
}

const differ = (key: string, one: Tellings, other: Tellings): boolean => {
  const [a, b] = [one.get(key), other.get(key)];
  return !a || !b || !isDeepStrictEqual(a.leaves, b.leaves);
};

const names = ({ id, username }: UserRow, text: string): boolean => text.includes(id) || text.includes(username);

/** That she took her answers away, with a hash of what they were. */
const isTombstone = (row: string): boolean => row.startsWith('events ') && row.includes('"expert_withdrew"');
