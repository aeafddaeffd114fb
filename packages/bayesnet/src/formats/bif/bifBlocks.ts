import type { NodeKind } from '../../network/network.js';
import type { Word } from '../rawNode.js';
import { type ProbabilityDefinition, readDefinition, takeList, inBlock } from '../text/probabilityDefinition.js';
import type { UnquotedNames } from '../text/nodeNames.js';
import { skipField } from '../text/skipField.js';
import { takeStateCount } from '../text/stateCount.js';
import { takeCountedStates } from '../text/takeStates.js';
import type { TextScanner } from '../text/textScanner.js';
import { isOfFunction, takePropertyText } from './bifProperty.js';

/** `variable A { … }`: a node without its parents and its table. */
export interface BifVariable {
  readonly offset: number;
  readonly name: Word;
  kind: NodeKind;
  states: readonly Word[];
  readonly properties: string[];
  /** Where the bracket is that closes the block. */
  closing: number;
}

/** Reads `network name { … }` from its first word: the name, which may be missing, and the properties. */
export function readNetwork(scanner: TextScanner, properties: string[]): string {
  scanner.next();
  const name = scanner.is('{') ? '' : (scanner.takeName()?.text ?? '');
  inBlock(scanner, () => takeProperty(scanner, properties));
  return name;
}

/** Reads a variable from its first word; undefined if something is reported, after which nothing is read. */
export function readVariable(scanner: TextScanner, names: UnquotedNames): BifVariable | undefined {
  const offset = scanner.start;
  scanner.next();
  if (scanner.text === '') scanner.refuseFor('no-name');
  const name = names.declare(scanner);
  if (!name) return undefined;
  const variable: BifVariable = { offset, name, kind: 'unknown', states: [], properties: [], closing: 0 };
  let hasType = false;
  variable.closing = inBlock(scanner, () => {
    if (!scanner.is('type')) return takeProperty(scanner, variable.properties);
    if (hasType) {
      const params = { reason: 'field', field: scanner.text, node: name.text } as const;
      scanner.problems.error({ code: 'repeated-element', params, offset: scanner.start });
    }
    hasType = true;
    takeType(scanner, variable);
  });
  if (!hasType) variable.kind = 'chance';
  return variable;
}

/** Reads `probability ( A | B ) { … }` from its first word. */
export function readProbability(scanner: TextScanner, names: UnquotedNames): ProbabilityDefinition | undefined {
  const takeItem = (definition: ProbabilityDefinition) => {
    const node = definition.of.text;
    if (scanner.is('(')) definition.rows.takeRow(scanner, node);
    else if (scanner.is('default')) definition.rows.takeDefault(scanner, node);
    else if (scanner.is('table')) {
      const { text, start } = scanner;
      scanner.next();
      takeList(scanner, definition, text, start);
    } else if (scanner.is('property')) {
      if (isOfFunction(scanner)) definition.isUnread = true;
      takePropertyText(scanner);
    } else scanner.refuseFor('unknown-word');
  };
  return readDefinition(scanner, takeItem, { blockMayBeMissing: false, names });
}

/** `type discrete [ 2 ] { yes, no };` */
function takeType(scanner: TextScanner, variable: BifVariable): void {
  scanner.next();
  if (!scanner.take('discrete')) {
    skipField(scanner);
    return;
  }
  variable.kind = 'chance';
  const stated = takeStateCount(scanner);
  if (scanner.expect('{')) variable.states = takeCountedStates(scanner, variable.name.text, stated);
  scanner.take(';');
}

/** Takes a property. Anything else is passed over. */
function takeProperty(scanner: TextScanner, properties: string[]): void {
  if (!scanner.is('property')) {
    skipField(scanner);
    return;
  }
  const text = takePropertyText(scanner);
  if (text !== undefined) properties.push(text);
}
