import type { NetworkOverview } from '@credence/api-client';
import { may } from './may.js';

/** Whether what the user could change rests: a round of the study is open, and only its experts write until it closes. */
export const isResting = (network: Pick<NetworkOverview, 'openRound' | 'may'>): boolean =>
  network.openRound !== undefined && !may(network, 'take_part');
