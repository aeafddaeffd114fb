import type { ResetRule } from '@credence/api-client';
import type { NetworkOfUser } from './networks.js';

/** Whether a person who works on the network may reset its nodes. */
export function mayReset({ network, tie }: Pick<NetworkOfUser, 'network' | 'tie'>): boolean {
  return tie === 'owner' || !network.ownerResetsOnly;
}

/** Who may reset nodes, and whether the reader says so. */
export function presentResetRule({ network, tie }: Pick<NetworkOfUser, 'network' | 'tie'>): ResetRule {
  return { ownerOnly: network.ownerResetsOnly, isOwner: tie === 'owner' };
}
