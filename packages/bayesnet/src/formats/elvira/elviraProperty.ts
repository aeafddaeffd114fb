import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import type { TextScanner } from '../text/textScanner.js';

/** Takes the name of a property and the sign behind it. */
export function takeKey(scanner: TextScanner): string {
  const key = scanner.takeName()?.text ?? '';
  scanner.expect('=');
  return key;
}

/** Takes the value of a property and its end; undefined if it is a list. */
export function takeValue(scanner: TextScanner): Word | undefined {
  const isList = scanner.is('(') || scanner.is('{') || scanner.is('[');
  if (isList) scanner.skipBlock();
  const value = isList ? undefined : scanner.takeName();
  endStatement(scanner);
  return value;
}

/** A text for people to read: what stands for line breaks in it is one. Any other backslash is only a sign, as in a path. */
export function readable(text: string): string {
  return text.replaceAll('\\n', '\n').trim();
}

/** Takes the end of a property. OpenMarkov, which writes this format too, leaves it out after the number of states. */
export function endStatement(scanner: TextScanner): void {
  if (!scanner.take(';') && scanner.kind !== 'word' && !scanner.is('}')) scanner.refuse(';');
}

/** Takes the names of the states of a node, or of all by default, in brackets, with or without commas. */
export function takeStates(scanner: TextScanner, node: string): Word[] {
  const names: Word[] = [];
  const limit = limits.states;
  scanner.expect('(');
  while (scanner.kind !== 'end' && !scanner.is(')')) {
    if (scanner.take(',')) continue;
    const name = scanner.takeName();
    if (name) names.push(name);
    if (names.length > limit) scanner.fail({ code: 'too-many-states', params: { node, limit }, offset: scanner.start });
  }
  scanner.expect(')');
  return names;
}

/** Reads properties between braces; returns where the closing one is. */
export function readBody(scanner: TextScanner, property: (key: string) => void): number {
  scanner.expect('{');
  while (scanner.kind !== 'end' && !scanner.is('}')) {
    if (!scanner.take(';')) property(takeKey(scanner));
  }
  const end = scanner.start;
  scanner.expect('}');
  return end;
}
