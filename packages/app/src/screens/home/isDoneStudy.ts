import type { NetworkListEntry } from '@credence/api-client';
import { isRoundOver } from '../../ground/access/isRoundOver.js';
import { may } from '../../ground/access/may.js';

/** Whether a study has nothing more to ask of the user: everything is answered, or the round is closed. */
export const isDoneStudy = (network: NetworkListEntry): boolean =>
  isRoundOver(network) || (may(network, 'take_part') && network.percentCompleted === 100);
