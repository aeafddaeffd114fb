import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';

/** The lines of a table as records by the names in its head. */
function records(body: string): Record<string, string>[] {
  const [head = '', ...lines] = body.trimEnd().split('\r\n');
  const names = head.split(',');
  return lines.map((line) => Object.fromEntries(line.split(',').map((cell, at) => [names[at] ?? '', cell])));
}

test('R-3470: counts are shares times the cases of the certainty, of what was answered and nothing else', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const head = (await owner.get(`/network/download/${networkId}?format=counts`)).body.trimEnd();
  expect(head).toBe('node,node_name,state,share,cases,count');

  await owner.post(`${at('n3')}/1/save`, answer([60, 30, 10], { 'self-eval': 2 }));
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 1 }, value: [20, 30, 50], number: 1 }],
    parents: skyParents,
  });
  const { statusCode, headers, body } = await owner.get(`/network/download/${networkId}?format=counts`);
  expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename=network.counts.csv']);
  const [uncertain, , rather, certain] = server.config.certaintyCases;
  expect(uncertain).toBeLessThan(certain);
  const found = records(body);
  expect(found.filter(({ parent_Season }) => parent_Season === 'cold')).toEqual(
    [
      ['clear', 0.6],
      ['cloudy', 0.3],
      ['rain', 0.1],
    ].map(([state, share]) => ({
      node: 'Sky',
      node_name: 'Sky',
      parent_Season: 'cold',
      parent_Wind: 'calm',
      state,
      share: String(share),
      cases: String(certain),
      count: String(Number((Number(share) * certain).toPrecision(12))),
    })),
  );
  // The combination decides both columns of its season, each worth as much as a rather certain answer.
  const decided = found.filter(({ parent_Season }) => parent_Season === 'mild');
  expect(decided.map(({ parent_Wind, state, cases }) => [parent_Wind, state, cases])).toEqual(
    ['calm', 'strong'].flatMap((wind) => ['clear', 'cloudy', 'rain'].map((state) => [wind, state, String(rather)])),
  );
  expect(found).toHaveLength(9);
});

test('R-3470: what cannot occur and what is not somebody’s field has no count', async () => {
  const { owner, at, networkId } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/1/save`, { standing: 'cannot_occur', timer: 3 });
  await owner.post(`${at('n3')}/2/save`, { standing: 'not_my_field', timer: 3 });
  expect(records((await owner.get(`/network/download/${networkId}?format=counts`)).body)).toEqual([]);
});
