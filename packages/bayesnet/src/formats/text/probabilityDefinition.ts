import { limits } from '../../network/limits.js';
import type { RawTable, Word } from '../rawNode.js';
import { LabelledRows } from './labelledRows.js';
import type { UnquotedNames } from './nodeNames.js';
import { takeNumbers } from './takeNumbers.js';
import type { TextScanner } from './textScanner.js';

/** `probability ( A | B, C ) { … }`: the parents and the table of a node, in BIF and in DSC. */
export interface ProbabilityDefinition {
  readonly offset: number;
  readonly of: Word;
  readonly parents: readonly Word[];
  /** Numbers that no label stands before. */
  list: RawTable | undefined;
  readonly rows: LabelledRows;
  /** True if the table is given in a way that is not read. */
  isUnread: boolean;
  /** False if a semicolon stands in place of a block. */
  hasBlock: boolean;
  /** Where the bracket is that closes the block, or that semicolon. */
  closing: number;
}

/**
 * Reads a block from the word before its bracket. `takeItem` reads what is inside, from one semicolon to the next.
 * `names` are those of nodes that were declared. Undefined if something is reported, after which nothing is read.
 */
export function readDefinition(
  scanner: TextScanner,
  takeItem: (definition: ProbabilityDefinition) => void,
  { blockMayBeMissing, names }: { readonly blockMayBeMissing: boolean; readonly names: UnquotedNames },
): ProbabilityDefinition | undefined {
  const offset = scanner.start;
  scanner.next();
  scanner.expect('(');
  const of = names.take(scanner);
  const parents = of && takeParents(scanner, of, names);
  if (!parents) return undefined;
  const rows = new LabelledRows(scanner.source);
  const hasBlock = !(blockMayBeMissing && scanner.is(';'));
  const definition: ProbabilityDefinition = {
    offset,
    of,
    parents,
    list: undefined,
    rows,
    isUnread: false,
    hasBlock,
    closing: scanner.start,
  };
  if (hasBlock) definition.closing = inBlock(scanner, () => takeItem(definition));
  else scanner.next();
  rows.numbers = scanner.numbers.take();
  if (definition.list && rows.length > 0) definition.isUnread = true;
  return scanner.failed ? undefined : definition;
}

/** The names behind that of the node, up to the bracket that closes. The bar before them may be left out. */
function takeParents(scanner: TextScanner, of: Word, names: UnquotedNames): Word[] {
  const parents: Word[] = [];
  let barAt: number | undefined;
  while (!scanner.is(')')) {
    if (scanner.take(',')) continue;
    if (barAt === undefined && scanner.is('|')) {
      barAt = parents.length;
      scanner.next();
      continue;
    }
    const parent = names.take(scanner);
    if (!parent) return parents;
    // So many cannot all be nodes, and one that is none is reported.
    if (parents.length <= limits.nodes) parents.push(parent);
  }
  scanner.next();
  const other = barAt === undefined ? undefined : parents.slice(0, barAt)[0];
  if (other) {
    const params = { node: of.text, other: other.text };
    scanner.problems.error({ code: 'several-for', params, offset: other.offset });
  }
  return parents;
}

/** Takes numbers that no label stands before, up to their semicolon; a second list is reported. */
export function takeList(scanner: TextScanner, definition: ProbabilityDefinition, field: string, offset: number): void {
  const node = definition.of.text;
  if (definition.list) {
    scanner.problems.error({ code: 'repeated-element', params: { reason: 'field', field, node }, offset });
  }
  takeNumbers(scanner, node);
  definition.list = { numbers: scanner.numbers.take(), offset };
}

/** Reads what is between two braces, from one semicolon to the next; returns where the second is. */
export function inBlock(scanner: TextScanner, takeItem: () => void): number {
  scanner.expect('{');
  while (!scanner.is('}')) {
    if (scanner.kind === 'end') scanner.refuse('}');
    if (scanner.failed) return scanner.start;
    takeItem();
  }
  const { start } = scanner;
  scanner.next();
  return start;
}
