import { expect, test } from 'vitest';
import type { QuestionPlace } from '../../features/meaning/namedQuestions.js';
import { addQuestion, type AskedList, nextInLine, rankAnew, removeQuestion, resize } from './askedList.js';

const at = (name: string): QuestionPlace => ({ nodeId: name, iteration: 1 });
const ranking = ['a', 'b', 'c', 'd', 'e'].map(at);
const names = (places: readonly QuestionPlace[]) => places.map(({ nodeId }) => nodeId).join('');
const written = ({ questions, added, removed }: AskedList) => [questions, added, removed].map(names);
const list: AskedList = { questions: ranking.slice(0, 3), added: [], removed: [] };

test('R-3543: a longer list has the next in line, a shorter one loses what matters least', () => {
  expect(written(resize(list, 4, ranking))).toEqual(['abcd', '', '']);
  expect(written(resize(list, 2, ranking))).toEqual(['ab', '', '']);
  expect(written(resize(list, 9, ranking))).toEqual(['abcde', '', '']);
});

test('R-3543: what was taken out is not next in line, and comes back only when nothing else is left', () => {
  const shorter = removeQuestion(list, at('b'));
  expect(written(shorter)).toEqual(['ac', '', 'b']);
  expect(names(nextInLine(shorter, ranking))).toBe('de');
  expect(written(resize(shorter, 3, ranking))).toEqual(['acd', '', 'b']);
  expect(written(resize(shorter, 5, ranking))).toEqual(['abcde', '', '']);
  expect(written(addQuestion(shorter, at('b'), ranking))).toEqual(['abc', '', '']);
});

test('R-3543: what comes next anyway is not marked as added, another question is, until it is taken out', () => {
  expect(written(addQuestion(list, at('d'), ranking))).toEqual(['abcd', '', '']);
  const longer = addQuestion(list, at('e'), ranking);
  expect(written(longer)).toEqual(['abce', 'e', '']);
  expect(written(removeQuestion(longer, at('e')))).toEqual(['abc', '', '']);
});

test('R-3543: a question that cannot be ranked comes last', () => {
  expect(written(addQuestion(list, at('z'), ranking))).toEqual(['abcz', 'z', '']);
});

test('R-3543: for other outcomes as many questions are ranked, without what was taken out and with what was added', () => {
  const changed = addQuestion(removeQuestion(list, at('a')), at('e'), ranking);
  expect(written(changed)).toEqual(['bce', 'e', 'a']);
  expect(written(rankAnew(changed, ['d', 'a', 'b', 'c', 'e'].map(at)))).toEqual(['dbe', 'e', 'a']);
});
