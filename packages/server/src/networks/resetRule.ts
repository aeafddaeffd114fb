import type { ResetRule } from '@credence/api-client';
import { may } from '../roles/rights.js';
import type { NetworkOfUser } from './networks.js';

/** Who may reset nodes, and whether the reader says so. */
export function presentResetRule({ network, role }: Pick<NetworkOfUser, 'network' | 'role'>): ResetRule {
  return { ownerOnly: network.ownerResetsOnly, isOwner: may(role, 'decide_resets') };
}
