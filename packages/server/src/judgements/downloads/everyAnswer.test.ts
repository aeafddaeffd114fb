import { expect, test } from 'vitest';
import { addCollaborator, answer, type Assessed, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';

/** The CSV's lines as records, of the first state of each answer alone. */
async function listed({ owner, networkId }: Assessed, query = '') {
  const { body } = await owner.get(`/network/download/${networkId}?format=csv${query}`);
  const [head = [], ...lines] = body
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(query.includes('semicolon') ? ';' : ','));
  const records = lines.map((line) => Object.fromEntries(head.map((name, at) => [name, line[at] ?? ''])));
  return records.filter(({ state }) => state === records[0]?.state);
}

test('R-1741: an answer that a colleague replaced stays in the CSV, with who, when and their own seconds', async () => {
  const server = await appForThisTest();
  const made = await assessed(server);
  const { owner, at, networkId } = made;
  const berta = await addCollaborator(server, networkId);
  const first = server.clock.now().toISOString();
  await owner.post(`${at('n3')}/1/save`, answer([31, 68, 1], { timer: 13 }));
  server.clock.advance(60_000);
  await berta.post(`${at('n3')}/1/save`, answer([90, 10, 1], { timer: 5 }));
  expect(await listed(made)).toMatchObject([
    {
      given: '31',
      author: owner.user.username,
      time: first,
      seconds: '13',
      counts: 'no',
      overtaken_by: 'answer',
      superseded: '',
    },
    {
      given: '90',
      author: berta.user.username,
      time: server.clock.now().toISOString(),
      seconds: '5',
      counts: 'yes',
      overtaken_by: '',
    },
  ]);
});

test('R-1741: what a reset, a combination or its own author took away stays in the CSV, and says so', async () => {
  const server = await appForThisTest();
  const made = await assessed(server);
  const { owner, at } = made;
  const choose = (value: number[]) =>
    owner.post(`${at('n3')}/save`, { combinations: [{ nodes: { 0: 1 }, value, number: 1 }], parents: skyParents });
  const told = async () =>
    (await listed(made)).map((line) => [line.question || 'combination', line.given, line.overtaken_by]);
  await owner.post(`${at('n3')}/1/save`, answer([61, 30, 10]));
  await owner.post(`${at('n3')}/3/save`, answer([62, 30, 10]));
  await choose([20, 30, 50]);
  await choose([21, 30, 50]);
  await owner.post(`${at('n3')}/1/save`, answer([50, 50, 50], { standing: 'not_my_field' }));
  expect(await told()).toEqual([
    ['combination', '21', ''],
    ['combination', '20', 'combination'],
    ['1', '61', 'withdrawal'],
    ['1', '', ''],
    ['3', '62', 'combination'],
  ]);
  await owner.post(`${at('n3')}/reset`);
  expect((await told()).map(([, , overtaken]) => overtaken)).toEqual(Array.from({ length: 5 }, () => 'reset'));
  await owner.post(`${at('n3')}/undo-reset`);
  expect((await told()).map(([, , overtaken]) => overtaken)).toEqual([
    '',
    'combination',
    'withdrawal',
    '',
    'combination',
  ]);
});

test('R-2835: the CSV says how each answer came about and why it was changed, and no reason becomes a formula', async () => {
  const made = await assessed(await appForThisTest());
  const { owner, at } = made;
  const save = (iteration: number, said: object) =>
    owner.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10], said));
  await save(1, { origin: 'taken_over', takenFrom: 2 });
  await save(2, { origin: 'decided' });
  await save(3, { origin: 'given', certaintyFrom: 1, reason: '=SUM(A1)' });
  await save(4, {});
  const told = (await listed(made)).map((line) => [line.origin, line.taken_from, line.certainty_from, line.reason]);
  expect(told).toEqual([
    ['taken_over', '2', '', ''],
    ['decided', '', '', ''],
    ['given', '', '1', "'=SUM(A1)"],
    ['', '', '', ''],
  ]);
});

test('R-1742: what was set aside keeps its comment and seconds, and no certainty that nobody gave', async () => {
  const made = await assessed(await appForThisTest());
  const { owner, at } = made;
  const aside = { standing: 'not_my_field', comment: 'ask a surgeon', timer: 21 };
  await owner.post(`${at('n3')}/1/save`, answer([50, 50, 50], aside));
  await owner.post(`${at('n3')}/2/save`, answer([50, 50, 50], { standing: 'cannot_occur', timer: 4 }));
  expect(await listed(made)).toMatchObject([
    { standing: 'not_my_field', comment: 'ask a surgeon', seconds: '21', certainty: '' },
    { standing: 'cannot_occur', seconds: '4', certainty: '' },
  ]);
});

test('R-1741: an answer that was brought back has no seconds, because nobody looked at the question for it', async () => {
  const made = await assessed(await appForThisTest());
  const { owner, at } = made;
  await owner.post(`${at('n1')}/1/save`, answer([60, 30, 10], { timer: 13 }));
  await owner.post(`${at('n1')}/1/save`, answer([70, 20, 10], { timer: 2 }));
  const { answers } = (await owner.get(`${at('n1')}/1/history`)).json<{ answers: { id: string }[] }>();
  await owner.post(`${at('n1')}/1/restore`, { answer: answers[1]?.id });
  expect((await listed(made)).map(({ given, seconds, counts }) => [given, seconds, counts])).toEqual([
    ['60', '13', 'no'],
    ['70', '2', 'no'],
    ['60', '', 'yes'],
  ]);
});

test('R-1743: for R and Python there is a column for each parent, and no byte order mark', async () => {
  const made = await assessed(await appForThisTest());
  const { owner, at, networkId } = made;
  await owner.post(`${at('n3')}/3/save`, answer([60, 30, 10]));
  await owner.post(`${at('n1')}/1/save`, answer([60, 30, 10]));
  const combinations = [{ nodes: { 0: 0 }, value: [20, 30, 50], number: 1 }];
  await owner.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  const { body } = await owner.get(`/network/download/${networkId}?format=csv&layout=analysis`);
  expect(body.split('\r\n')[0]).toMatch(/^node,node_name,question,combination,parent_Season,parent_Wind,state,/);
  const lines = body
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',').slice(0, 6));
  expect(lines.filter((_, at) => at % 3 === 0)).toEqual([
    ['Season', 'Season', '1', '', '', ''],
    ['Sky', 'Sky', '', '1', 'cold', ''],
    ['Sky', 'Sky', '3', '', 'mild', 'strong'],
  ]);
});

test('R-1744: with semicolons a share has a decimal comma', async () => {
  const made = await assessed(await appForThisTest());
  await made.owner.post(`${made.at('n1')}/1/save`, answer([60, 30, 10]));
  expect(await listed(made, '&separator=semicolon')).toMatchObject([{ node: 'Season', share: '0,6' }]);
});
