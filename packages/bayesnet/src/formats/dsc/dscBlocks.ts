import type { NodeKind, NodePosition } from '../../network/network.js';
import { describes } from '../describes.js';
import type { Word } from '../rawNode.js';
import { type ProbabilityDefinition, readDefinition, takeList, inBlock } from '../text/probabilityDefinition.js';
import { UnquotedNames } from '../text/nodeNames.js';
import { skipField } from '../text/skipField.js';
import { numberedStates, takeStateCount } from '../text/stateCount.js';
import { takeNumbers } from '../text/takeNumbers.js';
import { takeCountedStates } from '../text/takeStates.js';
import type { TextScanner } from '../text/textScanner.js';
import { beginsBlock } from './isDsc.js';

/** `node A { … }`: a node without its parents and its table. */
export interface DscNode {
  readonly offset: number;
  readonly id: Word;
  kind: NodeKind;
  name: string;
  states: readonly Word[];
  position: NodePosition | undefined;
  readonly descriptions: string[];
  /** Where the bracket is that closes the block. */
  closing: number;
}

/** Reads `belief network "name"` from its first word, which may be missing, with the block that may follow: the name. */
export function readHeader(scanner: TextScanner): string {
  scanner.take('belief');
  scanner.expect('network');
  const isNamed = scanner.kind === 'text' || (scanner.kind === 'word' && !beginsBlock(scanner));
  const name = isNamed ? (scanner.takeName()?.text ?? '') : '';
  if (scanner.is('{')) scanner.skipBlock();
  scanner.take(';');
  return name;
}

/** Reads a node from its first word; undefined if something is reported, after which nothing is read. */
export function readNode(scanner: TextScanner): DscNode | undefined {
  const offset = scanner.start;
  scanner.next();
  if (scanner.text === '') scanner.refuseFor('no-name');
  const id = scanner.takeName();
  if (!id) return undefined;
  const node: DscNode = {
    offset,
    id,
    kind: 'chance',
    name: '',
    states: [],
    position: undefined,
    descriptions: [],
    closing: 0,
  };
  const fields = new Set<string>();
  node.closing = inBlock(scanner, () => {
    const field = scanner.text.toLowerCase();
    if (field === 'type' && fields.has(field)) {
      const params = { reason: 'field', field, node: id.text } as const;
      scanner.problems.error({ code: 'repeated-element', params, offset: scanner.start });
    }
    fields.add(field);
    scanner.next();
    takeField(scanner, field, node);
  });
  return node;
}

function takeField(scanner: TextScanner, field: string, node: DscNode): void {
  if (field === 'type') return takeType(scanner, node);
  takeSign(scanner);
  if (scanner.kind === 'text') {
    if (field === 'name') node.name = scanner.text;
    else if (describes(field)) node.descriptions.push(scanner.text.trim());
  } else if (field === 'position') {
    node.position = pointIn(scanner);
  }
  skipField(scanner);
}

/** `type : discrete[2] = { "yes", "no" };`, or without the names. */
function takeType(scanner: TextScanner, node: DscNode): void {
  takeSign(scanner);
  if (!scanner.take('discrete')) {
    node.kind = 'unknown';
    skipField(scanner);
    return;
  }
  const stated = takeStateCount(scanner);
  takeSign(scanner);
  if (scanner.take('{')) {
    node.states = takeCountedStates(scanner, node.id.text, stated);
  } else if (stated) node.states = numberedStates(stated);
  scanner.expect(';');
}

/** `(218, 171)`; undefined if it is anything else. */
function pointIn(scanner: TextScanner): NodePosition | undefined {
  if (!scanner.take('(')) return undefined;
  const left = Number(scanner.text);
  scanner.next();
  scanner.take(',');
  const top = Number(scanner.text);
  if (!Number.isFinite(left) || !Number.isFinite(top)) return undefined;
  return { left, top, right: left, bottom: top };
}

/** What may stand between a field and its value. */
function takeSign(scanner: TextScanner): void {
  if (!scanner.take(':') && !scanner.take('=')) scanner.take('is');
}

/** What stands in place of a number that nobody has assessed yet. */
export const isNotAssessed = (text: string) => /^na$/i.test(text);

/**
 * Whether the word at hand names a field of a table. Anything but a name is what was meant as a number, and so is a word
 * before a comma, such as NaN: both are refused with the numbers.
 */
function beginsField({ kind, text, source, end }: TextScanner): boolean {
  return (
    kind === 'word' && /^[\p{L}_]/u.test(text) && !isNotAssessed(text) && !/^\s*,/.test(source.slice(end, end + 100))
  );
}

/** Reads `probability (A | B) { … }` from its first word; without numbers, a semicolon may stand for the block. */
export function readProbability(scanner: TextScanner): ProbabilityDefinition | undefined {
  const takeItem = (found: ProbabilityDefinition) => {
    const node = found.of.text;
    const sign = () => takeSign(scanner);
    if (scanner.is('(')) found.rows.takeRow(scanner, node, sign);
    else if (scanner.is('default')) found.rows.takeDefault(scanner, node, sign);
    else if (beginsField(scanner)) {
      // `function: max;` makes the rows parameters of a noisy-MAX; another field may change their meaning as well.
      found.isUnread = true;
      skipField(scanner);
    } else if (found.list && found.parents.length > 0) takeNumbers(scanner, node);
    else takeList(scanner, found, 'probability', scanner.start);
  };
  const definition = readDefinition(scanner, takeItem, { blockMayBeMissing: true, names: new UnquotedNames() });
  if (definition?.list && definition.parents.length > 0) {
    // Which columns such lists hold is written nowhere.
    definition.isUnread = true;
    const params = { node: definition.of.text };
    scanner.problems.warning({ code: 'unlabelled-numbers', params, offset: definition.list.offset });
  }
  return definition;
}
