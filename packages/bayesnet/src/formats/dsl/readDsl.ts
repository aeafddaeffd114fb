import { limits } from '../../network/limits.js';
import { buildDocument } from '../buildDocument.js';
import type { ReadResult } from '../format.js';
import { ProblemList } from '../problemList.js';
import type { RawNode } from '../rawNode.js';
import { readField } from '../text/readFields.js';
import { TextScanner } from '../text/textScanner.js';
import { Descriptions } from './descriptions.js';
import { readNode } from './dslNode.js';
import type { Grammar } from '../text/grammar.js';

/** Reads a DSL file. */
export function readDsl(source: string): ReadResult {
  const problems = new ProblemList(source);
  const scanner = new TextScanner(source, grammar, problems);
  scanner.expect('net');
  const id = scanner.takeName()?.text ?? '';
  const nodesAt = scanner.start;
  const descriptions = new Descriptions(scanner);
  const nodes = readBody(scanner, descriptions);
  if (scanner.kind !== 'end') scanner.refuseMore('net');
  if (scanner.failed) return { problems: problems.all() };
  return buildDocument(
    {
      format: 'dsl',
      source,
      name: descriptions.name || id,
      description: descriptions.text(),
      nodes,
      nodesAt,
      punctuated: true,
    },
    problems,
  );
}

/** The nodes of a network, and its fields among them. */
function readBody(scanner: TextScanner, descriptions: Descriptions): RawNode[] {
  const nodes: RawNode[] = [];
  scanner.expect('{');
  while (scanner.kind !== 'end' && !scanner.is('}')) {
    if (scanner.take('node')) {
      const node = readNode(scanner);
      scanner.take(';');
      if (node && nodes.length < limits.nodes) nodes.push(node);
      else if (node) {
        scanner.fail({ code: 'too-many-nodes', params: { limit: limits.nodes }, offset: node.offset });
      }
    } else readField(scanner, (field) => descriptions.take(field));
  }
  scanner.expect('}');
  scanner.take(';');
  return nodes;
}

/** As in C++, but that words may begin with any sign: state names like `0`, `<5` and `a-b` occur. */
export const grammar: Grammar = {
  signs: '{}()=;,',
  lineComments: ['//'],
  blockComments: true,
  quotes: '"',
  escapes: true,
};
