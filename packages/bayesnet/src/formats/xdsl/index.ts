import type { NetworkFormat } from '../format.js';
import { rootElement } from '../rootElement.js';
import { writeTables } from '../writeTables.js';
import { identifierOf, stateIdentifierOf } from '../making/identifiers.js';
import { newXdsl } from './newXdsl.js';
import { readXdsl } from './readXdsl.js';

/** XDSL, the format of GeNIe and SMILE: `<smile>` with nodes, tables and GeNIe's display data. */
export const xdsl: NetworkFormat = {
  id: 'xdsl',
  name: 'XDSL (GeNIe, SMILE)',
  extensions: ['xdsl', 'xml'],
  mediaType: 'application/xml',
  detect: (source) => rootElement(source) === 'smile',
  read: readXdsl,
  write: writeTables,
  making: {
    create: newXdsl,
    nodeId: identifierOf,
    stateId: stateIdentifierOf,
    // GeNIe draws no node with fewer.
    fewestStates: 2,
    carries: new Set(['display-names', 'descriptions', 'state-descriptions', 'positions', 'network-description']),
  },
};
