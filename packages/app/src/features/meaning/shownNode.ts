import type { NodeDetails } from '@credence/api-client';
import type { Text } from '@credence/text';
import { stateName } from './rangeName.js';

interface Named {
  readonly vars: string[];
  readonly details?: NodeDetails | undefined;
}

/** A node with its states as displayed: worded by their ranges where the file names none, else the node itself. */
export function shownNode<Node extends Named>(node: Node, text: Pick<Text, 'meaning' | 'common'>): Node {
  const { states, unit } = node.details ?? {};
  if (!states?.some(({ interval }) => interval?.isName)) return node;
  return { ...node, vars: node.vars.map((name, state) => stateName(name, states[state], unit, text)) };
}
