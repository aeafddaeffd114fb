import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { plantedAt } from '../../../test/plantedAssessments.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';
import { users } from '../../database/schema/index.js';

type Entry = Record<string, unknown>;
type File = Record<'record' | 'answers' | 'combinations' | 'activities' | 'setAside' | 'visits', Entry[]> & {
  about: { keys: Entry; entries: Entry; table: Entry };
};

async function twoPeople() {
  const server = await appForThisTest();
  const { owner, networkId, at } = await assessed(server);
  const colleague = await addCollaborator(server, networkId);
  const fileOf = async (client: typeof owner) => (await client.get('/user/export')).json<File>();
  const own = (entries: readonly Entry[]) => entries.filter((entry) => (entry.at ?? entry.savedAt) !== plantedAt);
  const recordOf = async (client: typeof owner) => own((await fileOf(client)).record);
  return { server, owner, colleague, networkId, node: at('n3'), fileOf, recordOf, own };
}

test('R-2841: an export says what it is, and what each of its keys and entries holds', async () => {
  const { owner, node, fileOf } = await twoPeople();
  await owner.post(`${node}/1/save`, answer([10, 20, 70]));
  await owner.post(`${node}/2/save`, answer([10, 20, 70], { standing: 'not_my_field' }));
  await owner.post(`${node}/directions`, { directions: ['increases', 'unknown'] });
  const file = await fileOf(owner);
  expect(Object.keys(file)[0]).toBe('about');
  expect(Object.keys(file.about.keys).sort()).toEqual(Object.keys(file).sort());
  for (const key of [
    'record',
    'answers',
    'combinations',
    'setAside',
    'visits',
    'directions',
    'nodeFeedback',
  ] as const) {
    const [entry] = file[key as 'record'];
    expect(Object.keys(file.about.entries), key).toEqual(expect.arrayContaining(Object.keys(entry!)));
  }
});

test('R-2842: every act of a person on a node is in their record, in the order of time, with before and after in words', async () => {
  const { server, owner, node, networkId, recordOf, fileOf } = await twoPeople();
  const save = (question: number, given: object) => owner.post(`${node}/${question}/save`, given);
  const acts = [
    () => save(1, answer([10, 20, 70], { comment: 'As in winter.' })),
    () =>
      save(
        1,
        answer([20, 20, 60], { origin: 'taken_over', takenFrom: 2, certaintyFrom: 2, reason: 'I misread.', timer: 42 }),
      ),
    () => save(2, answer([50, 50, 50], { standing: 'not_my_field' })),
    () =>
      owner.post(`${node}/save`, {
        combinations: [{ nodes: { 0: 0 }, value: [5, 5, 90], number: 1 }],
        parents: skyParents,
      }),
    () => owner.post(`${node}/directions`, { directions: ['increases', 'unknown'] }),
    () => owner.post(`${node}/directions`, { directions: ['decreases', 'unknown'] }),
    () => owner.post(`${node}/feedback`, { plausible: false, comment: 'Too much rain.' }),
    () => owner.post(`${node}/reset`),
    () => owner.post(`${node}/undo-reset`),
  ];
  for (const act of acts) {
    expect((await act()).statusCode).toBe(200);
    server.clock.advance(1000);
  }
  const record = await recordOf(owner);
  const place = { network: 'network.xdsl', networkId, node: 'Sky', nodeKey: 'n3' };
  const shared = 'The answers that owner and collaborators share';
  expect(record).toMatchObject([
    {
      ...place,
      act: 'Answered a question',
      assessment: shared,
      question: 1,
      conditions: 'Season: cold, Wind: calm',
      before: 'Nothing',
      after: 'clear 10 %, cloudy 20 %, rain 70 %; rather certain; “As in winter.”',
      certainty: 'rather certain',
      comment: 'As in winter.',
      countsNow: 'No, it was replaced or withdrawn',
    },
    {
      before: 'clear 10 %, cloudy 20 %, rain 70 %; rather certain; “As in winter.”',
      shares: [
        { state: 'clear', percent: 20 },
        { state: 'cloudy', percent: 20 },
        { state: 'rain', percent: 60 },
      ],
      cameAbout: 'You began with the answer to question 2; the certainty is that of question 2',
      reason: 'I misread.',
      seconds: 42,
      countsNow: 'No, a combination decides this question',
    },
    {
      act: 'Set a question aside',
      conditions: expect.stringMatching(/^Season: /) as string,
      after: 'Not your field',
      countsNow: 'Yes',
    },
    { after: 'Combination 1 (Season: cold): clear 5 %, cloudy 5 %, rain 90 %', countsNow: 'Yes' },
    { before: 'Nothing', after: 'Season: increases, Wind: neither' },
    { before: 'Season: increases, Wind: neither', after: 'Season: decreases, Wind: neither' },
    { before: 'Nothing', after: 'Not plausible; “Too much rain.”', comment: 'Too much rain.' },
    {
      act: 'Reset a node',
      before: 'Questions answered or decided: 2, open: 4',
      after: 'Questions answered or decided: 0, open: 6',
    },
    { act: 'Undid the reset of a node', after: 'Questions answered or decided: 2, open: 4' },
  ]);
  const times = record.map(({ at }) => String(at));
  expect(times).toEqual([...times].sort());
  const { answers } = await fileOf(owner);
  expect(answers.find(({ sequence }) => sequence === 2)).toMatchObject({
    network: 'network.xdsl',
    node: 'Sky',
    conditions: 'Season: cold, Wind: calm',
    certainty: 'rather certain',
    countsNow: 'No, a combination decides this question',
  });
});

