import type { NetworkOverview, NetworkStructure, NodeSummary } from '@credence/api-client';
import type { MapNode } from '@credence/ui';
import { nodeNames } from './nameNodes.js';
import { layoutNetwork } from './networkLayout.js';

export interface NetworkDrawing {
  readonly nodes: readonly MapNode[];
  /** Pairs of parent and child ids. */
  readonly edges: readonly (readonly [string, string])[];
}

/** Draws a network with the progress of its nodes. Undefined if it has none. */
export function drawNetwork({ nodes }: NetworkStructure, overview: NetworkOverview): NetworkDrawing | undefined {
  if (nodes.length === 0) return undefined;
  const names = nodeNames(nodes);
  const nameOf = (id: string) => names.get(id) ?? id;
  const layout = layoutNetwork(
    nodes.map(({ id, parents, position }) => ({
      id,
      label: nameOf(id),
      parents,
      ...(position ? { box: position } : {}),
    })),
  );
  const summaries = new Map(overview.nodes.map((node) => [node.id, node]));
  return {
    nodes: layout.nodes.map(({ id, x, y, width, height }): MapNode => {
      const summary = summaries.get(id);
      return {
        id,
        label: nameOf(id),
        x: x + width / 2,
        y: y + height / 2,
        status: statusOf(summary),
        percent: summary?.percentCompleted,
      };
    }),
    edges: nodes.flatMap(({ id, parents }) => parents.map((parent) => [parent, id] as const)),
  };
}

/** A node missing from the overview is not assessed. */
function statusOf(summary: NodeSummary | undefined): MapNode['status'] {
  if (!summary) return 'none';
  if (summary.completed) return 'done';
  return summary.inProgress ? 'progress' : 'open';
}
