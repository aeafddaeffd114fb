import { networkDisplayName } from '@credence/bayesnet';
import { plainName } from '@credence/text';
import type { NetworkRow } from './networks.js';

/** What a mail calls a network: a name of it without an address in it, else its id. */
export function networkInMails({
  id,
  ownName,
  name,
  title,
  filename,
}: Pick<NetworkRow, 'id' | 'ownName' | 'name' | 'title' | 'filename'>) {
  return plainName(ownName || name || title) || plainName(networkDisplayName({ filename })) || id;
}
