import type { NetworkFormat } from '../format.js';
import { beginning } from '../text/beginning.js';
import { writeTables } from '../writeTables.js';
import { identifierOf } from '../making/identifiers.js';
import { idOf, LONGEST_NAME, newDne } from './newDne.js';
import { readDne } from './readDne.js';

/** Netica's text format, DNET-1: `bnet Name {` with nodes. Elvira begins with the same word, and says so. */
export const dne: NetworkFormat = {
  id: 'dne',
  name: 'Netica DNE',
  extensions: ['dne', 'dnet'],
  mediaType: 'text/plain',
  detect: (source) =>
    /^bnet\s+[\w.-]+(?![\w".-])/.test(beginning(source)) && !/^\s*\/\/[^]{0,80}Elvira format/.test(source),
  read: readDne,
  write: writeTables,
  making: {
    create: newDne,
    nodeId: idOf,
    stateId: identifierOf,
    carries: new Set(['display-names', 'descriptions', 'state-descriptions', 'positions', 'network-description']),
    longestName: LONGEST_NAME,
  },
};
