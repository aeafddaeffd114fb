import type { NetworkFormat } from '../format.js';
import { writeTables } from '../writeTables.js';
import { isDsc } from './isDsc.js';
import { asItIs } from '../making/asItIs.js';
import { idOf, newDsc } from './newDsc.js';
import { readDsc } from './readDsc.js';

/**
 * DSC, the format of Microsoft's MSBN (Microsoft Research, Proposal for a Bayesian Network Interchange Format, version
 * 0.2), which GeNIe, bnlearn and bnstruct write too.
 */
export const dsc: NetworkFormat = {
  id: 'dsc',
  name: 'Microsoft DSC',
  extensions: ['dsc'],
  mediaType: 'text/plain',
  detect: isDsc,
  read: readDsc,
  write: writeTables,
  making: { create: newDsc, nodeId: idOf, stateId: asItIs, carries: new Set(['display-names', 'positions']) },
};
