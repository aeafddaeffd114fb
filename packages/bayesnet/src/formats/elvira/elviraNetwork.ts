import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import type { TextScanner } from '../text/textScanner.js';
import { type ElviraNode, readNode } from './node.js';
import { endStatement, readable, readBody, takeKey, takeStates, takeValue } from './elviraProperty.js';
import { type Relation, readRelation } from './relation.js';

/** What a file says, in its own words. */
export interface ElviraNetwork {
  readonly nodes: readonly ElviraNode[];
  readonly relations: readonly Relation[];
  /** Each arrow: the parent and the child. */
  readonly links: readonly (readonly [Word, Word])[];
  readonly title: string;
  readonly comment: string;
  /** The states of a node that has none of its own. */
  readonly defaultStates: readonly string[];
  /** The offset of the closing brace. */
  readonly end: number;
}

type Collected = { -readonly [Part in keyof ElviraNetwork]: ElviraNetwork[Part] } & {
  readonly nodes: ElviraNode[];
  readonly relations: Relation[];
  readonly links: (readonly [Word, Word])[];
};

const openings = ['bnet', 'idiagram', 'id-with-svnodes', 'uid', 'dan'];

/** Reads a whole file. What nobody here knows is skipped and stays in it. */
export function readNetwork(scanner: TextScanner): ElviraNetwork {
  const network: Collected = {
    nodes: [],
    relations: [],
    links: [],
    title: '',
    comment: '',
    // What Elvira itself begins with.
    defaultStates: ['absent', 'present'],
    end: 0,
  };
  if (!openings.some((word) => scanner.take(word))) scanner.refuse('bnet');
  network.title = scanner.takeName()?.text ?? '';
  scanner.expect('{');
  const limit = limits.elements;
  for (let members = 0; scanner.kind !== 'end' && !scanner.is('}'); members += 1) {
    if (members < limit) readMember(scanner, network);
    else scanner.fail({ code: 'too-many-elements', params: { limit }, offset: scanner.start });
  }
  network.end = scanner.start;
  scanner.expect('}');
  if (scanner.kind !== 'end') scanner.refuseMore(...openings);
  return network;
}

function readMember(scanner: TextScanner, network: Collected): void {
  if (scanner.take('node')) {
    const node = readNode(scanner);
    if (node) network.nodes.push(node);
  } else if (scanner.take('link')) readLink(scanner, network);
  else if (scanner.take('relation')) network.relations.push(readRelation(scanner));
  else if (scanner.take('default') || scanner.take('every')) readDefault(scanner, network);
  else {
    const key = takeKey(scanner);
    const value = takeValue(scanner)?.text ?? '';
    if (key === 'title') network.title = readable(value).replaceAll('\n', ' ');
    else if (key === 'comment') network.comment = readable(value);
  }
}

function readLink(scanner: TextScanner, network: Collected): void {
  const parent = scanner.takeName();
  const child = scanner.takeName();
  if (!parent || !child) return;
  network.links.push([parent, child]);
  if (scanner.take(';')) return;
  readBody(scanner, (key) => {
    if (takeValue(scanner)?.text !== 'false' || key !== 'directed') return;
    // Where not every link is an arrow, what the file holds are no probabilities given parents.
    const params = { reason: 'by-hand', format: 'Elvira (.elv, with undirected links)' } as const;
    scanner.fail({ code: 'other-format', params, offset: parent.offset });
  });
}

/** `default node states = (…);`: of what can be given by default, only the states are read. */
function readDefault(scanner: TextScanner, network: Collected): void {
  const ofNodes = scanner.is('node');
  scanner.takeName();
  let isFinite = true;
  if (scanner.take('(')) {
    isFinite = scanner.is('finite-states');
    scanner.takeName();
    scanner.expect(')');
  }
  const key = takeKey(scanner);
  if (!ofNodes || !isFinite || key !== 'states') {
    takeValue(scanner);
    return;
  }
  network.defaultStates = takeStates(scanner, 'default').map(({ text }) => text);
  endStatement(scanner);
}
