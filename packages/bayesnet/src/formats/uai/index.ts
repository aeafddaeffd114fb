import type { NetworkFormat } from '../format.js';
import { beginning } from '../text/beginning.js';
import { writeTables } from '../writeTables.js';
import { readUai } from './readUai.js';

/** UAI, the format of the inference competitions: `BAYES` and nothing but numbers. Its Markov networks are none. */
export const uai: NetworkFormat = {
  id: 'uai',
  name: 'UAI',
  extensions: ['uai'],
  mediaType: 'text/plain',
  detect: (source) => /^BAYES\s+[-+]?\d/.test(beginning(source)),
  read: readUai,
  write: writeTables,
};
