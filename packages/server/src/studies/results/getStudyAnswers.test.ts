import type { components } from '@credence/api-client';
import { expect, test } from 'vitest';
import { answer } from '../../../test/assess.js';
import { openResults, panel } from '../../../test/takePart.js';
import { appForThisTest } from '../../../test/testApp.js';
import { skyParents } from '../../../test/xdslFile.js';

type StudyAnswers = components['schemas']['StudyAnswers'];

const formula = '=HYPERLINK("https://example.org","seen")';

test('R-2941: the owner reads each answer under its code, with the words as they were written', async () => {
  const study = await panel(
    await appForThisTest(),
    ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@example.org`),
  );
  const { owner, path, at, experts } = study;
  const [ann, ben, cleo, dan] = experts;
  await ann!.post(`${at('n3')}/1/save`, answer([60, 30, 10], { comment: formula, 'self-eval': -2 }));
  await ben!.post(`${at('n3')}/1/save`, answer([60, 30, 10], { standing: 'cannot_occur', comment: 'Never seen.' }));
  await cleo!.post(`${at('n3')}/1/save`, answer([60, 30, 10], { standing: 'not_my_field' }));
  const combinations = [{ nodes: -1, value: [10, 40, 50], number: 1, comment: 'As a rule.' }];
  await dan!.post(`${at('n3')}/save`, { combinations, parents: skyParents });
  await openResults(study);
  expect((await owner.get(`${path}/results/n3/1`)).json()).toEqual({
    nodeId: 'n3',
    iteration: 1,
    comments: [],
    answers: [
      { code: 1, standing: 'answered', shares: [0.6, 0.3, 0.1], certainty: -2, comment: formula },
      { code: 2, standing: 'cannot_occur', comment: 'Never seen.' },
      { code: 3, standing: 'not_my_field' },
      { code: 4, standing: 'answered', shares: [0.1, 0.4, 0.5], comment: 'As a rule.', combined: true },
    ],
  });
  expect((await owner.get(`${path}/results/n1/1`)).json()).toMatchObject({ answers: [] });
  for (const [question, code] of [
    ['n9/1', 'node_not_found'],
    ['n3/7', 'question_not_found'],
  ])
    expect((await owner.get(`${path}/results/${question}`)).json()).toMatchObject({ code });
});

test('R-2942: an expert reads comments alone, in an order that stays for them and a question, and tells nothing beyond', async () => {
  const study = await panel(
    await appForThisTest(),
    ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.org`),
  );
  const { path, at, experts } = study;
  const questions = [1, 2, 3, 4, 5, 6];
  for (const [place, expert] of experts.entries())
    for (const iteration of questions)
      await expert.post(`${at('n3')}/${iteration}/save`, answer([60, 30, 10], { comment: `By ${place}.` }));
  await openResults(study);
  const readBy = async (reader: (typeof experts)[number], iteration: number) =>
    (await reader.get(`${path}/results/n3/${iteration}`)).json<StudyAnswers>();
  const orders = [];
  for (const reader of experts.slice(0, 2))
    for (const iteration of questions) {
      const seen = await readBy(reader, iteration);
      expect(seen).toEqual(await readBy(reader, iteration));
      expect(Object.keys(seen).sort()).toEqual(['comments', 'iteration', 'nodeId']);
      expect(seen.comments.toSorted()).toEqual(experts.map((_, place) => `By ${place}.`));
      orders.push(seen.comments.join());
    }
  // Drawn twelve times, hardly any of 720 orders comes twice.
  expect(new Set(orders).size).toBeGreaterThan(6);
});
