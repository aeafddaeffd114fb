import type { NetworkListEntry } from '@credence/api-client';
import { disambiguateNames } from './disambiguateNames.js';

/** What a list says of a network's name. */
export type Nameable = Pick<NetworkListEntry, 'networkId' | 'filename' | 'networkName'>;

/** A network with the name that tells it apart from the others of the list. */
export interface NamedNetwork extends NetworkListEntry {
  readonly name: string;
}

/** What people call a network: its title, or the name of its file where it has none. */
export const networkTitle = ({ networkName, filename }: Pick<Nameable, 'networkName' | 'filename'>) =>
  networkName?.trim() || filename;

/** The names of networks, by id; equal ones have the id beside them. */
export const networkNames = (networks: readonly Nameable[]) =>
  disambiguateNames(
    networks.map((network) => ({ key: network.networkId, name: networkTitle(network), id: network.networkId })),
  );
