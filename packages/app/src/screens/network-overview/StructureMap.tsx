import type { NetworkOverview } from '@credence/api-client';
import { NetworkMap } from '@credence/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NetworkDrawing } from './drawNetwork.js';
import { type Mattering, markNetwork } from './matters/markNetwork.js';

interface StructureMapProps {
  drawing: NetworkDrawing;
  overview: NetworkOverview;
  /** Undefined in another order, and until the questions are ranked. */
  mattering: Mattering | undefined;
  nodeHref: (node: { readonly id: string }) => string;
}

/** The network as a drawing, with its nodes as links, and with what matters where the list is in that order. */
export function StructureMap({ drawing, overview, mattering, nodeHref }: StructureMapProps) {
  const navigate = useNavigate();
  const marked = useMemo(() => (mattering ? markNetwork(drawing, mattering) : drawing), [drawing, mattering]);
  const assessed = new Set(overview.nodes.map(({ id }) => id));
  return (
    <NetworkMap
      nodes={marked.nodes}
      edges={marked.edges}
      current={mattering?.ranked[0] ?? overview.nextQuestion?.nodeId}
      getHref={(node) => (assessed.has(node.id) ? nodeHref(node) : undefined)}
      onSelect={(node, { event }) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(nodeHref(node));
      }}
    />
  );
}
