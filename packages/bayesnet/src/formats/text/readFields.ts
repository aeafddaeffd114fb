import type { TextScanner } from './textScanner.js';

/** Takes the value of a field, of which it gets the name and its offset, and says whether it did: it may not know it. */
export type TakeField = (name: string, offset: number) => boolean;

/** The fields that a node may have only once. */
interface Single {
  readonly node: string;
  readonly fields: readonly string[];
}

/**
 * Reads `{ name = value; … }`. Values that nobody takes are skipped, whatever they are. Moves behind the closing bracket,
 * and returns the offset behind the last field, where another can be added.
 */
export function readFields(scanner: TextScanner, take: TakeField, single?: Single): number {
  const seen = new Set<string>();
  scanner.expect('{');
  while (scanner.kind !== 'end' && !scanner.is('}')) {
    readField(scanner, (name, offset) => {
      if (single?.fields.includes(name)) {
        if (seen.has(name)) tellRepeated(scanner, single.node, name, offset);
        seen.add(name);
      }
      return take(name, offset);
    });
  }
  const end = scanner.previousEnd;
  scanner.expect('}');
  return end;
}

/** Reads `name = value;`, as `readFields` does. */
export function readField(scanner: TextScanner, take: TakeField): void {
  const name = scanner.takeName();
  if (!name || !scanner.expect('=')) return;
  if (!take(name.text, name.offset)) skipValue(scanner);
  scanner.expect(';');
}

/** Takes values that are one text or one word, and notes them by the name of the field. */
export function noting(scanner: TextScanner, notes: Map<string, string>): TakeField {
  return (name) => {
    if (scanner.kind !== 'text' && scanner.kind !== 'word') return false;
    notes.set(name, scanner.text);
    scanner.next();
    return true;
  };
}

function tellRepeated({ problems }: TextScanner, node: string, field: string, offset: number): void {
  problems.error({ code: 'repeated-element', params: { reason: 'field', field, node }, offset });
}

/** Moves to the semicolon behind a value. */
function skipValue(scanner: TextScanner): void {
  while (scanner.kind !== 'end' && !scanner.is(';')) {
    if (scanner.is('(') || scanner.is('{') || scanner.is('[')) scanner.skipBlock();
    else if (scanner.is(')') || scanner.is('}') || scanner.is(']')) scanner.refuse(';');
    else scanner.next();
  }
}
