import type { Question } from '@credence/api-client';
import { expect, test } from 'vitest';
import { addCollaborator, answer, assessed } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents, weather, xdslFile } from '../../../test/xdslFile.js';

test('R-1212: a question names its node, its parents’ states and where it stands', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  expect((await owner.get(`${at('n3')}/1`)).json()).toMatchObject({
    node: { id: 'n3', display_name: 'Sky', vars: ['clear', 'cloudy', 'rain'] },
    parents: [
      { display_name: 'Season', value: 'cold' },
      { display_name: 'Wind', value: 'calm' },
    ],
    changes: [false, false],
    currentValues: [50, 50, 50],
    answered: false,
    currentIteration: 1,
    previousIteration: null,
    nextIteration: 2,
    isLastIteration: false,
    percentCompleted: 0,
    timeRemaining: 7,
    questionsLeft: 6,
    question: { number: 1, of: 6 },
  });
});

test('R-1158: from one question to the next exactly one parent changes, and says from what', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  for (let iteration = 2; iteration <= 6; iteration += 1) {
    const { changes, parents } = (await owner.get(`${at('n3')}/${iteration}`)).json<{
      changes: boolean[];
      parents: { value: string; previous?: string }[];
    }>();
    expect(changes.filter(Boolean)).toHaveLength(1);
    parents.forEach(({ value, previous }, index) =>
      changes[index] ? expect(previous).not.toBe(value) : expect(previous).toBeUndefined(),
    );
  }
});

test('O-17: changes are relative to the question seen last, if it is known and exists', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const changesFrom = async (last: number) =>
    (await owner.get(`${at('n3')}/2?last_iteration=${last}`)).json<{ changes: boolean[] }>().changes;
  expect(await changesFrom(5)).toEqual([true, true]);
  expect(await changesFrom(6)).toEqual([true, false]);
  // The question itself and one that does not exist are ignored.
  expect(await changesFrom(2)).toEqual([false, true]);
  expect(await changesFrom(70)).toEqual([false, true]);
});

test('R-1712: opened directly, a question names the nearest one before it that was answered, and is compared with it', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const compared = async (question: string) => {
    const { comparedWith, changes } = (await owner.get(`${at('n3')}/${question}`)).json<Question>();
    return [comparedWith, changes.filter(Boolean).length];
  };
  expect(await compared('1')).toEqual([undefined, 0]);
  expect(await compared('5')).toEqual([undefined, 1]);
  for (const iteration of [1, 2, 5]) await owner.post(`${at('n3')}/${iteration}/save`, answer([1, 2, 3]));
  await owner.post(`${at('n3')}/3/save`, answer([50, 50, 50], { standing: 'not_my_field' }));
  expect(await compared('3')).toEqual([2, 1]);
  // The third was set aside.
  expect(await compared('4')).toEqual([2, 2]);
  expect(await compared('4?last_iteration=3')).toEqual([3, 1]);
  expect(await compared('4?last_iteration=4')).toEqual([2, 2]);
});

test('R-1161: Back skips decided questions and stops at answered ones', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 1 }, value: [5, 5, 90], number: 1 }],
    parents: skyParents,
  });
  await owner.post(`${at('n3')}/2/save`, answer([1, 2, 3]));
  // 3 and 4 are decided. From 2 to 6 one parent changes, from 2 to 5 two would.
  expect((await owner.get(`${at('n3')}/6`)).json()).toMatchObject({ previousIteration: 2, nextIteration: 5 });
  expect((await owner.get(`${at('n3')}/5`)).json()).toMatchObject({ previousIteration: 6, nextIteration: 1 });
  expect((await owner.get(`${at('n3')}/1`)).json()).toMatchObject({ previousIteration: null, nextIteration: 6 });
});

test('R-1158: also past what a combination decides exactly one parent changes, and Back leads where one came from', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  const saved = await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: { 0: 1 }, value: [5, 5, 90], number: 1 }],
    parents: skyParents,
  });
  const asked: number[] = [];
  let next = saved.json<{ nextQuestion: number | null }>().nextQuestion;
  while (next !== null) {
    const question = (await owner.get(`${at('n3')}/${next}`)).json<Question>();
    expect(question.previousIteration).toBe(asked.at(-1) ?? null);
    expect(question.changes.filter(Boolean)).toHaveLength(asked.length === 0 ? 0 : 1);
    asked.push(next);
    const answered = await owner.post(`${at('n3')}/${next}/save`, answer([1, 2, 3]));
    next = answered.json<{ next_iteration: number | null }>().next_iteration;
    expect(next).toBe(question.nextIteration);
  }
  expect(asked).toEqual([1, 2, 6, 5]);
});

test('the last open question says that it is the last', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  for (const iteration of [1, 2, 4, 5, 6]) await owner.post(`${at('n3')}/${iteration}/save`, answer([1, 2, 3]));
  expect((await owner.get(`${at('n3')}/3`)).json()).toMatchObject({ nextIteration: null, isLastIteration: true });
});

test('a question that a combination decides shows its values, as not answered', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  await owner.post(`${at('n3')}/save`, {
    combinations: [{ nodes: -1, value: [5, 5, 90] }],
    parents: skyParents,
  });
  expect((await owner.get(`${at('n3')}/4`)).json()).toMatchObject({
    currentValues: [5, 5, 90],
    answered: false,
    decidedBy: { number: 'rest', value: [5, 5, 90] },
    nextIteration: null,
    percentCompleted: 100,
  });
});

test('R-2624: the number of a question is its place among those that are asked, answered or not', async () => {
  const { owner, at } = await assessed(await appForThisTest());
  for (const iteration of [1, 2, 4]) await owner.post(`${at('n3')}/${iteration}/save`, answer([1, 2, 3]));
  const numberAt = async (iteration: number) => (await owner.get(`${at('n3')}/${iteration}`)).json<Question>().question;
  expect(await numberAt(1)).toEqual({ number: 1, of: 6 });
  expect(await numberAt(4)).toEqual({ number: 4, of: 6 });
  expect(await numberAt(3)).toEqual({ number: 3, of: 6 });
  expect(await numberAt(6)).toEqual({ number: 6, of: 6 });
});

test('R-2701: a question about a node with tables for later time steps says that it is about the first', async () => {
  const server = await appForThisTest();
  const owner = await server.signedIn();
  const later =
    '<dynamic><cpt id="Sky" order="1"><parents>Sky</parents><probabilities>1 0 0 1</probabilities></cpt></dynamic>';
  const bytes = xdslFile(weather).replace('</smile>', `${later}</smile>`);
  const { networkId } = (await owner.upload('/network/upload', { bytes })).json<{ networkId: string }>();
  const first = async (node: string) =>
    (await owner.get(`/network/${networkId}/${node}/1`)).json<Question>().firstTimeStep;
  expect([await first('n3'), await first('n1')]).toEqual([true, undefined]);
});

test('R-1746: an answer that somebody else gave names them and when, one’s own does not', async () => {
  const server = await appForThisTest();
  const { owner, at, networkId } = await assessed(server);
  const jon = await addCollaborator(server, networkId);
  await jon.post(`${at('n3')}/1/save`, answer([31, 68, 1]));
  const { username, firstname, lastname } = jon.user;
  const author = { username, name: `${firstname} ${lastname}`.trim(), savedAt: server.clock.now().toISOString() };
  expect((await owner.get(`${at('n3')}/1`)).json()).toMatchObject({ answered: true, author });
  expect((await jon.get(`${at('n3')}/1`)).json()).not.toHaveProperty('author');
  expect((await owner.get(`${at('n3')}/2`)).json()).not.toHaveProperty('author');
});
