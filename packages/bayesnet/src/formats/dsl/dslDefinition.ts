import { lineStartBefore } from '../indentation.js';
import type { RawGiven, RawTable, ReadNumbers, Word } from '../rawNode.js';
import type { Insertion } from '../tablePlace.js';
import { commentsIn } from '../text/commentsIn.js';
import { readFields, type TakeField } from '../text/readFields.js';
import { takeNested } from '../text/takeNested.js';
import { takeStates } from '../text/takeStates.js';
import type { TextScanner } from '../text/textScanner.js';

/** A list of numbers or of outcomes, and the brackets around it. */
interface List extends ReadNumbers {
  readonly end: number;
}

/** `DEFINITION = { … }`: the states of a node, and what decides them. */
export interface DslDefinition {
  states: readonly Word[];
  probabilities?: List;
  /** One state for each column of a truth table. */
  outcomes?: List;
  /** The order of the columns of a noisy-MAX. */
  strengths?: List;
  /** Offset of the field with the states, beside which numbers can be added, and the end of the last field. */
  statesAt: number;
  fieldsEnd: number;
}

/** Fields that are lists and what is kept of them. */
const lists: ReadonlyMap<string, 'probabilities' | 'outcomes' | 'strengths'> = new Map([
  ['PROBABILITIES', 'probabilities'],
  ['RESULTINGSTATES', 'outcomes'],
  ['STRENGTHS', 'strengths'],
]);
const single = ['NAMESTATES', 'NAMECHOICES', ...lists.keys()];

/** Reads what stands behind `DEFINITION =`. */
export function readDefinition(scanner: TextScanner, node: string): DslDefinition {
  const definition: DslDefinition = { states: [], statesAt: 0, fieldsEnd: 0 };
  const take: TakeField = (field, offset) => {
    const list = lists.get(field);
    // Probabilities that are no list would get a second one beside them.
    if (list === 'probabilities' && !scanner.is('(')) scanner.refuse('(');
    else if (list && scanner.is('(')) {
      definition[list] = { ...takeNested(scanner, node), end: scanner.previousEnd };
    } else if (field === 'NAMESTATES' || field === 'NAMECHOICES') {
      if (scanner.expect('(')) definition.states = takeStates(scanner, ')', node);
      definition.statesAt = offset;
    } else return false;
    return true;
  };
  definition.fieldsEnd = readFields(scanner, take, { node, fields: single });
  return definition;
}

/** The numbers of a node by what is done with them: those of a noisy-MAX are no table. */
export function numbersOf(definition: DslDefinition, isChance: boolean): { table?: RawTable; given?: RawGiven } {
  const { probabilities, outcomes, strengths } = definition;
  if (isChance) return probabilities ? { table: probabilities } : {};
  const places = (list: List | undefined) => list?.numbers.places;
  return { given: { parameters: places(probabilities), outcomes: places(outcomes), strengths: places(strengths) } };
}

/** Where a table goes that is missing: into its empty brackets, else behind the last field. */
export function tablePlace({ probabilities, statesAt, fieldsEnd }: DslDefinition, source: string): Insertion {
  if (probabilities) {
    const { offset: start, end } = probabilities;
    return { start, end, text: (columns) => listed(columns) + commentsIn(source, start, end) };
  }
  const line = lineStartBefore(source, statesAt) || ' ';
  return { start: fieldsEnd, end: fieldsEnd, text: (columns) => `${line}PROBABILITIES = ${listed(columns)};` };
}

const listed = (columns: readonly (readonly string[])[]) => `(${columns.flat().join(', ')})`;
