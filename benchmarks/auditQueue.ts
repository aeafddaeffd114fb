// What the audit log's one lock costs 200 people who sign in at the same moment: the time until all are in, against the
// time without lock and entry in the same run. Limit 1.25.
import { startServerUnderTest } from '../harness/serverUnderTest.ts';
import { createCalls } from './calls.ts';
import { figure, median } from './load.ts';

const PEOPLE = 200;
const ROUNDS = 5;

const server = await startServerUnderTest();

/** Turns the lock into one that locks nothing and drops the entries, or makes both whole again. */
async function seal(sealing: boolean): Promise<void> {
  const body = sealing ? "language internal strict as 'pg_advisory_xact_lock_int8'" : "language plpgsql as 'begin end'";
  await server.query(
    `set local allow_system_table_mods = on;
     create or replace function pg_catalog.pg_advisory_xact_lock(bigint) returns void ${body};
     alter table audit_log ${sealing ? 'disable' : 'enable'} trigger dropped`,
  );
}

try {
  await server.query(
    `create function drop_entry() returns trigger language plpgsql as 'begin return null; end';
     create trigger dropped before insert on audit_log for each row execute function drop_entry()`,
  );
  const usernames = await server.addAccounts(PEOPLE);

  async function storm(sealing: boolean): Promise<number> {
    await seal(sealing);
    await server.forgetAttempts();
    // Connections of its own: those of the storm before may be closed at any moment.
    const arriving = createCalls(server.port, PEOPLE);
    const visitor = await arriving.visit();
    const begin = performance.now();
    await Promise.all(usernames.map((username) => arriving.signIn(visitor, username, server.password)));
    const time = performance.now() - begin;
    arriving.close();
    return time;
  }

  await storm(true);
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const [open, sealed] = [await storm(false), await storm(true)];
    ratios.push(sealed / open);
    console.log(
      `round ${round}: ${PEOPLE} sign-ins in ${sealed.toFixed(0)} ms, without the lock in ${open.toFixed(0)} ms`,
    );
  }
  await server.report('select count(*) as entries, max(number) as last from audit_log');
  figure(`${PEOPLE} sign-ins at once, against the same without the audit log's lock`, median(ratios), 1.25, 'times');
} finally {
  await server.stop();
}
