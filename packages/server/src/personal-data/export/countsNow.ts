import { decide } from '@credence/bayesnet';
import type { RecordWords } from '@credence/text';
import { type AnswerRow, judgementOf, type SetAsideRow } from '../../judgements/index.js';
import { type Places, statesAt } from './judgementPlaces.js';
import { type OwnWords, type Save, saveOf } from './ownWords.js';

/** What is needed to put a person's acts into words. */
export interface OwnRows {
  readonly userId: string;
  readonly places: Places;
  readonly words: RecordWords;
  readonly wordsOf: OwnWords;
  /** The person's answers and questions set aside that are still there, by `saveOf`. */
  readonly answers: ReadonlyMap<string, AnswerRow>;
  readonly setAside: ReadonlyMap<string, SetAsideRow>;
}

/** Whether a save counts, or why it does not. */
export function countsNow(save: Save, { places, answers, setAside }: OwnRows): keyof RecordWords['counts'] {
  const standing = places.standing(save);
  if (!standing || save.epoch === null || !standing.epochs.has(save.epoch)) return 'reset';
  const present = saveOf({ ...save, epoch: standing.epoch });
  if (setAside.has(present)) return 'yes';
  const answer = answers.get(present);
  if (!answer) return 'replaced';
  const node = places.node(save);
  const states = node && statesAt(node, Number(save.iteration));
  const decision = decide(states ?? [], standing.combinations, { ...judgementOf(answer), sequence: answer.sequence });
  return decision?.by === 'answer' ? 'yes' : 'combination';
}
