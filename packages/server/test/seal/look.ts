import { sql } from 'drizzle-orm';
import type { ContractOperation } from '../../src/http/contract/contract.js';
import { keepRows } from '../canary/kept.js';
import { call } from '../canary/look.js';
import { canaryRequests } from '../canary/requests.js';
import { everythingIn } from '../canary/said.js';
import { type Caller, callers, type CanaryStudy, makeAdministrator } from '../canary/study.js';
import { mailbox } from '../mailbox.js';
import type { TestApp } from '../testApp.js';
import { untilNobodyWrites } from '../testDatabase.js';
import { type Leaves, leavesOf, leavesOfResponse } from './leaves.js';

/** What somebody is told when they call an operation, or what mails say after it. */
export interface Telling {
  readonly name: Caller;
  /** The operation, with ` (mail)` where it is what mails say after it. */
  readonly where: string;
  readonly text: string;
  readonly leaves: Leaves;
}

/** What everybody is told, by who it is, the operation and the number of the request. */
export type Tellings = ReadonlyMap<string, Telling>;

interface Listening {
  readonly operations: readonly ContractOperation[];
  /** The requests to make, by their keys; undefined for all. */
  readonly only: ReadonlySet<string> | undefined;
}

/**
 * Lets everybody call every operation, and takes down what they and all mails are told. Whatever a call writes is put back
 * before the next one.
 */
export async function listen(server: TestApp, study: CanaryStudy, { operations, only }: Listening): Promise<Tellings> {
  const tellings = new Map<string, Telling>();
  const known = (await mailbox(server)).length;
  let kept = await keepRows(server, 'stage');
  for (const name of Object.keys(callers) as Caller[]) {
    if (name === 'owningAdministrator') {
      await makeAdministrator(server, study);
      await kept.forget();
      kept = await keepRows(server, 'stage');
    }
    for (const operation of operations)
      for (const [number, request] of canaryRequests(operation, study, name).entries()) {
        const key = `${name} ${operation.id} ${number}`;
        if (only && !only.has(key) && !only.has(mailsAfter(key))) continue;
        const response = await call(study, name, operation, request);
        const text = everythingIn(response);
        tellings.set(key, { name, where: operation.id, text, leaves: leavesOfResponse(response) });
        if (operation.method !== 'GET' && response.statusCode < 300) {
          const mails = (await mailbox(server)).slice(known);
          const [where, said] = [mailsAfter(operation.id), JSON.stringify(mails)];
          if (mails.length > 0) tellings.set(mailsAfter(key), { name, where, text: said, leaves: leavesOf(said) });
        }
        await untilNobodyWrites(server.database);
        await kept.putBack();
      }
  }
  await kept.forget();
  return tellings;
}

const mailsAfter = (operation: string) => `${operation} (mail)`;

/**
 * Every row of the database, but for ids that were not there `before`, the order of writing, and sealed mails, of which no
 * two are alike: what they say is told.
 */
export async function rowsOf({ database }: TestApp, before = ''): Promise<string[]> {
  const { rows: tables } = await database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const all = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await database.execute(sql.raw(`select * from "${name}"`));
      return rows.map(
        (row) =>
          `${name} ${JSON.stringify(row, (key, value) => (['seq', 'sealed'].includes(key) ? 0 : (value as unknown)))}`,
      );
    }),
  );
  const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
  return all
    .flat()
    .map((row) => row.replace(uuid, (id) => (before.includes(id) ? id : 'new')))
    .sort();
}
