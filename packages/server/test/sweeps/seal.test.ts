import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { events } from '../../src/database/schema/index.js';
import { operations } from '../../src/operations.js';
import { plainPasswords } from '../passwords.js';
import { allowed, type Allowed } from '../seal/allowed.js';
import { compareWorlds } from '../seal/compare.js';
import { stages } from '../seal/stages.js';
import { appForThisTest, contract } from '../testApp.js';

const needed = new Set<Allowed>();

test.each(stages)(
  'R-3511: what one expert says changes no byte of what anybody else is told, but for what a list names (%s)',
  { timeout: 1_200_000 },
  async (stage) => {
    const server = await appForThisTest({ passwords: plainPasswords, config: { peoplePerAddress: 10_000 } });
    const { leaks, ...compared } = await compareWorlds(server, stage);
    console.log(`seal, ${stage}: ${compared.tellings} tellings, ${(compared.bytes / 1e6).toFixed(1)} MB`);
    expect(leaks).toEqual([]);
    for (const entry of compared.needed) needed.add(entry);
  },
);

test('R-3511: nothing stands on the list that no stage needs', () => {
  expect(allowed.filter((entry) => !needed.has(entry))).toEqual([]);
});

test('R-3511: the comparison finds a number of acts, the order of a list and a word in a mail', async () => {
  const leaking: Partial<typeof operations> = {
    // How many combinations somebody chose, as the log of an administrator once had it.
    getDashboard: async (call, services) => {
      const dashboard = await operations.getDashboard(call, services);
      const [said] = await services.database
        .select({ chosen: sql<number>`sum((${events.metadata} ->> 'combinations')::integer)::integer` })
        .from(events);
      return 'users' in dashboard ? { ...dashboard, questionnaireAnswers: said!.chosen } : dashboard;
    },
    // Who said more comes first.
    listCollaborators: async (call, services) => {
      const listed = await operations.listCollaborators(call, services);
      const { rows } = await services.database.execute<{ more: boolean }>(
        sql`select bool_or(comment = 'axolotl') as more from answers`,
      );
      if (!('collaborators' in listed) || !rows[0]!.more) return listed;
      return { ...listed, collaborators: listed.collaborators.toReversed() };
    },
    inviteExperts: async (call, services) => {
      const { rows } = await services.database.execute<{ words: string }>(
        sql`select string_agg(comment, ' ' order by comment) as words from answers`,
      );
      return operations.inviteExperts({ ...call, body: { ...call.body, message: rows[0]!.words } }, services);
    },
  };
  const server = await appForThisTest({ operations: leaking });
  const asked = contract.filter(({ id }) => id in leaking);
  const { leaks } = await compareWorlds(server, 'open', asked);
  expect([...new Set(leaks.map((leak) => /^\S+ \S+(?: \(mail\))?/.exec(leak)?.[0]))]).toEqual([
    'owner inviteExperts (mail)',
    'owner listCollaborators',
    'collaborator listCollaborators',
    'administrator getDashboard',
    'owningAdministrator getDashboard',
    'owningAdministrator inviteExperts (mail)',
    'owningAdministrator listCollaborators',
  ]);
});
