import { networkDisplayName } from '@credence/bayesnet';
import { sql } from 'drizzle-orm';
import { networks } from '../database/schema/index.js';
import type { NetworkRow } from './networks.js';

/** The name of a network: the owner's, or else the one in its file; empty if it has neither. */
export const networkName = sql<string>`coalesce(nullif(${networks.ownName}, ''), ${networks.name})`;

/** What people call a network. */
export const nameOfNetwork = ({ ownName, name, filename }: Pick<NetworkRow, 'ownName' | 'name' | 'filename'>): string =>
  networkDisplayName({ name: ownName || name, filename });

/** What strangers are told a network is called: the owner's name, or else the sentence in its file before the short name. */
export const titleOfNetwork = (network: Pick<NetworkRow, 'ownName' | 'name' | 'title' | 'filename'>): string =>
  network.ownName || network.title || networkDisplayName(network);
