import type { NetworkTables, NodeState } from '@credence/api-client';
import type { MapEdge, MapNode } from '@credence/ui';
import type { FoundRank } from '../../../features/inference/tasks/rank.js';
import { nodeNames } from '../../../features/outcomes/nodeNames.js';
import type { NetworkDrawing } from '../drawNetwork.js';
import { MARKED } from './marked.js';

/** What the order of what matters most knows of the nodes, for the map. */
export interface Mattering extends Pick<FoundRank, 'parts'> {
  /** The nodes asked about next, by id. */
  readonly asked: readonly string[];
  readonly outcomes: readonly NodeState[];
  readonly tables: NetworkTables;
}

/** Draws into a network what matters in it, and what is supposed of it. An edge weighs as much as its child. */
export function markNetwork(
  { nodes, edges }: NetworkDrawing,
  { asked, parts, outcomes, tables }: Mattering,
  findings: readonly NodeState[],
): { readonly nodes: readonly MapNode[]; readonly edges: readonly MapEdge[] } {
  const nameOf = nodeNames(tables);
  const ranks = new Map(asked.slice(0, MARKED).map((id, index) => [id, index + 1]));
  const supposed = new Map(findings.map((finding) => [finding.node, nameOf(finding).state]));
  const named = new Set(outcomes.map(({ node }) => node));
  const shares = new Map(parts.map(({ node, share }) => [node, share]));
  const most = Math.max(0, ...shares.values());
  return {
    nodes: nodes.map((node) => ({
      ...node,
      rank: ranks.get(node.id),
      outcome: named.has(node.id),
      finding: supposed.get(node.id),
    })),
    edges: edges.map(([from, to]) => [from, to, most > 0 ? (shares.get(to) ?? 0) / most : 0]),
  };
}
