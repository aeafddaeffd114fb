import type { NetworkListEntry } from '@credence/api-client';
import { networkDisplayName } from '@credence/bayesnet';
import { disambiguateNames } from './disambiguateNames.js';

/** What a list says of a network's name. */
export type Nameable = Pick<NetworkListEntry, 'networkId' | 'filename' | 'networkName'>;

/** A network with the name that tells it apart from the others of the list. */
export interface NamedNetwork extends NetworkListEntry {
  readonly name: string;
}

/** What people call a network: its title, or else the readable name of its file. */
export const networkTitle = ({ networkName, filename }: Pick<Nameable, 'networkName' | 'filename'>) =>
  networkDisplayName({ name: networkName, filename });

/** The names of networks, by id; equal ones have their file beside them, or their id where that is the same too. */
export function networkNames(networks: readonly Nameable[]): ReadonlyMap<string, string> {
  const files = Map.groupBy(networks, ({ filename }) => filename);
  return disambiguateNames(
    networks.map((network) => ({
      key: network.networkId,
      name: networkTitle(network),
      id: files.get(network.filename)?.length === 1 ? network.filename : network.networkId,
    })),
  );
}
