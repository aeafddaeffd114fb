import type { NetworkFormat } from '../format.js';
import { ProblemList } from '../problemList.js';
import { beginning } from '../text/beginning.js';
import { TextScanner } from '../text/textScanner.js';
import { writeTables } from '../writeTables.js';
import { readDsl, grammar } from './readDsl.js';

/** DSL, which GeNIe and SMILE wrote before XDSL, and aGrUM writes (GeNIe manual, DSL file format). */
export const dsl: NetworkFormat = {
  id: 'dsl',
  name: 'DSL (GeNIe 1)',
  extensions: ['dsl'],
  mediaType: 'text/plain',
  detect: detectDsl,
  read: readDsl,
  write: writeTables,
};

/** Whether a text is DSL: `net`, a name and a bracket. */
function detectDsl(source: string): boolean {
  const start = beginning(source);
  const scanner = new TextScanner(start, grammar, new ProblemList(start));
  if (!scanner.take('net') || (scanner.kind !== 'word' && scanner.kind !== 'text')) return false;
  scanner.next();
  return scanner.is('{');
}
