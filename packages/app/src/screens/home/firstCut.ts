import type { NetworkListEntry } from '@credence/api-client';
import { may } from '../../ground/access/may.js';
import type { Cut } from './filmFiles.js';

/**
 * The film that a user needs first: how to answer if somebody has asked them to, otherwise how to ask.
 * @param invitations how many wait
 */
export function firstCut(networks: readonly NetworkListEntry[], invitations: number): Cut {
  const onlyAnswers = networks.length > 0 && networks.every((network) => !may(network, 'share'));
  return invitations > 0 || onlyAnswers ? 'experts' : 'owners';
}
