import { buildDocument } from '../buildDocument.js';
import { definitionsByName } from '../definitionsByName.js';
import type { ReadResult } from '../format.js';
import { ProblemList } from '../problemList.js';
import { describedBy, descriptionOf, labelOf, readPosition } from '../propertyTexts.js';
import type { RawNode } from '../rawNode.js';
import { addBlock } from '../text/addBlock.js';
import { asWritten } from '../text/asWritten.js';
import type { ProbabilityDefinition } from '../text/probabilityDefinition.js';
import type { Grammar } from '../text/grammar.js';
import { labelsByName } from '../text/labelledRows.js';
import { UnquotedNames } from '../text/nodeNames.js';
import { insertionBehind, insertionInto, type ItemWriter } from '../text/tableItems.js';
import { type ColumnsOf, tableOf } from '../text/tableOf.js';
import { TextScanner } from '../text/textScanner.js';
import { readNetwork, readProbability, readVariable, type BifVariable } from './bifBlocks.js';

const grammar: Grammar = {
  signs: '{}()[];,|',
  lineComments: ['//'],
  blockComments: true,
  quotes: '"',
  escapes: true,
};

/** Reads a BIF file: a network, its variables and their probabilities, in any order behind the network. */
export function readBif(source: string): ReadResult {
  const problems = new ProblemList(source);
  const scanner = new TextScanner(source, grammar, problems);
  const nodesAt = scanner.start;
  const properties: string[] = [];
  const name = scanner.is('network') ? readNetwork(scanner, properties) : '';
  const variables: BifVariable[] = [];
  const definitions: ProbabilityDefinition[] = [];
  const names = new UnquotedNames();
  while (scanner.kind !== 'end') {
    if (scanner.is('variable')) addBlock(scanner, variables, readVariable(scanner, names));
    else if (scanner.is('probability')) addBlock(scanner, definitions, readProbability(scanner, names));
    else scanner.refuseMore('network');
  }
  if (scanner.failed) return { problems: problems.all() };
  const ids = new Set(variables.map((variable) => variable.name.text));
  const byName = definitionsByName(definitions, ids, problems);
  const end = 1 + Math.max(variables.at(-1)?.closing ?? 0, definitions.at(-1)?.closing ?? 0);
  return buildDocument(
    {
      format: 'bif',
      source,
      name,
      description: descriptionOf(properties),
      nodes: variables.map((variable) => rawNode(source, end, variable, byName.get(variable.name.text))),
      nodesAt,
      punctuated: true,
    },
    problems,
  );
}

function rawNode(
  source: string,
  end: number,
  variable: BifVariable,
  definition: ProbabilityDefinition | undefined,
): RawNode {
  const { name, states, properties, offset, kind } = variable;
  const owner = { id: name.text, states };
  const writer = writerOf(source);
  const columnsOf: ColumnsOf = (parents, problems) => definition?.rows.columns(owner, parents, labelsByName, problems);
  return {
    ...owner,
    offset,
    kind,
    name: labelOf(properties),
    oneStateIsKept: true,
    parents: definition?.parents ?? [],
    ownStateSlowest: definition?.list !== undefined,
    table: definition && tableOf(source, definition, owner, columnsOf, writer),
    insertion: (parents) =>
      definition
        ? insertionInto(source, definition, parents, writer)
        : insertionBehind(source, end, asWritten(source, name), writer),
    position: readPosition(properties),
    ...describedBy(properties, states),
  };
}

/** Names are written as they are where the file lists them. */
const writerOf = (source: string): ItemWriter => ({
  list: (numbers) => `table ${numbers.join(', ')};`,
  row: (states, numbers) => `(${states.join(', ')}) ${numbers.join(', ')};`,
  label: ({ states }, state) => {
    const word = states[state];
    return word ? asWritten(source, word) : '';
  },
});
