import type { NetworkListEntry } from '@credence/api-client';
import { isRoundOver } from '../../../ground/access/isRoundOver.js';
import { isOwn, may } from '../../../ground/access/may.js';

/**
 * Whether somebody was asked for answers and has given none yet, so that a question to practise on helps. A server
 * that sends no progress does not tell which question came last either.
 * @param invitations how many wait
 */
export function isNewcomer(networks: readonly NetworkListEntry[], invitations: number): boolean {
  if (networks.some(({ lastQuestion }) => lastQuestion)) return false;
  const knows = networks.some(
    (network) =>
      !isOwn(network) && may(network, 'assess') && !isRoundOver(network) && network.percentCompleted !== undefined,
  );
  return invitations > 0 || knows;
}
