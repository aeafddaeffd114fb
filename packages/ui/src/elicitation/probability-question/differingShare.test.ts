import { expect, test } from 'vitest';
import { sharesOf } from '../answers/shares.js';
import { probabilityQuestionLabels, verbalScale } from '../../labels/english.js';
import { differingShare } from './differingShare.js';

const hint = (values: readonly (number | null)[], moved?: number) =>
  differingShare({ values, shares: sharesOf(values), anchors: verbalScale, moved });

test.each([
  ['62 is between fifty-fifty and expected, 44 is not', [62, 30, 50], undefined, 0],
  ['the one that was moved last comes first', [62, 30, 50], 1, 1],
  ['the one that was moved last agrees, another does not', [62, 49, 30], 1, 0],
  ['answers that add up to 100 are stored as they are', [60, 30, 10], 0, undefined],
  ['what nobody has answered says nothing', [null, null, null], undefined, undefined],
])('%s', (_, values, moved, index) => expect(hint(values, moved)).toBe(index));

test('says what was set and what of it is stored, in words for the number of states', () => {
  const say = probabilityQuestionLabels.youSet;
  expect(say(62, 3, '44 %', 'between uncertain and fifty-fifty')).toBe(
    'You set 62. Measured against all three, that is 44 %: between uncertain and fifty-fifty.',
  );
  expect(say(62, 2, '44 %', 'x')).toContain('against both,');
  expect(say(62, 40, '1 %', 'x')).toContain('against all 40,');
});
