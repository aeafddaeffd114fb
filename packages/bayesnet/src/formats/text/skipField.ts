import type { TextScanner } from './textScanner.js';

/** Moves behind the semicolon that ends a field, whatever the field says; where it is, or undefined if there is none. */
export function skipField(scanner: TextScanner): number | undefined {
  while (!scanner.is(';')) {
    if (scanner.is('(') || scanner.is('[') || scanner.is('{')) scanner.skipBlock();
    else if (scanner.kind === 'end' || scanner.is('}')) {
      scanner.refuse(';');
      return undefined;
    } else scanner.next();
  }
  const { start } = scanner;
  scanner.next();
  return start;
}
