import { expect, test } from 'vitest';
import { plainPasswords } from '../passwords.js';
import { allowed, type Allowed } from '../seal/allowed.js';
import { compareWorlds } from '../seal/compare.js';
import { stages } from '../seal/stages.js';
import { appForThisTest } from '../testApp.js';

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
