import type { NetworkOverview } from '@credence/api-client';

/** Whether all that can be downloaded are lists of what the user answered, and no file of the network. */
export const areAnswers = (downloads: NonNullable<NetworkOverview['downloads']>): boolean =>
  downloads.length > 0 && downloads.every(({ format }) => format === 'csv' || format === 'counts');
