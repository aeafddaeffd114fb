import type { NetworkFormat } from '../format.js';
import { rootElement } from '../rootElement.js';
import { writeTables } from '../writeTables.js';
import { readPgmx } from './readPgmx.js';

/**
 * ProbModelXML, the format of OpenMarkov (M. Arias, F. J. Díez and others, ProbModelXML: a format for encoding
 * probabilistic graphical models, PGM 2012): versions 0.2 and 1.0.
 */
export const pgmx: NetworkFormat = {
  id: 'pgmx',
  name: 'OpenMarkov ProbModelXML',
  extensions: ['pgmx', 'xml'],
  mediaType: 'application/xml',
  detect: (source) => rootElement(source) === 'ProbModelXML',
  read: readPgmx,
  write: writeTables,
};
