import { type Found, type Handed, Ledger } from '../../harness/ledger.ts';

/** The answers that one person gave to a network, in order, and whether each was acknowledged. */
export interface Given {
  readonly networkId: string;
  readonly answers: readonly (Handed & { readonly acknowledged: boolean })[];
}

/** A save in the database's record of a network, and an answer as it stands there now. */
export interface KeptSave {
  readonly iteration: number;
  readonly comment: string;
  readonly sliders: readonly number[];
}
export type KeptAnswer = Omit<KeptSave, 'comment'>;

/** How many answers are otherwise in the database than they were given; all are 0 if all is well. */
export interface Difference {
  readonly lost: number;
  readonly doubled: number;
  /** Never given like this. */
  readonly foreign: number;
  /** Questions whose answer is not the last that was given. */
  readonly notCurrent: number;
}

/**
 * Compares what one person gave with what was kept of it, by content.
 * @param saves newest first
 */
export function compareKept(
  { answers }: Given,
  saves: readonly KeptSave[],
  current: readonly KeptAnswer[],
): Difference {
  const ledger = new Ledger();
  for (const answer of answers) {
    ledger.handIn(answer);
    if (answer.acknowledged) ledger.acknowledge(answer.mark);
  }
  const history = Map.groupBy(saves, ({ iteration }) => iteration);
  const standing = new Map(current.map(({ iteration, sliders }) => [iteration, sliders]));
  const questions = new Set([...ledger.iterations, ...history.keys(), ...standing.keys()]);
  const { lost, doubled, foreign, notCurrent } = ledger.compare(
    [...questions].map(
      (iteration): Found => ({
        iteration,
        history: history.get(iteration) ?? [],
        current: standing.get(iteration) ?? null,
      }),
    ),
  );
  return { lost: lost.length, doubled: doubled.length, foreign: foreign.length, notCurrent: notCurrent.length };
}
