import type { NetworkOverview, NetworkStructure, NodeSummary, StructureNode } from '@credence/api-client';
import type { MapNode } from '@credence/ui';
import { layoutNetwork } from './networkLayout.js';

export interface NetworkDrawing {
  readonly nodes: readonly MapNode[];
  /** Parent and child, by their ids. */
  readonly edges: readonly (readonly [string, string])[];
  /** The node around which it is drawn, where the whole network would be too small to read. */
  readonly around?: string;
}

/** A picture wider than this is shrunk so much beside the list that nobody can read it. */
const LEGIBLE = 1_200;

/**
 * The network as a picture: all of it where that can be read, else what stands around the node that is asked next,
 * else nothing.
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

/** What stands around a node, the widest first: with parents and children, then with parents alone. */
function neighbourhoods(nodes: readonly StructureNode[], focus: string | undefined): StructureNode[][] {
  const centre = nodes.find(({ id }) => id === focus);
  const above = nodes.filter(({ id }) => id === focus || centre?.parents.includes(id));
  const below = nodes.filter(({ parents }) => parents.some((parent) => parent === focus));
  return [[...above, ...below], above].map((part) => {
    const inside = new Set(part.map(({ id }) => id));
    // Without the places of the file, which are those in the whole.
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

/** The overview lists every node that is assessed. */
function statusOf(summary: NodeSummary | undefined): MapNode['status'] {
  if (!summary) return 'none';
  if (summary.completed) return 'done';
  return summary.inProgress ? 'progress' : 'open';
}
