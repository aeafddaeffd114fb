import { buildDocument } from '../buildDocument.js';
import type { ReadResult } from '../format.js';
import { limits } from '../../network/limits.js';
import { ProblemList } from '../problemList.js';
import type { RawState } from '../rawNode.js';
import type { Grammar } from '../text/grammar.js';
import { checkStateCount } from '../text/stateCount.js';
import { TextScanner } from '../text/textScanner.js';
import { takeBlock, takeValue } from './block.js';
import { type NodeFields, takeNode } from './fields.js';
import { nodeOf } from './nodeOf.js';
import { statesOf } from './dneStates.js';

const grammar: Grammar = {
  signs: '{}()=;,',
  lineComments: ['//'],
  blockComments: true,
  quotes: '"',
  escapes: true,
};

/**
 * Reads a Netica file. The first parent is slowest, the last fastest, the own states innermost.
 * Source: Norsys Software Corp., "DNET-1 File Format", 1998.
 */
export function readDne(source: string): ReadResult {
  const problems = new ProblemList(source);
  const scanner = new TextScanner(source, grammar, problems);
  const nodes: NodeFields[] = [];
  const net = new Map<string, string>();
  scanner.expect('bnet');
  const name = scanner.takeName();
  const nodesAt = scanner.start;
  takeBlock(scanner, {
    field: ({ text }) => {
      const field = text.toLowerCase();
      if (field !== 'title' && field !== 'comment') return false;
      net.set(field, takeValue(scanner).text);
      return true;
    },
    block: (kind, of) => {
      const block = kind.text.toLowerCase();
      if (block !== 'node' && block !== 'param') return false;
      if (of) nodes.push(takeNode(scanner, block, of));
      else scanner.refuseFor('no-name');
      return true;
    },
  });
  scanner.take(';');
  if (scanner.kind !== 'end') scanner.refuseMore('bnet');
  if (scanner.failed) return { problems: problems.all() };
  const parents = new Set(nodes.flatMap(({ lists }) => lists.get('parents') ?? []).map(({ text }) => text));
  const shown = nodes.filter((node) => !isConstant(node) || parents.has(node.id));
  const states = statesOfAll(shown, problems);
  if (!states) return { problems: problems.all() };
  return buildDocument(
    {
      format: 'dne',
      source,
      name: net.get('title') ?? name?.text ?? '',
      description: net.get('comment') ?? '',
      nodes: shown.map((node) => nodeOf(node, states.get(node.id) ?? [], { source, problems, states })),
      nodesAt,
      punctuated: true,
    },
    problems,
  );
}

/** A note on the map, or a number in equations: nothing that other nodes depend on, unless one names it. */
const isConstant = ({ values }: NodeFields) => values.get('kind')?.toUpperCase() === 'CONSTANT';

/** The names or titles of a node's states; undefined if it has none. */
const namedIn = ({ lists }: NodeFields) =>
  [lists.get('states'), lists.get('statetitles')].find((list) => list && list.length > 0);

/** The states of all nodes by id. Undefined if there are too many, because `numstates` makes many of a few digits. */
function statesOfAll(nodes: readonly NodeFields[], problems: ProblemList): Map<string, RawState[]> | undefined {
  const states = new Map<string, RawState[]>();
  let all = 0;
  for (const node of nodes) {
    const own = statesOf(node);
    checkStateCount({ problems }, node.id, namedIn(node) ?? own, node.stateCount);
    all += own.length;
    if (all > limits.elements) {
      problems.error({ code: 'too-many-elements', params: { limit: limits.elements }, offset: node.offset });
      return undefined;
    }
    states.set(node.id, own);
  }
  return states;
}
