import { plainName } from '@credence/text';
import type { NetworkRow } from './networks.js';

/** What a mail calls a network: a name of it without an address in it, else its id. */
export function networkInMails({ id, name, title, filename }: Pick<NetworkRow, 'id' | 'name' | 'title' | 'filename'>) {
  return plainName(name || title) || plainName(filename.replace(/\.(xdsl|xml|xmlbif)$/i, '')) || id;
}
