import { expect, test } from 'vitest';
import { addCollaborator, answer } from '../../../test/assess.js';
import type { Client } from '../../../test/client.js';
import { panel } from '../../../test/takePart.js';
import { appForThisTest, contract } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';

/** What one expert said, as nobody else would. */
const comment = 'canary of the only aviary';
const sliders = [61, 37, 13];
const hers = new RegExp(`${comment}|61,37,13|61\\D+37\\D+13`);

/** Every GET operation of the contract, about this network and each of its nodes. */
function everyPath(networkId: string, username: string): string[] {
  const values = { networkId, id: networkId, username, iteration: '1', of: 'E1' };
  const filled = (path: string, nodeId: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ({ ...values, nodeId })[name] ?? 'missing');
  return (
    contract
      .filter(({ method }) => method === 'GET')
      // Her words are in the table, and her numbers, as shares, in every form.
      .map(({ path }) => (path.endsWith('/tables/{of}') ? `${path}?format=csv` : path))
      .flatMap((path) => [...new Set(['n1', 'n2', 'n3'].map((nodeId) => filled(path, nodeId)))])
  );
}

test.each([
  ['open', []],
  ['closed', ['close']],
  ['open to the owner alone', ['close', 'results']],
])('R-2882, R-2932: no operation shows anybody what another expert said (%s)', async (_, steps) => {
  const server = await appForThisTest();
  const emails = ['ann@example.org', 'ben@example.org'];
  const { owner, networkId, path, at, experts } = await panel(server, emails, { sees: 'own' });
  const [ann, ben] = experts;
  const said = [
    await ann!.post(`${at('n3')}/1/save`, answer(sliders, { comment })),
    await ann!.post(`${at('n3')}/directions`, { directions: ['increases', 'decreases'] }),
    await ann!.post(`${at('n3')}/save`, {
      combinations: [{ nodes: -1, value: sliders, number: 1, comment }],
      parents: skyParents,
    }),
  ];
  expect(said[0]?.statusCode).toBe(200);
  expect(said[2]?.statusCode).toBe(200);
  for (const step of steps) expect((await owner.post(`${path}/${step}`)).statusCode).toBe(200);
  const seenBy = async (reader: Client) => {
    const seen = [];
    for (const url of everyPath(networkId, owner.user.username)) {
      const { body } = await reader.get(url, { 'accept-encoding': 'identity' });
      if (hers.test(body)) seen.push(url);
    }
    return seen;
  };
  const others = {
    ...{ owner, ben: ben!, collaborator: await addCollaborator(server, networkId), stranger: await server.signedIn() },
    visitor: server.visitor(),
  };
  const read = steps.includes('results') ? [`${path}/results/n3/1`, `${path}/tables/E1?format=csv`] : [];
  for (const [name, reader] of Object.entries(others))
    expect(await seenBy(reader), name).toEqual(name === 'owner' ? read : []);
  // She sees it herself, so the search would find it.
  expect(await seenBy(ann!)).toContain(`${at('n3')}/1`);
});