test('R-2843: what somebody else wrote is in nobody’s export but their own', async () => {
  const { owner, colleague, node, recordOf } = await twoPeople();
  const canary = answer([30, 30, 40], { comment: 'a canary in a comment', reason: 'a canary in a reason' });
  const combination = {
    nodes: { 0: 1 },
    value: [5, 5, 90],
    number: 1,
    comment: 'a canary at a combination',
    'self-eval': 1,
  };
  const mine = { nodes: { 0: 0 }, value: [10, 80, 10], number: 2, comment: 'a wren', 'self-eval': 1 };
  for (const question of [1, 2, 3]) await colleague.post(`${node}/${question}/save`, canary);
  await colleague.post(`${node}/save`, { combinations: [combination], parents: skyParents });
  await colleague.post(`${node}/directions`, { directions: ['increases', 'unknown'] });
  await colleague.post(`${node}/feedback`, { plausible: false, comment: 'a canary at a node' });
  await owner.post(`${node}/1/save`, answer([10, 20, 70], { comment: 'my own' }));
  // With the words that were there.
  await owner.post(`${node}/2/save`, answer([10, 20, 70], { comment: 'a canary in a comment' }));
  await owner.post(`${node}/2/save`, answer([10, 30, 60], { comment: 'a canary in a comment' }));
  // What is restored was overtaken before, by one without its words; then the same from their own act.
  await colleague.post(`${node}/3/save`, answer([40, 30, 30]));
  for (const [question, from] of [
    [1, -1],
    [3, -1],
    [3, 0],
  ] as const) {
    const history = await owner.get(`${node}/${question}/history`);
    const restored = history.json<{ answers: { id: string }[] }>().answers.at(from)!.id;
    expect((await owner.post(`${node}/${question}/restore`, { answer: restored })).statusCode).toBe(200);
  }
  await owner.post(`${node}/save`, { combinations: [combination, mine], parents: skyParents });
  await owner.post(`${node}/save`, {
    combinations: [{ ...combination, value: [6, 6, 88] }, mine],
    parents: skyParents,
  });
  await owner.post(`${node}/directions`, { directions: ['decreases', 'unknown'] });
  for (const file of ['', '?format=csv']) {
    const { body } = await owner.get(`/user/export${file}`);
    expect(body, file).not.toContain('canary');
    expect(body, file).not.toContain(colleague.user.username);
    expect(body, file).not.toContain(colleague.user.id);
    expect(body, file).toContain('my own');
    expect(body, file).toContain('a wren');
  }
  const record = await recordOf(owner);
  expect(record[0]).toMatchObject({ before: 'An answer of somebody else' });
  expect(record.find(({ cameAbout }) => cameAbout === 'You used an earlier answer again')).toMatchObject({
    after: 'clear 30 %, cloudy 30 %, rain 40 %; rather certain',
    comment: null,
  });
  expect((await colleague.get('/user/export')).body).toContain('a canary in a comment');
});

