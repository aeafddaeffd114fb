import type { StudyProtocol } from '@credence/api-client';
import { keyOf, type QuestionPlace } from '../../features/meaning/namedQuestions.js';

/** A list of single questions, as a protocol has it. */
export interface AskedList {
  /** Those that are asked; the one that matters most comes first. */
  readonly questions: readonly QuestionPlace[];
  /** Those of them that were added by hand. */
  readonly added: readonly QuestionPlace[];
  /** What was taken out by hand. */
  readonly removed: readonly QuestionPlace[];
}

/** What is asked of a protocol with a ranked list. */
export const listOf = ({ questions, added = [], removed = [] }: StudyProtocol): AskedList => ({
  questions: questions === 'all' ? [] : questions,
  added,
  removed,
});

const without = (places: readonly QuestionPlace[], one: QuestionPlace) =>
  places.filter((place) => keyOf(place) !== keyOf(one));

export const includes = (places: readonly QuestionPlace[], one: QuestionPlace): boolean =>
  places.some((place) => keyOf(place) === keyOf(one));

/** In the order of a ranking; what it does not have comes last. */
function inOrder(places: readonly QuestionPlace[], ranking: readonly QuestionPlace[]): QuestionPlace[] {
  const ranks = new Map(ranking.map((place, rank) => [keyOf(place), rank]));
  const rankOf = (place: QuestionPlace) => ranks.get(keyOf(place)) ?? ranking.length;
  return places.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** What matters most and is neither asked nor taken out. */
export function nextInLine({ questions, removed }: AskedList, ranking: readonly QuestionPlace[]): QuestionPlace[] {
  const passed = new Set([...questions, ...removed].map(keyOf));
  return ranking.filter((place) => !passed.has(keyOf(place)));
}

/** So many questions: the next in line are asked too, or those that matter least no more. What was taken out comes back last. */
export function resize(list: AskedList, count: number, ranking: readonly QuestionPlace[]): AskedList {
  const { questions, added, removed } = list;
  if (count <= questions.length) {
    const kept = questions.slice(0, count);
    return { questions: kept, added: added.filter((place) => includes(kept, place)), removed };
  }
  const more = [...nextInLine(list, ranking), ...removed].slice(0, count - questions.length);
  return {
    questions: inOrder([...questions, ...more], ranking),
    added,
    removed: removed.filter((place) => !includes(more, place)),
  };
}

export function addQuestion(list: AskedList, place: QuestionPlace, ranking: readonly QuestionPlace[]): AskedList {
  const { questions, added, removed } = list;
  const [next] = nextInLine(list, ranking);
  // What was taken out, or comes next anyway, is where the ranking has it.
  const isRanked = includes(removed, place) || (next !== undefined && keyOf(next) === keyOf(place));
  return {
    questions: inOrder([...questions, place], ranking),
    added: isRanked ? added : [...added, place],
    removed: without(removed, place),
  };
}

export function removeQuestion({ questions, added, removed }: AskedList, place: QuestionPlace): AskedList {
  return {
    questions: without(questions, place),
    added: without(added, place),
    removed: includes(added, place) ? removed : [...removed, place],
  };
}

/** As many questions as before by a new ranking; what was added and taken out by hand stays so. */
export function rankAnew({ questions, added, removed }: AskedList, ranking: readonly QuestionPlace[]): AskedList {
  return resize({ questions: added, added, removed }, questions.length, ranking);
}
