import type { NetworkListEntry } from '@credence/api-client';
import type { Cut } from './filmFiles.js';

/**
 * The film that a user needs first: how to answer, but for whoever has nothing to answer yet how to begin.
 * @param invitations how many wait
 */
export function firstCut(networks: readonly NetworkListEntry[], invitations: number): Cut {
  return invitations > 0 || networks.length > 0 ? 'experts' : 'owners';
}
