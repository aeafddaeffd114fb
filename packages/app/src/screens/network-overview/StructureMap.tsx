import type { NetworkOverview, NetworkStructure } from '@credence/api-client';
import { type MapNode, NetworkMap } from '@credence/ui';
import { use, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { layoutNetwork } from './networkLayout.js';

interface StructureMapProps {
  /** Must not reject. */
  structure: Promise<NetworkStructure | undefined>;
  overview: NetworkOverview;
  nodeHref: (node: { readonly id: string }) => string;
}

/** The network as a picture. Without a structure there is none; the list says it all. */
export function StructureMap({ structure, overview, nodeHref }: StructureMapProps) {
  const known = use(structure);
  const navigate = useNavigate();
  const drawn = useMemo(() => known && draw(known, overview), [known, overview]);
  if (!drawn) return null;

  const assessed = new Set(overview.nodes.map(({ id }) => id));
  return (
    <NetworkMap
      nodes={drawn.nodes}
      edges={drawn.edges}
      current={overview.nextQuestion?.nodeId}
      getHref={(node) => (assessed.has(node.id) ? nodeHref(node) : undefined)}
      onSelect={(node, event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(nodeHref(node));
      }}
    />
  );
}

function draw({ nodes }: NetworkStructure, overview: NetworkOverview) {
  const summaries = new Map(overview.nodes.map((node) => [node.id, node]));
  const labels = new Map(nodes.map(({ id, display_name }) => [id, display_name]));
  const layout = layoutNetwork(
    nodes.map(({ id, display_name, parents, position }) => ({
      id,
      label: display_name,
      parents,
      ...(position ? { box: position } : {}),
    })),
  );
  return {
    nodes: layout.nodes.map(({ id, x, y, width, height }): MapNode => {
      const summary = summaries.get(id);
      return {
        id,
        label: labels.get(id) ?? id,
        x: x + width / 2,
        y: y + height / 2,
        status: summary?.completed ? 'done' : summary?.inProgress ? 'progress' : 'open',
        percent: summary?.percentCompleted,
      };
    }),
    edges: nodes.flatMap(({ id, parents }) => parents.map((parent) => [parent, id] as const)),
  };
}
