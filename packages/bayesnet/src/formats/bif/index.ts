import { isDsc } from '../dsc/isDsc.js';
import type { NetworkFormat } from '../format.js';
import { beginning } from '../text/beginning.js';
import { writeTables } from '../writeTables.js';
import { idOf, newBif, stateIdOf } from './newBif.js';
import { readBif } from './readBif.js';

/** The first block; a comment may stand before its bracket. */
const firstBlock = /^(?:network(?:\s+(?:"[^"]*"|[^\s{"]+))?|variable\s+(?:"[^"]*"|[^\s{"]+))\s*(?:\{|\/\/|\/\*)/i;

/**
 * BIF, the interchange format as text (F. G. Cozman, The Interchange Format for Bayesian Networks, version 0.15), as
 * written by JavaBayes, bnlearn, pgmpy and aGrUM.
 */
export const bif: NetworkFormat = {
  id: 'bif',
  name: 'BIF',
  extensions: ['bif'],
  mediaType: 'text/plain',
  detect: (source) => firstBlock.test(beginning(source)) && !isDsc(source),
  read: readBif,
  write: writeTables,
  making: {
    create: newBif,
    nodeId: idOf,
    stateId: stateIdOf,
    columnsNameStates: true,
    carries: new Set(['positions']),
  },
};
