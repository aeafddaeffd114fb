import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import type { TextScanner } from './textScanner.js';
import { takeWords } from './takeWords.js';

/** The states of a node as a list in round brackets; one without a name is reported. */
export function takeStateList(scanner: TextScanner, node: string): Word[] {
  const states = takeWords(scanner, limits.states);
  const nameless = states.find(({ text }) => text === '');
  if (nameless) {
    scanner.problems.error({ code: 'missing-id', params: { reason: 'state', node }, offset: nameless.offset });
  }
  return states;
}
