import { ProblemList } from '../problemList.js';
import { beginning } from '../text/beginning.js';
import { TextScanner } from '../text/textScanner.js';
import { grammar } from './dscGrammar.js';

/** Blocks that BIF does not have. */
const ownBlocks = ['node', 'properties', 'domain', 'distribution'];

/** What the block of a network begins with in DSC; in BIF it has properties. */
const field = /^(?!property\b)[\w-]+\s*(?:[:=]|is\b)/i;

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
  if (!scanner.is('{')) return beginsBlock(scanner) && !scanner.is('property');
  const inBlock = beginning(start.slice(scanner.end));
  scanner.skipBlock();
  scanner.take(';');
  if (ownBlocks.some((block) => scanner.is(block))) return true;
  return !scanner.is('variable') && field.test(inBlock);
}

/** Whether a block of DSC begins, which is no name of a network. */
export function beginsBlock(scanner: TextScanner): boolean {
  return [...ownBlocks, 'probability', 'property'].some((block) => scanner.is(block));
}
