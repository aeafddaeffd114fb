import type { NetworkOverview } from '@credence/api-client';
import { disambiguateNames } from '../../features/networks/disambiguateNames.js';

interface NamedNode {
  readonly id: string;
  readonly name: string;
  readonly display_name: string;
}

/** The names of nodes, by their ids in addresses; equal ones have the file's id beside them. */
export const nodeNames = (nodes: readonly NamedNode[]) =>
  disambiguateNames(nodes.map(({ id, name, display_name }) => ({ key: id, name: display_name, id: name })));

/** An overview in which no two nodes have the same name. */
export function nameNodes(overview: NetworkOverview): NetworkOverview {
  const { nodes, notAssessed, nextQuestion: next } = overview;
  const names = nodeNames([...nodes, ...(notAssessed ?? [])]);
  const named = <Node extends NamedNode>(node: Node): Node => ({
    ...node,
    display_name: names.get(node.id) ?? node.display_name,
  });
  return {
    ...overview,
    nodes: nodes.map(named),
    ...(notAssessed ? { notAssessed: notAssessed.map(named) } : {}),
    ...(next ? { nextQuestion: { ...next, display_name: names.get(next.nodeId) ?? next.display_name } } : {}),
  };
}
