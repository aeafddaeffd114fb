import { expect, test } from 'vitest';
import { answeredPanel } from '../../../test/answeredPanel.js';
import { answer } from '../../../test/assess.js';
import { appForThisTest } from '../../../test/testApp.js';

test('R-3056: what was adopted stands among the answers to a question, at its place, with whose it is', async () => {
  const server = await appForThisTest();
  const { owner, path, at } = await answeredPanel(server);
  const question = `${at('n1')}/1`;
  await owner.post(`${question}/save`, answer([60, 30, 10]));
  const before = (await owner.get(`${question}/history`)).json();
  expect(before).not.toHaveProperty('adopted');
  const at1 = server.clock.now();
  await owner.post(`${path}/adopt`, { of: 'linear' });
  server.clock.advance(60_000);
  await owner.post(`${question}/save`, answer([10, 30, 60]));
  await owner.post(`${path}/adopt`, { of: 'E2' });
  const { answers, adopted } = (await owner.get(`${question}/history`)).json();
  expect(answers).toMatchObject([{ sliders: [10, 30, 60] }, { sliders: [60, 30, 10] }]);
  expect(answers[1]).toEqual({ ...before.answers[0], counts: false });
  expect(adopted).toMatchObject([
    { place: 0, of: 'E2', exact: [500_000, 250_000, 250_000], counts: true, username: owner.user.username },
    { place: 2, of: 'linear', savedAt: at1.toISOString(), counts: false },
  ]);
  // Nobody was as certain of it as a save has to say.
  const restored = await owner.post(`${question}/restore`, { answer: adopted[1].id });
  expect([restored.statusCode, restored.json().code]).toEqual([404, 'answer_not_found']);
});
