import { finite, intervalName, withBoundaries } from '../boundaries.js';
import type { ProblemList } from '../problemList.js';
import type { RawState } from '../rawNode.js';
import type { NodeBlock } from './netBlocks.js';

/**
 * The states of a node. Where Hugin knows what they stand for, it leaves their labels empty: such states are told by
 * their number, interval or truth value. One that nothing tells is reported.
 */
export function statesOf({ name: node, states, values, notes }: NodeBlock, problems: ProblemList): readonly RawState[] {
  const written = values.map(({ text }) => text);
  // Hugin has the lower bound in an interval, the upper one not.
  const bounded = withBoundaries(states, written, () => 'lower');
  if (states.every(({ text }) => text !== '')) return bounded;
  const meant = notes.get('subtype')?.toLowerCase() === 'boolean' ? truthValues : meantBy(written, states.length);
  const taken = new Set(states.map(({ text }) => text).filter((text) => text !== ''));
  const named = bounded.map((state, index): RawState => {
    const found = state.text || meant[index] || '';
    const text = found !== '' && state.text === '' && taken.has(found) ? `#${index}` : found;
    taken.add(text);
    if (!state.interval || state.text !== '') return { ...state, text };
    return { ...state, text, interval: { ...state.interval, isName: true } };
  });
  const nameless = named.find(({ text }) => text === '');
  if (nameless) {
    const params = { reason: 'outcome', node: node.text } as const;
    problems.error({ code: 'missing-id', params, offset: nameless.offset });
  }
  return named;
}

/** In the order that Hugin has them in (HUGIN help, Node Type). */
const truthValues = ['false', 'true'];

/** What the values of a node say of each of so many states: numbers, or intervals if there is one more. */
function meantBy(values: readonly string[], states: number): readonly string[] {
  if (values.length === states) return values;
  if (values.length !== states + 1) return [];
  return values.slice(1).map((upper, index) => intervalName(finite(values[index]), finite(upper), 'lower'));
}