test('R-3580: an export tells which states of a combination its author set', async () => {
  const { owner, node, fileOf, own } = await twoPeople();
  const combination = { nodes: { 0: 1 }, value: [5, 5, 90], number: 1, touched: [true, false, false] };
  await owner.post(`${node}/save`, { combinations: [combination], parents: skyParents });
  const { combinations, activities } = await fileOf(owner);
  const told = { combinations: [{ touched: [true, false, false] }] };
  expect(own(combinations)).toMatchObject([told]);
  expect(activities.filter(({ type }) => type === 'combinations_saved').at(-1)).toMatchObject({ after: told });
});

test('R-2844: the record is a table of one row for each act, for a spreadsheet, and runs no formula', async () => {
  const { owner, node, fileOf } = await twoPeople();
  await owner.post(`${node}/1/save`, answer([10, 20, 70], { comment: '=1+1, "so"' }));
  const response = await owner.get('/user/export?format=csv');
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(response.headers['content-disposition']).toContain('filename=credence-2026-11-20.csv');
  expect(response.rawPayload.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
  const lines = response.body.replace('\ufeff', '').split('\r\n');
  const { record, about } = await fileOf(owner);
  expect(lines).toHaveLength(record.length + 2);
  expect(lines[0]!.split(',')).toEqual(Object.keys(about.table));
  const saved = lines.find((line) => line.includes('1+1'));
  expect(saved).toContain(`"'=1+1, ""so"""`);
  expect(saved).toContain('"Season: cold, Wind: calm"');
  expect(saved).toContain('"clear 10 %, cloudy 20 %, rain 70 %"');
  expect((await owner.get('/user/export?format=pdf')).statusCode).toBe(400);
});

test('R-2845: an export is in the language of its person', async () => {
  const { server, owner, node, recordOf } = await twoPeople();
  await owner.post(`${node}/1/save`, answer([10, 20, 31]));
  await server.database.update(users).set({ locale: 'de' }).where(eq(users.id, owner.user.id));
  expect((await recordOf(owner))[0]).toMatchObject({
    act: 'Frage beantwortet',
    certainty: 'eher sicher',
    before: 'Nichts',
  });
  expect((await owner.get('/user/export?format=csv')).body).toContain('16,3934 %');
});

test('R-2846: what a person did in another assessment of a network is in their record, and says so', async () => {
  const { owner, fileOf } = await twoPeople();
  const { record, answers } = await fileOf(owner);
  const another = 'A separate set of answers, begun on 2000-01-01';
  for (const list of [record, answers]) {
    expect(list.length).toBeGreaterThan(0);
    expect(list.every(({ assessment }) => assessment === another)).toBe(true);
  }
});

test('R-2849: an export asks no more of the database for many answers than for few', async () => {
  const { server, owner, node } = await twoPeople();
  const queries = new Map<object, { mock: { calls: unknown[] } }>();
  server.database.$client.on('acquire', (client) => {
    if (!queries.has(client)) queries.set(client, vi.spyOn(client, 'query'));
  });
  const asked = () => [...queries.values()].reduce((sum, { mock }) => sum + mock.calls.length, 0);
  const queriesOf = async () => {
    const before = asked();
    expect((await owner.get('/user/export')).statusCode).toBe(200);
    return asked() - before;
  };
  await owner.post(`${node}/1/save`, answer([10, 20, 70]));
  await queriesOf();
  const few = await queriesOf();
  for (const question of [1, 2, 3, 4, 5]) await owner.post(`${node}/${question}/save`, answer([20, 20, 60]));
  expect(few).toBeGreaterThan(20);
  expect(await queriesOf()).toBe(few);
});
