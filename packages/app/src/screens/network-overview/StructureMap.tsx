import type { NetworkOverview } from '@credence/api-client';
import { type MapNode, NetworkMap, type NetworkMapProps } from '@credence/ui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { LIMITS } from '../../features/outcomes/limits.js';
import { hasDistribution } from '../../features/outcomes/outcomesOf.js';
import type { NetworkDrawing } from './drawNetwork.js';
import { type Mattering, markNetwork } from './matters/markNetwork.js';
import { nextFinding } from './what-if/nextFinding.js';
import { useFindings } from './what-if/useFindings.js';

interface StructureMapProps {
  drawing: NetworkDrawing;
  overview: NetworkOverview;
  /** Undefined in the order of one change at a time, and until the questions are ranked. */
  mattering: Mattering | undefined;
  nodeHref: (node: { readonly id: string }) => string;
}

/** The network as a drawing, with its nodes as links. */
export function StructureMap({ mattering, ...props }: StructureMapProps) {
  return mattering ? (
    <WeightedMap {...props} mattering={mattering} />
  ) : (
    <LinkedMap {...props} {...props.drawing} current={props.overview.nextQuestion?.nodeId} />
  );
}

/** What matters, and what is supposed: the space bar supposes the states of a node, one after the other. */
function WeightedMap({ mattering, ...props }: StructureMapProps & { mattering: Mattering }) {
  const [findings, setFindings] = useFindings(props.overview.networkId);
  const marked = useMemo(() => markNetwork(props.drawing, mattering, findings), [props.drawing, mattering, findings]);
  const onSuppose = ({ id }: MapNode) => {
    const node = mattering.tables.nodes.find((each) => each.id === id);
    if (!node || !hasDistribution(node)) return;
    const next = nextFinding(findings, { id, states: node.vars.length });
    if (next.length <= LIMITS.findings) setFindings(next);
  };
  return <LinkedMap {...props} {...marked} current={mattering.asked[0]} onSuppose={onSuppose} />;
}

type LinkedMapProps = Pick<StructureMapProps, 'overview' | 'nodeHref'> &
  Pick<NetworkMapProps, 'nodes' | 'edges' | 'current' | 'onSuppose'>;

function LinkedMap({ overview, nodeHref, nodes, edges, current, onSuppose }: LinkedMapProps) {
  const navigate = useNavigate();
  const assessed = new Set(overview.nodes.map(({ id }) => id));
  return (
    <NetworkMap
      nodes={nodes}
      edges={edges}
      current={current}
      onSuppose={onSuppose}
      getHref={(node) => (assessed.has(node.id) ? nodeHref(node) : undefined)}
      onSelect={(node, { event }) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        void navigate(nodeHref(node));
      }}
    />
  );
}
