import { expect, test } from 'vitest';
import { lookEverywhere } from '../canary/look.js';
import { allInSight } from '../canary/maySee.js';
import { callers, states } from '../canary/study.js';
import { plainPasswords } from '../passwords.js';
import { appForThisTest, contract } from '../testApp.js';

test.each(states)(
  'R-2882, R-2932, R-3057, R-3512, R-3582: no operation, whoever calls it, gives away in a response or a mail what is sealed (%s)',
  { timeout: 600_000 },
  async (state) => {
    const server = await appForThisTest({ passwords: plainPasswords, config: { peoplePerAddress: 10_000 } });
    const { leaks, seen, ...looked } = await lookEverywhere(server, state);
    console.log(
      `canary, ${state}: ${Object.keys(callers).length} callers, ${looked.operations} operations, ${looked.responses} responses (${looked.succeeded} not refused), ${looked.mails} mails, ${(looked.bytes / 1e6).toFixed(1)} MB`,
    );
    expect(leaks).toEqual([]);
    expect(looked.operations).toBe(contract.length);
    // It finds whatever may be seen.
    expect(seen).toEqual(allInSight(state));
  },
);
