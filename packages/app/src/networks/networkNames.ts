import type { NetworkListEntry } from '@credence/api-client';
import { tellApart } from './tellApart.js';

/** The names of networks, by id; those of equal files have the id beside them. */
export const networkNames = (networks: readonly NetworkListEntry[]) =>
  tellApart(networks.map(({ networkId, filename }) => ({ key: networkId, name: filename, id: networkId })));
