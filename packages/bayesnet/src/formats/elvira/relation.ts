import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import type { TextScanner } from '../text/textScanner.js';
import { endStatement, readBody, takeValue } from './elviraProperty.js';
import { readValues, type RelationValues } from './values.js';

/** A `relation` of a file: its first variable, given the others. */
export interface Relation {
  readonly offset: number;
  readonly variables: readonly Word[];
  readonly values: RelationValues | undefined;
  /** False for the parameters of a canonical model and for restrictions, which decide no variable on their own. */
  readonly decides: boolean;
  /** Whether the file says that the states of the other variables leave no doubt. */
  readonly isDeterministic: boolean;
  /** Where values can be inserted: before the closing brace, or in place of the semicolon of a relation without any. */
  readonly end: { readonly offset: number; readonly isBrace: boolean };
}

/** Reads a relation behind the word `relation`. */
export function readRelation(scanner: TextScanner): Relation {
  const offset = scanner.start;
  const variables: Word[] = [];
  const limit = limits.nodes;
  while (scanner.kind === 'word' || scanner.kind === 'text') {
    variables.push(scanner.word);
    scanner.next();
    scanner.take(',');
    if (variables.length > limit) scanner.fail({ code: 'too-many-nodes', params: { limit }, offset: scanner.start });
  }
  const of = variables[0]?.text ?? '';
  if (variables.length === 0) scanner.refuseFor('no-name');
  let values: RelationValues | undefined;
  let decides = true;
  let isDeterministic = false;
  const semicolon = scanner.start;
  const isBrace = !scanner.take(';');
  const end = isBrace
    ? readBody(scanner, (key) => {
        if (key === 'values') {
          if (values) {
            const params = { reason: 'field', field: key, node: of } as const;
            scanner.problems.error({ code: 'repeated-element', params, offset: scanner.start });
          }
          values = readValues(scanner, of);
          endStatement(scanner);
          return;
        }
        const value = takeValue(scanner)?.text;
        if (key === 'active' && value === 'false') decides = false;
        else if (key === 'deterministic') isDeterministic = value === 'true';
        else if (key === 'kind-of-relation' && value === 'constraint') decides = false;
      })
    : semicolon;
  return { offset, variables, values, decides, isDeterministic, end: { offset: end, isBrace } };
}
