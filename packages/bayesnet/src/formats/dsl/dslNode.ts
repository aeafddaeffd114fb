import { limits } from '../../network/limits.js';
import type { NodePosition, NodeKind } from '../../network/network.js';
import type { RawNode, Word } from '../rawNode.js';
import { noting, readFields, type TakeField } from '../text/readFields.js';
import type { TextScanner } from '../text/textScanner.js';
import { takeWords } from '../text/takeWords.js';
import { type DslDefinition, numbersOf, readDefinition, tablePlace } from './dslDefinition.js';
import { Descriptions } from './descriptions.js';

/** Reads one node from its name to its closing bracket; undefined if that is not possible, which is reported. */
export function readNode(scanner: TextScanner): RawNode | undefined {
  if (scanner.kind !== 'word') {
    scanner.refuseFor('no-name');
    return undefined;
  }
  const { word: name } = scanner;
  scanner.next();
  let type = '';
  let parents: readonly Word[] = [];
  let stateComments: readonly Word[] = [];
  let definition: DslDefinition = { states: [], statesAt: 0, fieldsEnd: 0 };
  const position = new Map<string, string>();
  const descriptions = new Descriptions(scanner);
  const take: TakeField = (field) => {
    if (field === 'TYPE') {
      type = scanner.text;
      return false;
    }
    if (field === 'PARENTS') parents = takeWords(scanner, limits.nodes);
    else if (field === 'DEFINITION') definition = readDefinition(scanner, name.text);
    else if (field === 'SCREEN') {
      readFields(scanner, (part) => part === 'POSITION' && readFields(scanner, noting(scanner, position)) > 0);
    } else if (field === 'EXTRA_DEFINITION') {
      readFields(scanner, (part) => {
        if (part === 'STATECOMMENTS') stateComments = takeWords(scanner, limits.states);
        return part === 'STATECOMMENTS';
      });
    } else return descriptions.take(field);
    return true;
  };
  readFields(scanner, take, { node: name.text, fields: ['TYPE', 'PARENTS', 'DEFINITION'] });
  const kind = nodeKind(type);
  const { states } = definition;
  return {
    id: name.text,
    offset: name.offset,
    kind,
    name: descriptions.name,
    states,
    oneStateIsKept: false,
    parents,
    ownStateSlowest: false,
    ...numbersOf(definition, kind === 'chance'),
    insertion: () => tablePlace(definition, scanner.source),
    position: positionOf(position),
    description: descriptions.text(),
    stateDescriptions: new Map(states.map(({ text }, state) => [text, stateComments[state]?.text ?? ''])),
  };
}

/** The rectangle around a centre. */
function positionOf(position: ReadonlyMap<string, string>): NodePosition | undefined {
  const [x = 0, y = 0, width = 0, height = 0] = ['CENTER_X', 'CENTER_Y', 'WIDTH', 'HEIGHT'].map((part) =>
    Number(position.get(part)),
  );
  const box = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  return Object.values(box).every(Number.isFinite) ? box : undefined;
}

/** The kinds of nodes by what SMILE calls them. */
const kinds: ReadonlyMap<string, NodeKind> = new Map([
  ['CPT', 'chance'],
  ['TRUTHTABLE', 'deterministic'],
  ['NOISY_MAX', 'noisy-max'],
  ['NOISY_ADDER', 'noisy-adder'],
  ['LIST', 'decision'],
  ['TABLE', 'utility'],
  ['MAU', 'utility'],
  ['EQUATION', 'equation'],
]);

/** The node kind of a TYPE. */
function nodeKind(type: string): NodeKind {
  return kinds.get(type) ?? 'unknown';
}
