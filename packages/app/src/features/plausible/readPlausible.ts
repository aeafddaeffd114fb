import type { NetworkStructure } from '@credence/api-client';
import { device } from '../../ground/device/browserDevice.js';
import { judgements } from './browserJudgements.js';
import type { Due } from './due.js';
import { readResult, type Result } from './result.js';

export interface LoadedPlausible {
  /** The node to be judged now, and what follows for it. */
  readonly asked: { readonly due: Due; readonly result: Result } | undefined;
  /** The nodes that the user wants to be asked about later. */
  readonly later: readonly Due[];
}

export const NOTHING_PLAUSIBLE: LoadedPlausible = { asked: undefined, later: [] };

/** How many nodes are tried: of most of them the answers to an ancestor are open. */
const TRIED = 5;

/**
 * What is to be judged in a network: the node that is wanted, or the last that was finished and can be judged. For a node
 * without parents nothing follows but the one answer that was given.
 * @param structure undefined if the parents are unknown
 */
export async function readPlausible(
  networkId: string,
  structure: () => Promise<NetworkStructure | undefined>,
  wanted: string | null = null,
): Promise<LoadedPlausible> {
  const all = await judgements.dueIn(device.assessments.inNetwork(networkId));
  if (all.length === 0) return NOTHING_PLAUSIBLE;
  const roots = new Set((await structure())?.nodes.filter(({ parents }) => parents.length === 0).map(({ id }) => id));
  await Promise.all(all.filter(({ nodeId }) => roots.has(nodeId)).map((one) => judgements.drop(one)));
  const due = all.filter(({ nodeId }) => !roots.has(nodeId));
  const isWanted = ({ nodeId }: Due) => nodeId === wanted;
  const later = due.filter((one) => one.later && !isWanted(one));
  const now = [...due.filter(isWanted), ...due.filter((one) => !one.later && !isWanted(one))];
  for (const one of now.slice(0, TRIED)) {
    const result = await readResult(one);
    if (result === 'never') await judgements.drop(one);
    else if (result !== 'not-yet') return { asked: { due: one, result }, later };
  }
  return { asked: undefined, later };
}
