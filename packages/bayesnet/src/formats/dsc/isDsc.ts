import { ProblemList } from '../problemList.js';
import { beginning } from '../text/beginning.js';
import { TextScanner } from '../text/textScanner.js';
import { grammar } from './grammar.js';

/** Blocks that BIF does not have. */
const ownBlocks = ['node', 'properties', 'domain', 'distribution'];

/** Whether a text is DSC. Without the word `belief` it begins as BIF does, and what follows tells them apart. */
export function isDsc(source: string): boolean {
  const start = beginning(source);
  const scanner = new TextScanner(start, grammar, new ProblemList(start));
  if (scanner.take('belief')) return scanner.is('network');
  if (!scanner.take('network')) return false;
  // A node has a name, so that this one is that of the network.
  if (scanner.take('node')) return !scanner.is('{');
  if (!beginsBlock(scanner) && (scanner.kind === 'word' || scanner.kind === 'text')) scanner.next();
  // Only DSC may have no block there.
  if (!scanner.take('{')) return beginsBlock(scanner) && !scanner.is('property');
  if (!scanner.take('}')) {
    if (scanner.kind !== 'word' || scanner.is('property')) return false;
    scanner.next();
    return [':', '=', 'is'].some((sign) => scanner.is(sign));
  }
  scanner.take(';');
  return ownBlocks.some((block) => scanner.is(block));
}

/** Whether a block of DSC begins, which is no name of a network. */
export function beginsBlock(scanner: TextScanner): boolean {
  return [...ownBlocks, 'probability', 'property'].some((block) => scanner.is(block));
}
