import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import type { TextScanner } from './textScanner.js';

/** Passes over `[ 2 ]`, the number of states, which says nothing that their names do not say. */
export function skipCount(scanner: TextScanner): void {
  if (!scanner.take('[')) return;
  if (scanner.kind === 'word') scanner.next();
  scanner.expect(']');
}

/** The names of a node's states up to a closing brace, with or without commas between them; moves behind it. */
export function takeBracedStates(scanner: TextScanner, node: string): Word[] {
  const states: Word[] = [];
  while (!scanner.is('}')) {
    const state = scanner.takeName();
    if (!state) return states;
    // One more than allowed is enough to refuse them.
    if (states.length <= limits.states) states.push(state);
    scanner.take(',');
  }
  scanner.next();
  const nameless = states.find(({ text }) => text === '');
  if (nameless) {
    scanner.problems.error({
      code: 'missing-id',
      params: { reason: 'outcome', node },
      offset: nameless.offset,
    });
  }
  return states;
}
