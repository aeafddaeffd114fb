import { limits } from '../../network/limits.js';
import type { Word } from '../rawNode.js';
import { signBehind, waysToSplit, withoutComments } from './names.js';
import { checkStateCount, type StateCount } from './stateCount.js';
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

/**
 * The states of a node that may say how many it has, behind the brace that opens their list. Between blanks or commas stand
 * words and texts in quotes. Without any quotes a name may also be all that stands between two commas, blanks, brackets
 * and further commas included, as bnlearn and pgmpy write it: then the number of states decides, and what it leaves open
 * is reported.
 */
export function takeCountedStates(scanner: TextScanner, node: string, stated: StateCount | undefined): Word[] {
  const { source, previousEnd: start } = scanner;
  const end = signBehind(source, start, '}');
  const words = end === undefined || end - start > limits.piece ? 'only' : wordsIn(scanner, start, end, stated);
  if (end !== undefined && words !== 'only') {
    const ways = [...waysToSplit(source, start, end)];
    const [states, ...others] = stated ? ways.filter(({ length }) => length === stated.count) : ways;
    if (states && others.length === 0) {
      scanner.goTo(end + 1);
      return states;
    }
    if (words === 'none') {
      scanner.fail({ code: 'ambiguous-states', params: { node }, offset: start });
      return [];
    }
  }
  const states = takeStates(scanner, '}', node);
  if (!scanner.failed) checkStateCount(scanner, node, states, stated);
  return states;
}

/**
 * Whether the names of a list can be but words of their own and texts in quotes, or may be, with as many as the commas
 * make, or cannot.
 */
function wordsIn(
  scanner: TextScanner,
  start: number,
  end: number,
  stated: StateCount | undefined,
): 'only' | 'perhaps' | 'none' {
  const text = withoutComments(scanner.source, start, end);
  const special = scanner.specialIn(text.replaceAll(',', ' '));
  if (special === 'impossible' || text.includes('"')) return 'only';
  if (special === 'sign') return 'none';
  const { length: words } = text.match(/[^\s,]+/g) ?? [];
  if (words === stated?.count || words > limits.states) return 'only';
  if (!text.includes(',')) return !stated || words < stated.count ? 'only' : 'none';
  return words === text.split(',').filter((name) => name.trim() !== '').length ? 'perhaps' : 'none';
}
