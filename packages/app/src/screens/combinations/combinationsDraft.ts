import { COMBINATION_LIMIT, COMMENT_LIMIT, isCertainty } from '@credence/bayesnet';
import type { NetworkNode } from '@credence/api-client';
import { type Combination, type CombinationEdits, isCombinationEdits } from '@credence/ui';
import { isExact, isStanding } from '../../features/answering/saidBeside.js';
import type { Draft } from '../../ground/drafts/drafts.js';

type Parents = NonNullable<NetworkNode['parents']>;

/** The combinations as shown. */
export interface TypedCombinations {
  readonly combinations: readonly Combination[];
  /** Edits in progress, including a combination not yet added. */
  readonly edits?: CombinationEdits | undefined;
}

/** The saved list that another one was made from. */
export interface Base {
  readonly revision: string | undefined;
  /** Undefined in a draft that was stored before drafts had it. */
  readonly combinations: readonly Combination[] | undefined;
}

/** The list that the server has. */
export interface Saved {
  readonly combinations: readonly Combination[];
  readonly revision: string | undefined;
}

/** A draft, and whether the list it is based on is still the saved one. */
export interface RestoredCombinations extends TypedCombinations {
  readonly at: Date;
  readonly base: Base;
  /** True if something newer has been saved since. */
  readonly outdated: boolean;
}

/** The name of the draft for a node's combinations. */
export const combinationsForm = (place: { networkId: string; nodeId: string }) =>
  `combinations ${place.networkId} ${place.nodeId}`;

/** The draft to store: the list, the edits in progress, and what both are based on. */
export const keptCombinations = (
  combinations: readonly Combination[],
  edits: CombinationEdits | undefined,
  base: Base,
) => ({ combinations, edits, revision: base.revision, before: base.combinations });

/** Whether a draft holds nothing but this, and so is settled once this is saved. */
export function isDraftOf(draft: Draft, { combinations, edits }: TypedCombinations): boolean {
  const kept = (draft.value ?? {}) as Partial<TypedCombinations>;
  const told = (typed: Partial<TypedCombinations>) =>
    JSON.stringify([typed.combinations, edits === undefined ? undefined : typed.edits]);
  return told(kept) === told({ combinations, edits });
}

/** Whether nothing would be lost without a draft: the list equals the saved one and nothing else was begun. */
export function isAsSaved(
  combinations: readonly Combination[],
  edits: CombinationEdits,
  saved: readonly Combination[],
): boolean {
  const begun = edits.combinations.some(
    ({ selection, values, standing = 'answered' }) =>
      Object.keys(selection).length === 0 && (standing !== 'answered' || values.some((value) => value !== null)),
  );
  return !begun && JSON.stringify(combinations) === JSON.stringify(saved);
}

/** Restores the draft for this node; undefined if there is none or it no longer fits the node's states and parents. */
export function restoreCombinations(draft: Draft | undefined, loaded: NetworkNode): RestoredCombinations | undefined {
  const { node, parents } = loaded;
  if (!draft || !node || !parents || typeof draft.value !== 'object' || draft.value === null) return undefined;
  const { combinations, edits, revision, before } = draft.value as Record<string, unknown>;
  const states = node.vars.length;
  if (!isList(combinations, states, parents)) return undefined;
  const shape = { states, parents: parents.map(({ vars }) => vars.length) };
  return {
    combinations,
    edits: isCombinationEdits(edits, shape) && isSaidOfAll(edits, states) ? edits : undefined,
    at: draft.at,
    base: {
      revision: isRevision(revision) ? revision : undefined,
      combinations: isList(before, states, parents) ? before : undefined,
    },
    outdated: revision !== loaded.revision,
  };
}

/** Whether it can be sent in a header. */
function isRevision(kept: unknown): kept is string {
  return typeof kept === 'string' && /^[!-~]{1,100}$/.test(kept);
}

/** Checks the editor's invariants: numbered from 1, with at most one combination for all remaining cases. */
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
  if (!Number.isInteger(number) || !isAnswers(value, states) || !isSaid(kept, states)) return false;
  return nodes === -1 || isSelection(nodes, parents);
}

const isSaidOfAll = ({ combinations, remainingDetails = {} }: CombinationEdits, states: number) =>
  [...combinations, remainingDetails].every((each) => isSaid(each, states));

/** Whether what it says beside its sliders, if anything, is of the right form. */
function isSaid(kept: object, states: number): boolean {
  const { exact, certainty = null, comment = '', standing } = kept as Record<string, unknown>;
  if (!isExact(exact, states) || !isStanding(standing)) return false;
  if (typeof comment !== 'string' || [...comment].length > COMMENT_LIMIT) return false;
  return certainty === null || isCertainty(certainty);
}

function isAnswers(value: unknown, states: number): boolean {
  if (!Array.isArray(value) || value.length !== states) return false;
  return value.every((each) => Number.isInteger(each) && each >= 1 && each <= 99);
}

/** Whether all keys are written indexes of parents and all values indexes of their states. */
function isSelection(nodes: unknown, parents: Parents): boolean {
  if (typeof nodes !== 'object' || nodes === null) return false;
  return Object.entries(nodes).every(([parent, state]) => {
    const { length } = parents[Number(parent)]?.vars ?? [];
    return String(Number(parent)) === parent && Number.isInteger(state) && state >= 0 && state < length;
  });
}
