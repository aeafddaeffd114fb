import type { ResetRule } from '@credence/api-client';
import { may } from '../../roles/rights.js';
import type { NetworkOfUser } from './networks.js';

/** Whether a person who works on the network may reset its nodes. */
export function mayReset({ network, role }: Pick<NetworkOfUser, 'network' | 'role'>): boolean {
  return may(role, 'decide_resets') || !network.ownerResetsOnly;
}

/** Who may reset nodes, and whether the reader says so. */
export function presentResetRule({ network, role }: Pick<NetworkOfUser, 'network' | 'role'>): ResetRule {
  return { ownerOnly: network.ownerResetsOnly, isOwner: may(role, 'decide_resets') };
}
