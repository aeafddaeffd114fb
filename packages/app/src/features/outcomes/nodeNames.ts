import type { NetworkTables, NodeState } from '@credence/api-client';

/** A node and its state, as people call them. */
export interface NamedState {
  readonly node: string;
  readonly state: string;
}

export type NameState = (of: NodeState) => NamedState;

/** Writes nodes in one of their states. What the network does not have keeps its id and number. */
export function nodeNames({ nodes }: Pick<NetworkTables, 'nodes'>): NameState {
  const known = new Map(nodes.map((node) => [node.id, node]));
  return ({ node: id, state }) => {
    const node = known.get(id);
    return { node: node?.display_name ?? id, state: (node?.vars[state] ?? String(state + 1)).replaceAll('_', ' ') };
  };
}

/** One key for each node and state. */
export const keyOf = ({ node, state }: NodeState): string => `${node} ${state}`;
