import { rights } from '../roles/rights.js';
import type { NetworkRole, NetworkState } from '../roles/roles.js';

/** Why the answers to a question take no change, as the code that a save would be refused with. */
export interface Held {
  /** Of any kind. */
  readonly held?: 'round_open' | 'round_not_open';
  /** By combinations. */
  readonly combinationsHeld?: 'round_open' | 'round_not_open' | 'no_combinations';
}

/** Why somebody with this role can change nothing, or no combination. Empty if they can. */
export function heldBy(
  { openRound }: { readonly openRound: number | null },
  role: NetworkRole | undefined,
  { takesCombinations }: { readonly takesCombinations: boolean },
): Held {
  const state: NetworkState = {
    isRoundOpen: openRound !== null,
    ownerResetsOnly: false,
    terms: { takesCombinations, isPending: false },
  };
  const held = roundIn(rights.whyNot('assess', role, state));
  const combining = rights.whyNot('combine', role, state);
  const combinationsHeld = combining === 'no_combinations' ? combining : roundIn(combining);
  return { ...(held ? { held } : {}), ...(combinationsHeld ? { combinationsHeld } : {}) };
}

const roundIn = (code: ReturnType<typeof rights.whyNot>) =>
  code === 'round_open' || code === 'round_not_open' ? code : undefined;
