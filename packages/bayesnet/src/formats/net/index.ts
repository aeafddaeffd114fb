import type { NetworkFormat } from '../format.js';
import { writeTables } from '../writeTables.js';
import { detectNet } from './detectNet.js';
import { asItIs } from '../making/asItIs.js';
import { idOf, newNet } from './newNet.js';
import { readNet } from './readNet.js';

/**
 * The NET language of Hugin, which SamIam, GeNIe, bnlearn, gRain and aGrUM write too (HUGIN API Reference Manual, The NET
 * language). What is object-oriented in it is not read.
 */
export const net: NetworkFormat = {
  id: 'net',
  name: 'Hugin NET',
  extensions: ['net'],
  mediaType: 'text/plain',
  detect: detectNet,
  read: readNet,
  write: writeTables,
  making: {
    create: newNet,
    nodeId: idOf,
    stateId: asItIs,
    carries: new Set(['display-names', 'descriptions', 'state-descriptions', 'positions', 'network-description']),
  },
};
