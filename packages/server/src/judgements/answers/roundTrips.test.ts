import { expect, test } from 'vitest';
import { answer, assessed } from '../../../test/assess.js';
import { recordStatements } from '../../../test/byNetwork/recordStatements.js';
import { appForThisTest, type TestApp } from '../../../test/testApp.js';

/** Statements that the work sends outside transactions, and how often it turns to the database and waits. */
async function asked(
  { database }: TestApp,
  work: () => Promise<unknown>,
): Promise<{ statements: number; turns: number }> {
  let [statements, turns, busy] = [0, 0, 0];
  const begins = () => {
    statements += 1;
    if (busy === 0) turns += 1;
    busy += 1;
  };
  const ends = () => {
    busy -= 1;
  };
  database.$client.on('acquire', begins).on('release', ends);
  await work();
  database.$client.off('acquire', begins).off('release', ends);
  return { statements, turns };
}

test('a save turns to the database three times and the next question twice, the session included', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const open = async (iteration: number) => {
    const response = await owner.get(`${at('n3')}/${iteration}?last_iteration=1`);
    expect(response.statusCode).toBe(200);
  };
  const save = async (iteration: number) => {
    const response = await owner.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10]));
    expect([response.statusCode, response.json().next_iteration]).toEqual([200, iteration + 1]);
  };
  // The first ones open connections.
  for (const iteration of [1, 2]) {
    await save(iteration);
    await open(iteration + 1);
  }
  expect(await asked(server, () => save(3))).toEqual({ statements: 3, turns: 3 });
  expect(await asked(server, () => open(4))).toEqual({ statements: 4, turns: 2 });
  await owner.post(`${at('n3')}/4/save`, answer([50, 50, 50], { standing: 'not_my_field' }));
  expect(await asked(server, () => save(5))).toEqual({ statements: 3, turns: 3 });
});

test('a save while a finished node is reviewed asks no more than any other', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const save = async () => {
    const response = await owner.post(`${at('n1')}/1/save`, answer([60, 30, 10]));
    expect(response.json()).toMatchObject({ percentCompleted: 100 });
  };
  for (let time = 0; time < 2; time += 1) await save();
  expect(await asked(server, save)).toEqual({ statements: 3, turns: 3 });
});

test('R-3333: whatever question a person has come to, they send the statements that are kept prepared already', async () => {
  const server = await appForThisTest();
  const { owner, at } = await assessed(server);
  const answerAll = (iterations: readonly number[]) =>
    recordStatements(server.database, async () => {
      for (const iteration of iterations) {
        const saved = await owner.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10]));
        const opened = await owner.get(`${at('n3')}/${iteration + 1}?last_iteration=${iteration}`);
        expect([saved.statusCode, opened.statusCode]).toEqual([200, 200]);
      }
    });
  const first = await answerAll([1, 2]);
  // The last one looks for what is open before it.
  const later = await answerAll([3, 4]);
  expect(later).toContainEqual(expect.stringContaining('from "answers"'));
  expect(later.filter((text) => !first.includes(text))).toEqual([]);
});
