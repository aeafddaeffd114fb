import type { NodeState } from '@credence/api-client';
import type { MapEdge, MapNode } from '@credence/ui';
import type { FoundRank } from '../../../features/inference/tasks/rank.js';
import type { NetworkDrawing } from '../drawNetwork.js';

/** So many of the nodes asked about next have their rank in the map. */
const MARKED = 6;

/** What the order of what matters most knows of the nodes, for the map. */
export interface Mattering extends Pick<FoundRank, 'parts'> {
  /** The ids of all nodes with a question that is open, the first to be asked about first. */
  readonly ranked: readonly string[];
  readonly outcomes: readonly NodeState[];
}

/** Draws into a network what matters in it. An edge weighs as much as its child. */
export function markNetwork(
  { nodes, edges }: NetworkDrawing,
  { ranked, parts, outcomes }: Mattering,
): { readonly nodes: readonly MapNode[]; readonly edges: readonly MapEdge[] } {
  const ranks = new Map(ranked.slice(0, MARKED).map((id, index) => [id, index + 1]));
  const named = new Set(outcomes.map(({ node }) => node));
  const shares = new Map(parts.map(({ node, share }) => [node, share]));
  const most = Math.max(0, ...shares.values());
  return {
    nodes: nodes.map((node) => ({
      ...node,
      rank: ranks.get(node.id),
      outcome: named.has(node.id),
    })),
    edges: edges.map(([from, to]) => [from, to, most > 0 ? (shares.get(to) ?? 0) / most : 0]),
  };
}
