import type { TextScanner } from './textScanner.js';

/**
 * Reads `{ name = value; … }`. `take` takes the value of the field whose name it is given, if it knows it, and says
 * whether it did; other values are skipped, whatever they are. Moves behind the closing bracket, and returns the offset
 * behind the last field, where another can be added.
 */
export function readFields(scanner: TextScanner, take: (name: string) => boolean): number {
  scanner.expect('{');
  while (scanner.kind !== 'end' && !scanner.is('}')) readField(scanner, take);
  const end = scanner.previousEnd;
  scanner.expect('}');
  return end;
}

/** Reads `name = value;`, as `readFields` does. */
export function readField(scanner: TextScanner, take: (name: string) => boolean): void {
  const name = scanner.takeName();
  if (!name || !scanner.expect('=')) return;
  if (!take(name.text)) skipValue(scanner);
  scanner.expect(';');
}

/** Moves to the semicolon behind a value. */
function skipValue(scanner: TextScanner): void {
  while (scanner.kind !== 'end' && !scanner.is(';')) {
    if (scanner.is('(') || scanner.is('{') || scanner.is('[')) scanner.skipBlock();
    else if (scanner.is(')') || scanner.is('}') || scanner.is(']')) scanner.refuse(';');
    else scanner.next();
  }
}
