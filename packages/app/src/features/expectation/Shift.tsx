import type { Direction } from '@credence/bayesnet';
import { useText } from '../../ground/text/useText.js';
import { askedOf, isMore, shownState } from './asked.js';

interface ShiftProps {
  condition: { readonly name: string; readonly states: readonly string[] };
  node: { readonly name: string; readonly states: readonly string[] };
  direction: Direction;
  /** The condition's earlier and later state, in the order of the file. */
  between: readonly [earlier: string, later: string];
}

/** What was expected between two states of a condition, in the words in which it was asked. */
export function Shift({ condition, node, direction, between }: ShiftProps) {
  const { expectation: text } = useText();
  const asked = askedOf(condition.states, node.states);
  const [other, state] = asked.fromFirst ? between.toReversed() : between;
  return (
    <span>
      {text.expected(
        condition.name,
        shownState(state ?? ''),
        shownState(other ?? ''),
        node.name,
        asked.node,
        isMore(direction, asked),
      )}
    </span>
  );
}
