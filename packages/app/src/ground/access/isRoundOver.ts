import type { NetworkOverview } from '@credence/api-client';

/** Whether the user is an expert of a study whose round is closed: their answers can be read, and not changed. */
export const isRoundOver = (network: Pick<NetworkOverview, 'openRound' | 'may'>): boolean =>
  network.openRound === undefined && network.may?.includes('take_part') === true;
