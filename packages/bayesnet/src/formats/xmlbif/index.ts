import type { NetworkFormat } from '../format.js';
import { rootElement } from '../rootElement.js';
import { writeTables } from '../writeTables.js';
import { elementOf } from '../making/identifiers.js';
import { newXmlbif } from './newXmlbif.js';
import { readXmlbif } from './readXmlbif.js';

/**
 * XMLBIF, the interchange format of JavaBayes, SamIam, Weka, aGrUM and others (F. G. Cozman, The Interchange Format
 * for Bayesian Networks). Some programs omit the outer `<BIF>`.
 */
export const xmlbif: NetworkFormat = {
  id: 'xmlbif',
  name: 'XMLBIF 0.3',
  extensions: ['xml', 'xmlbif', 'bifxml', 'bif'],
  mediaType: 'application/xml',
  detect: (source) => ['BIF', 'NETWORK'].includes(rootElement(source) ?? ''),
  read: readXmlbif,
  write: writeTables,
  making: {
    create: newXmlbif,
    nodeId: elementOf,
    stateId: elementOf,
    carries: new Set(['descriptions', 'state-descriptions', 'positions', 'network-description']),
  },
};
