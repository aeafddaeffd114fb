import { COMBINATION_LIMIT } from '@credence/bayesnet';
import type { NetworkNode } from '@credence/api-client';
import { type Combination, type CombinationEdits, isCombinationEdits } from '@credence/ui';
import * as v from 'valibot';
import { comment, rowOrder, share } from '../../features/answering/saidBeside.js';
import { device } from '../../ground/device/browserDevice.js';
import { written } from '../../ground/device/shapes.js';
import { valid } from '../../ground/device/valid.js';
import type { Draft, Form } from '../../ground/drafts/drafts.js';
import { wouldSaveTheSame } from './onTheWire.js';

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
export interface SavedList {
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
export const combinationsForm = ({ networkId, nodeId }: { networkId: string; nodeId: string }): Form => ({
  form: 'combinations',
  ...device.assessments.inNetwork(networkId),
  nodeId,
});

/** The draft to store: the list, the edits in progress, and what both are based on. */
export const keptCombinations = (
  combinations: readonly Combination[],
  edits: CombinationEdits | undefined,
  base: Base,
) => ({
  combinations,
  edits,
  revision: base.revision,
  before: base.combinations,
});

/** Whether a draft holds nothing but this, and so is settled once this is saved. */
export function isDraftOf(draft: Draft, { combinations, edits }: TypedCombinations): boolean {
  const kept = (draft.value ?? {}) as { readonly combinations?: unknown; readonly edits?: unknown };
  const told = (typed: typeof kept) =>
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
  return !begun && wouldSaveTheSame(combinations, saved);
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
    edits: isKeptEdits(edits, shape) ? edits : undefined,
    at: draft.at,
    base: {
      revision: valid(written(/^[!-~]{1,100}$/), revision),
      combinations: isList(before, states, parents) ? before : undefined,
    },
    outdated: revision !== loaded.revision,
  };
}

/** What a combination may say beside its shares. */
const remarks = {
  certainty: v.optional(v.nullable(v.picklist(['uncertain', 'ratherUncertain', 'ratherCertain', 'certain']))),
  comment: v.optional(comment),
  standing: v.optional(v.picklist(['answered', 'cannotOccur', 'notMyField'])),
};

/** The editor's invariants: numbered from 1, with at most one combination for all remaining cases. */
function listOf(states: number, parents: Parents) {
  const combination = v.object({
    ...remarks,
    selection: v.custom<Combination['selection']>((chosen) => chosen === 'rest' || isSelection(chosen, parents)),
    values: v.pipe(v.array(v.nullable(share)), v.length(states)),
    startValues: v.optional(v.pipe(v.array(share), v.length(states))),
    order: v.optional(
      v.pipe(
        rowOrder,
        v.everyItem((state) => state < states),
      ),
    ),
    number: v.number(),
  });
  return v.pipe(
    v.array(combination),
    v.check(
      (list) =>
        list.length <= COMBINATION_LIMIT &&
        list.every(({ number }, index) => number === index + 1) &&
        list.filter(({ selection }) => selection === 'rest').length <= 1,
    ),
  );
}

const isList = (kept: unknown, states: number, parents: Parents): kept is readonly Combination[] =>
  v.is(listOf(states, parents), kept);

/** The kit knows the shape of edits; what they say beside the shares is checked here. */
function isKeptEdits(kept: unknown, shape: { states: number; parents: readonly number[] }): kept is CombinationEdits {
  if (!isCombinationEdits(kept, shape)) return false;
  const { combinations, remainingRemarks = {} } = kept;
  return [...combinations, remainingRemarks].every((each) => v.is(v.object(remarks), each));
}

/** Whether all keys are written indexes of parents and all values indexes of their states. */
const isSelection = (nodes: unknown, parents: Parents) =>
  typeof nodes === 'object' &&
  nodes !== null &&
  Object.entries(nodes).every(([parent, state]) => {
    const { length } = parents[Number(parent)]?.vars ?? [];
    return String(Number(parent)) === parent && Number.isInteger(state) && state >= 0 && state < length;
  });
