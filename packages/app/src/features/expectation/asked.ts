import type { Direction } from '@credence/bayesnet';

/** The states that a direction is asked and told with: one end of a condition, and one of the node. */
export interface Asked {
  /** The condition's state that is asked about. */
  readonly condition: string;
  /** The node's state that is asked about. */
  readonly node: string;
  /** True if the condition is asked about by its first state. */
  readonly fromFirst: boolean;
  /** True if "more likely" of these states means that later states come with earlier ones. */
  readonly turned: boolean;
}

/** What files call a state in which there is nothing, in whole words. */
const NOTHING =
  /^(absent|no|none|not|never|negative|normal|false|nil|without|healthy|fehlt|fehlend|nein|kein\w*|nicht|nie|negativ|ohne|gesund|unauffällig|falsch)\b/iu;

/**
 * Which states to ask with: of present and absent, in whatever order the file has them, people think of present. What is
 * stored does not depend on it: a direction says which way the later states of both go together.
 */
export function askedOf(conditionStates: readonly string[], nodeStates: readonly string[]): Asked {
  const [fromFirst, toFirst] = [asksFirst(conditionStates), asksFirst(nodeStates)];
  return {
    condition: end(conditionStates, fromFirst),
    node: end(nodeStates, toFirst),
    fromFirst,
    turned: fromFirst !== toFirst,
  };
}

/** Whether a known direction makes the node's state more likely. */
export const isMore = (direction: Direction, { turned }: Pick<Asked, 'turned'>): boolean =>
  (direction === 'increases') !== turned;

/** The direction that stands for an answer. */
export const directionOf = (more: boolean, { turned }: Pick<Asked, 'turned'>): Direction =>
  more === turned ? 'decreases' : 'increases';

const asksFirst = (states: readonly string[]) => isNothing(states.at(-1)) && !isNothing(states[0]);
const isNothing = (state = '') => NOTHING.test(shownState(state).trim());
const end = (states: readonly string[], first: boolean) => shownState((first ? states[0] : states.at(-1)) ?? '');

/** A state's name as displayed. */
export const shownState = (state: string): string => state.replaceAll('_', ' ');
