import type { NetworkOverview } from '@credence/api-client';
import { NetworkMap } from '@credence/ui';
import { useNavigate } from 'react-router-dom';
import type { NetworkDrawing } from './drawNetwork.js';

interface StructureMapProps {
  drawing: NetworkDrawing;
  overview: NetworkOverview;
  nodeHref: (node: { readonly id: string }) => string;
}

/** The network as a drawing, with its nodes as links. */
export function StructureMap({ drawing, overview, nodeHref }: StructureMapProps) {
  const navigate = useNavigate();
  const assessed = new Set(overview.nodes.map(({ id }) => id));
  return (
    <NetworkMap
      nodes={drawing.nodes}
      edges={drawing.edges}
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
