import type { NetworkTables } from '@credence/api-client';
import type { QuestionNames, QuestionPlace } from '../../features/meaning/namedQuestions.js';
import type { Text } from '@credence/text';
import { shownStates } from '../../features/meaning/shownStates.js';

/** A question in a list: its node, and the conditions under which it is asked. */
export interface ListedQuestion {
  readonly node: string;
  readonly conditions: readonly string[];
}

export type ListQuestion = (place: QuestionPlace) => ListedQuestion;

/** Names conditions by their states, with the parent where another node has a state of that name, too: "Gallstones: absent". */
export function listQuestions(
  { nodes }: Pick<NetworkTables, 'nodes'>,
  { nameOf }: Pick<QuestionNames, 'nameOf'>,
  words: Text,
): ListQuestion {
  const known = new Map(nodes.map((node) => [node.id, node]));
  const having = new Map<string, number>();
  for (const states of shownStates(nodes, words))
    for (const state of new Set(states)) having.set(state, (having.get(state) ?? 0) + 1);
  return (place) => {
    const { node, conditions } = nameOf(place);
    const parents = known.get(place.nodeId)?.parents ?? [];
    return {
      node,
      conditions: conditions.map((state, at) => {
        const parent = known.get(parents[at] ?? '');
        return parent && (having.get(state) ?? 0) > 1 ? `${parent.display_name}: ${state}` : state;
      }),
    };
  };
}

/** In one line, for the name of a button. */
export const inOneLine = ({ node, conditions }: ListedQuestion): string => [node, ...conditions].join(', ');
