import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import { takeWordsTo } from './takeWords.js';
import type { TextScanner } from './textScanner.js';

/** The states of a node, behind the bracket that opens their list; one without a name is reported. */
export function takeStates(scanner: TextScanner, closing: string, node: string): Word[] {
  const states = takeWordsTo(scanner, closing, limits.states);
  const nameless = states.find(({ text }) => text === '');
  if (nameless) {
    scanner.problems.error({ code: 'missing-id', params: { reason: 'outcome', node }, offset: nameless.offset });
  }
  return states;
}
