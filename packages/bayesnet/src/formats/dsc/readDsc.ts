import { configurationCount } from '../../cpt/configuration.js';
import { limits } from '../../network/limits.js';
import { buildDocument } from '../buildDocument.js';
import { definitionsByName } from '../definitionsByName.js';
import type { ReadResult } from '../format.js';
import { ProblemList } from '../problemList.js';
import type { RawNode } from '../rawNode.js';
import { addBlock } from '../text/addBlock.js';
import { asWritten } from '../text/asWritten.js';
import type { ProbabilityDefinition } from '../text/probabilityDefinition.js';
import { labelsByName, type LabelsOf, type Owner } from '../text/labelledRows.js';
import { insertionBehind, insertionInto, type ItemWriter } from '../text/tableItems.js';
import { type ColumnsOf, tableOf } from '../text/tableOf.js';
import { TextScanner } from '../text/textScanner.js';
import { type DscNode, isNotAssessed, readHeader, readNode, readProbability } from './dscBlocks.js';
import { grammar } from './dscGrammar.js';

const writer: ItemWriter = {
  list: (numbers) => `${numbers.join(', ')};`,
  row: (states, numbers) => `(${states.join(', ')}) : ${numbers.join(', ')};`,
  label: (_, state) => String(state),
};

/** Labels are the numbers of states, from 0, or their names; in quotes a number is a name. */
const labelsByNumber: LabelsOf = (parent) => {
  const byName = labelsByName(parent);
  return {
    usual: parent.states.map((_, state) => String(state)),
    stateOf: (label, isQuoted) => {
      if (isQuoted || !/^\d+$/.test(label)) return byName.stateOf(label, isQuoted);
      return Number(label) < parent.states.length ? Number(label) : undefined;
    },
  };
};

function skipProperties(scanner: TextScanner): void {
  if (scanner.is('{')) scanner.skipBlock();
  else scanner.refuse('{');
}

/** Reads a DSC file: its header, then nodes and their probabilities in any order. */
export function readDsc(source: string): ReadResult {
  const problems = new ProblemList(source);
  const scanner = new TextScanner(source, grammar, problems);
  const nodesAt = scanner.start;
  const name = readHeader(scanner);
  const found: DscNode[] = [];
  const definitions: ProbabilityDefinition[] = [];
  // A few digits stand for many states here, of which each takes memory.
  let states = 0;
  while (scanner.kind !== 'end') {
    if (scanner.is('node')) {
      addBlock(scanner, found, readNode(scanner));
      states += found.at(-1)?.states.length ?? 0;
      if (states > limits.elements) {
        const params = { limit: limits.elements };
        scanner.fail({ code: 'too-many-elements', params, offset: found.at(-1)?.offset ?? 0 });
      }
    } else if (scanner.is('probability')) addBlock(scanner, definitions, readProbability(scanner));
    else if (scanner.take('properties')) skipProperties(scanner);
    else if (scanner.is('belief') || scanner.is('network')) scanner.refuseMore('belief', 'network');
    else skipOtherBlock(scanner);
  }
  if (scanner.failed) return { problems: problems.all() };
  const byName = definitionsByName(definitions, new Set(found.map(({ id }) => id.text)), problems);
  const end = 1 + Math.max(found.at(-1)?.closing ?? 0, definitions.at(-1)?.closing ?? 0);
  const nodes = found.map((node) => rawNode(source, end, node, byName.get(node.id.text)));
  return buildDocument({ format: 'dsc', source, name, description: '', nodes, nodesAt, punctuated: true }, problems);
}

function rawNode(source: string, end: number, node: DscNode, definition: ProbabilityDefinition | undefined): RawNode {
  const { id, name, states, offset, kind, position, descriptions } = node;
  const owner = { id: id.text, states };
  const table = definition && tableOf(source, definition, owner, columnsIn(definition, owner), writer);
  return {
    ...owner,
    offset,
    kind,
    name,
    oneStateIsKept: true,
    parents: definition?.parents ?? [],
    ownStateSlowest: false,
    table: table && { ...table, isOpen: isNotAssessed },
    insertion: (parents) =>
      definition
        ? insertionInto(source, definition, parents, writer)
        : insertionBehind(source, end, asWritten(source, id), writer),
    position,
    description: descriptions.join('\n'),
  };
}

/**
 * GeNIe writes a label of nothing but zeros before each row, in some versions one zero too many, and the rows in the
 * order of its own tables: the first parent slowest.
 */
function columnsIn({ rows }: ProbabilityDefinition, owner: Owner): ColumnsOf {
  return (parents, problems) => {
    const columns = configurationCount(parents.map(({ states }) => states.length));
    const isWhole = rows.length === columns;
    const isByGenie = rows.areAll('0', parents.length + 1) || (isWhole && rows.areAll('0', parents.length));
    if (!isByGenie) return rows.columns(owner, parents, labelsByNumber, problems);
    if (isWhole) return Int32Array.from({ length: columns }, (_, column) => column);
    const perColumn = owner.states.length;
    const counts = { found: rows.length * perColumn, needed: columns * perColumn, perColumn, columns };
    problems.error({
      code: 'wrong-number-count',
      params: { reason: 'parents', node: owner.id, ...counts },
      offset: rows.offset,
    });
    return undefined;
  };
}

/** What Microsoft's format has beside nodes and probabilities, in whichever way it goes on. */
const known = ['domain', 'distribution', 'property'];

/**
 * Passes over a block that is neither a node nor a table, which stays in the file; a warning says where it is. A word that
 * begins no block is refused, and so is one that may be a misspelt `node` or `probability`, because a type or a round
 * bracket follows.
 */
function skipOtherBlock(scanner: TextScanner): void {
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
