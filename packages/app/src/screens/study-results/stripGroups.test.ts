import { expect, test } from 'vitest';
import { english } from '@credence/text/english/app';
import { studyResults as words } from '@credence/text/english/app/studyResults';
import { buildResults, resultsTables } from '../../test/resultsBuilders.js';
import { namedQuestions } from '../../features/meaning/namedQuestions.js';
import { mostApart, stripGroups } from './stripGroups.js';

const names = namedQuestions(resultsTables, english);
const ofExtent = buildResults().questions.filter(({ nodeId }) => nodeId === 'n3');

test('R-2948: the questions of a node stand in the order of its table, in groups by the first parent', () => {
  const groups = stripGroups(ofExtent, new Set(['n3 8']), names, words);
  expect(groups.map(({ label }) => label)).toEqual(['Smoking: none', 'moderate', 'heavy']);
  expect(groups.map(({ questions }) => questions.map(({ condition }) => condition))).toEqual(
    groups
      .map(() => ['under 50', '50 to 69', '70 and over'])
      .map((conditions, index) =>
        // Nobody said anything about one question.
        index === 1 ? conditions.slice(1) : conditions,
      ),
  );
  expect(groups.flatMap(({ questions }) => questions.filter(({ chosen }) => chosen).map(({ id }) => id))).toEqual([
    'n3 8',
  ]);
});

test('R-2948: a question with fewer than two answers has no disagreement', () => {
  const alone = ofExtent.map((question) => ({ ...question, n: 1 }));
  expect(stripGroups(alone, new Set(), names, words)[0]?.questions[0]?.disagreement).toBeNull();
  expect(mostApart(alone)).toBeUndefined();
  expect(mostApart(ofExtent)?.iteration).toBe(8);
});
