import type { NetworkOverview, NetworkStructure, NodeSummary, StructureNode } from '@credence/api-client';
import type { MapNode } from '@credence/ui';
import { layoutNetwork } from './networkLayout.js';

export interface NetworkDrawing {
  readonly nodes: readonly MapNode[];
  /** Pairs of parent and child ids. */
  readonly edges: readonly (readonly [string, string])[];
  /** The node at the centre, if the whole network would be too small to read. */
  readonly around?: string;
}

/** A drawing wider than this is scaled down beside the list until nobody can read it. */
const LEGIBLE = 1_200;

/**
 * Draws the whole network if that is legible; otherwise the neighbourhood of the next node to be asked; otherwise
 * nothing.
 */
export function drawNetwork({ nodes }: NetworkStructure, overview: NetworkOverview): NetworkDrawing | undefined {
  if (nodes.length === 0) return undefined;
  const focus = overview.nextQuestion?.nodeId ?? overview.nodes[0]?.id;
  const whole = draw(nodes, overview);
  if (whole || !nodes.some(({ id }) => id === focus)) return whole;

  const part = neighbourhoods(nodes, focus).map((near) => draw(near, overview));
  const drawn = part.find((drawing) => drawing && drawing.edges.length > 0);
  return drawn && { ...drawn, around: nodes.find(({ id }) => id === focus)?.display_name ?? '' };
}

/** The neighbourhoods of a node, largest first: with parents and children, then with parents only. */
function neighbourhoods(nodes: readonly StructureNode[], focus: string | undefined): StructureNode[][] {
  const centre = nodes.find(({ id }) => id === focus);
  const above = nodes.filter(({ id }) => id === focus || centre?.parents.includes(id));
  const below = nodes.filter(({ parents }) => parents.some((parent) => parent === focus));
  return [[...above, ...below], above].map((part) => {
    const inside = new Set(part.map(({ id }) => id));
    // The file's positions are dropped, because they only make sense for the whole network.
    return part.map(({ position: _, ...node }) => ({ ...node, parents: node.parents.filter((id) => inside.has(id)) }));
  });
}

function draw(nodes: readonly StructureNode[], overview: NetworkOverview): NetworkDrawing | undefined {
  const layout = layoutNetwork(
    nodes.map(({ id, display_name, parents, position }) => ({
      id,
      label: display_name,
      parents,
      ...(position ? { box: position } : {}),
    })),
  );
  if (layout.width > LEGIBLE) return undefined;
  const summaries = new Map(overview.nodes.map((node) => [node.id, node]));
  const labels = new Map(nodes.map(({ id, display_name }) => [id, display_name]));
  return {
    nodes: layout.nodes.map(({ id, x, y, width, height }): MapNode => {
      const summary = summaries.get(id);
      return {
        id,
        label: labels.get(id) ?? id,
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
