import type { NetworkFormat } from '../format.js';
import { writeTables } from '../writeTables.js';
import { isElvira } from './isElvira.js';
import { readElvira } from './readElvira.js';

/** Elvira's format (Elvira Consortium, 2002; its grammar is `elvira/parser` in the program). */
export const elvira: NetworkFormat = {
  id: 'elvira',
  name: 'Elvira',
  extensions: ['elv'],
  mediaType: 'text/plain',
  detect: isElvira,
  read: readElvira,
  write: writeTables,
};
