import type { NetworkListEntry } from '@credence/api-client';
import { tellApart } from './tellApart.js';

/** A network with the name that tells it apart from the others of the list. */
export interface NamedNetwork extends NetworkListEntry {
  readonly name: string;
}

/** The names of networks, by id; those of equal files have the id beside them. */
export const networkNames = (networks: readonly NetworkListEntry[]) =>
  tellApart(networks.map(({ networkId, filename }) => ({ key: networkId, name: filename, id: networkId })));
