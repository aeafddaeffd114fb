import { expect, test } from 'vitest';
import { answers } from '../src/database/schema/index.js';
import { operations } from '../src/operations.js';
import { lookEverywhere } from './canary/look.js';
import { allInSight } from './canary/maySee.js';
import { appForThisTest, contract } from './testApp.js';

const reads = contract.filter(({ method }) => method === 'GET');

// While a round is open; the sweep looks through all states, and through what is written.
test('R-2882, R-2932, R-3057, R-3512, R-3582: whatever anybody reads, nothing gives away what is sealed', async () => {
  const { leaks, seen, operations: read } = await lookEverywhere(await appForThisTest(), 'open', reads);
  expect(leaks).toEqual([]);
  expect(read).toBe(reads.length);
  expect(seen).toEqual(allInSight('open'));
});

test('R-3057: the search finds what an operation lets out, in a body and in a mail', async () => {
  const leaking: Partial<typeof operations> = {
    getStudy: async (call, services) => {
      const study = await operations.getStudy(call, services);
      if (!('protocol' in study)) return study;
      const said = await services.database.select().from(answers);
      const purpose = said.map(({ comment }) => comment).join();
      return { ...study, protocol: { ...study.protocol, purpose } };
    },
    inviteExperts: (call, services) =>
      operations.inviteExperts({ ...call, body: { ...call.body, message: 'okapi' } }, services),
  };
  const server = await appForThisTest({ operations: leaking });
  const { leaks } = await lookEverywhere(
    server,
    'open',
    contract.filter(({ id }) => id in leaking),
  );
  expect(leaks.map((leak) => leak.replace(/ \/.*/, ''))).toEqual([
    'owner feedback in a mail after open',
    'owner comment in getStudy',
    'owner feedback in a mail after inviteExperts',
    'ben comment in getStudy',
    'owningAdministrator comment in getStudy',
    'owningAdministrator feedback in a mail after inviteExperts',
  ]);
});
