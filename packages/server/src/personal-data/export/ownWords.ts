import type { StoredCombination } from '../../database/schema/index.js';
import { type AnswerState, combinationsOf } from '../../judgements/index.js';
import type { Act } from './acts.js';
import type { JudgementPlace } from './judgementPlaces.js';

/** Tells a person's own words from those that other people wrote and the person used again. */
export interface OwnWords {
  /** An answer's comment, without what somebody else wrote. */
  comment(save: Save, comment: string): string;
  /** The person's own combinations, without the comments of others. */
  combinations(place: JudgementPlace, all: readonly StoredCombination[]): StoredCombination[];
}

/** A question of a node, in one of its epochs. */
interface Question extends JudgementPlace {
  readonly epoch: number | null;
  readonly iteration: number | bigint | null;
}

/** One of the saves of a question. */
export interface Save extends Question {
  readonly revision: number | null;
}

const nodeOf = ({ networkId, assessmentId, nodeKey }: JudgementPlace) => `${networkId} ${assessmentId} ${nodeKey}`;
const questionOf = (question: Question) => `${nodeOf(question)} ${question.iteration}`;

/** Names a save. */
export const saveOf = (save: Save): string => `${questionOf(save)} ${save.epoch} ${save.revision}`;

/**
 * Reads from a person's acts which words were there before them, or came with an answer that they restored.
 * @param acts all of the person's, in any order
 */
export function ownWords(userId: string, acts: readonly Act[]): OwnWords {
  const written = new Map<string, Set<string>>();
  const note = (key: string, comment: string | undefined) => {
    if (!comment) return;
    const known = written.get(key) ?? new Set();
    written.set(key, known.add(comment));
  };
  for (const act of acts) {
    if (act.type === 'answer_saved') {
      const before = act.before as AnswerState | null;
      if (before && before.authorId !== userId) note(questionOf(act), before.comment);
    } else if (act.type === 'combinations_saved') {
      for (const combination of [...combinationsOf(act.before), ...combinationsOf(act.after)])
        if (combination.authorId !== userId) note(nodeOf(act), combination.comment);
    }
  }
  const borrowed = restoredOfOthers(acts);
  const isOthers = (key: string, comment: string) => written.get(key)?.has(comment) ?? false;
  return {
    comment: (save, comment) => (borrowed.has(saveOf(save)) || isOthers(questionOf(save), comment) ? '' : comment),
    combinations: (place, all) =>
      all
        .filter(({ authorId }) => authorId === userId)
        .map(({ comment, ...combination }) =>
          comment && !isOthers(nodeOf(place), comment) ? { ...combination, comment } : combination,
        ),
  };
}

/** The saves that restored an answer which somebody else had given, by question and revision. */
function restoredOfOthers(acts: readonly Act[]): ReadonlySet<string> {
  const byId = new Map(acts.map((act) => [act.id, act]));
  const isOthers = (act: Act | undefined): boolean => {
    for (let at = act; at; at = byId.get(restoredBy(at)!)) if (restoredBy(at) === undefined) return false;
    // What it goes back to is no act of this person.
    return true;
  };
  const states = acts.filter((act) => restoredBy(act) !== undefined && act.after !== null && isOthers(act));
  return new Set(states.map((act) => saveOf({ ...act, revision: (act.after as AnswerState).revision })));
}

/** The id of the event whose answer was restored. */
export const restoredBy = ({ metadata: { restored } }: Act) => (typeof restored === 'string' ? restored : undefined);
