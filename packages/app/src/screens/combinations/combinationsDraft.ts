import { COMBINATION_LIMIT } from '@credence/bayesnet';
import type { NetworkNode } from '@credence/api-client';
import { type Combination, type CombinationEdits, isCombinationEdits } from '@credence/ui';
import type { Draft } from '../../drafts/drafts.js';

type Parents = NonNullable<NetworkNode['parents']>;

/** The combinations as they stand on the screen, and the list they were chosen over. */
export interface RestoredCombinations {
  readonly combinations: readonly Combination[];
  /** What was being edited, a combination that is not added yet too. */
  readonly edits?: CombinationEdits | undefined;
  readonly at: Date;
  /** True where something newer was saved since. */
  readonly outdated: boolean;
}

/** Names the draft of a node's combinations. */
export const combinationsForm = (place: { networkId: string; nodeId: string }) =>
  `combinations ${place.networkId} ${place.nodeId}`;

/** What is kept: the list, what was being edited, and what both were chosen over. */
export const keptCombinations = (
  combinations: readonly Combination[],
  edits: CombinationEdits,
  revision: string | undefined,
) => ({ combinations, edits, revision });

/** Whether nothing would be lost without a draft: the list is that which is saved, and no slider was moved besides. */
export function isAsSaved(
  combinations: readonly Combination[],
  edits: CombinationEdits,
  saved: NetworkNode['combinations'],
): boolean {
  const begun = edits.combinations.some(
    ({ selection, values }) => Object.keys(selection).length === 0 && values.some((value) => value !== null),
  );
  return !begun && JSON.stringify(combinations) === JSON.stringify(saved ?? []);
}

/** The draft for this node; undefined where what was kept is none, or does not fit its states and parents any more. */
export function restoreCombinations(draft: Draft | undefined, loaded: NetworkNode): RestoredCombinations | undefined {
  const { node, parents, revision } = loaded;
  if (!draft || !node || !parents || typeof draft.value !== 'object' || draft.value === null) return undefined;
  const kept = draft.value as Record<string, unknown>;
  if (!isList(kept['combinations'], node.vars.length, parents)) return undefined;
  const combinations = kept['combinations'];
  const shape = { states: node.vars.length, parents: parents.map(({ vars }) => vars.length) };
  const edits = isCombinationEdits(kept['edits'], shape) ? kept['edits'] : undefined;
  return { combinations, edits, at: draft.at, outdated: kept['revision'] !== revision };
}

/** As the editor makes it: numbered from 1, and one at most for all that remains. */
function isList(kept: unknown, states: number, parents: Parents): kept is readonly Combination[] {
  if (!Array.isArray(kept) || kept.length > COMBINATION_LIMIT) return false;
  const list = kept as readonly unknown[];
  if (!list.every((each) => isCombination(each, states, parents))) return false;
  const combinations = list as readonly Combination[];
  const isNumbered = combinations.every(({ number }, index) => number === index + 1);
  return isNumbered && combinations.filter(({ nodes }) => nodes === -1).length <= 1;
}

function isCombination(kept: unknown, states: number, parents: Parents): boolean {
  if (typeof kept !== 'object' || kept === null) return false;
  const { nodes, value, number } = kept as Record<string, unknown>;
  return Number.isInteger(number) && isAnswers(value, states) && (nodes === -1 || isSelection(nodes, parents));
}

function isAnswers(value: unknown, states: number): boolean {
  if (!Array.isArray(value) || value.length !== states) return false;
  return value.every((each) => Number.isInteger(each) && each >= 1 && each <= 99);
}

/** Indexes of parents, as they are written, with the index of one of their states. */
function isSelection(nodes: unknown, parents: Parents): boolean {
  if (typeof nodes !== 'object' || nodes === null) return false;
  return Object.entries(nodes).every(([parent, state]) => {
    const { length = 0 } = parents[Number(parent)]?.vars ?? [];
    return String(Number(parent)) === parent && Number.isInteger(state) && state >= 0 && state < length;
  });
}
