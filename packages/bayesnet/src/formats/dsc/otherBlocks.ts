import type { TextScanner } from '../text/textScanner.js';

/** What Microsoft's format has beside nodes and probabilities, in whichever way it goes on. */
const known = ['domain', 'distribution', 'property'];

/**
 * Passes over a block that is neither a node nor a table, which stays in the file; a warning says where it is. A word that
 * begins no block is refused, and so is one that may be a misspelt `node` or `probability`, because a type or a round
 * bracket follows.
 */
export function skipOtherBlock(scanner: TextScanner): void {
  const { text, start: offset } = scanner;
  const isKnown = known.some((word) => scanner.is(word));
  if (scanner.kind !== 'word') return scanner.refuseFor('unknown-word');
  do scanner.next();
  while (scanner.kind === 'word' || scanner.kind === 'text' || (isKnown && !isEnd(scanner)));
  const opening = scanner.start;
  const hasBlock = scanner.is('{');
  if (hasBlock) scanner.skipBlock();
  const isNode = hasBlock && /\btype\b/i.test(scanner.source.slice(opening, scanner.previousEnd));
  if (!isKnown && (isNode || !hasBlock)) {
    scanner.fail({ code: 'malformed-text', params: { reason: 'unknown-word', text }, offset });
  } else if (hasBlock) scanner.take(';');
  else scanner.expect(';');
  if (!scanner.failed) scanner.problems.warning({ code: 'unread-block', params: { text }, offset });
}

const isEnd = (scanner: TextScanner) => scanner.kind === 'end' || scanner.is(';') || scanner.is('{') || scanner.is('}');
