import { may } from '../../roles/rights.js';
import type { NetworkRole } from '../../roles/roles.js';

/**
 * Why the answers of somebody with this role take no change, as the code that a save would be refused with: an expert's
 * once their round is closed, those that the others share while one is open. Undefined if they take one.
 */
export function heldBy(
  { openRound }: { readonly openRound: number | null },
  role: NetworkRole | undefined,
): 'round_open' | 'round_not_open' | undefined {
  if (may(role, 'take_part')) return openRound === null ? 'round_not_open' : undefined;
  return openRound === null ? undefined : 'round_open';
}
