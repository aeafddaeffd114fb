import { formats } from '@credence/bayesnet';
import { plainName } from '@credence/text';
import type { NetworkRow } from './networks.js';

const ending = new RegExp(`\\.(?:${formats.flatMap(({ extensions }) => extensions).join('|')})$`, 'i');

/** What a mail calls a network: a name of it without an address in it, else its id. */
export function networkInMails({ id, name, title, filename }: Pick<NetworkRow, 'id' | 'name' | 'title' | 'filename'>) {
  return plainName(name || title) || plainName(filename.replace(ending, '')) || id;
}
