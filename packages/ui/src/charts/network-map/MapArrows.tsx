import { type CSSProperties, useId } from 'react';
import { edgePath, type Pill } from './mapGeometry.js';
import type { MapEdge } from './mapNode.js';

interface MapArrowsProps {
  edges: readonly MapEdge[];
  pills: ReadonlyMap<string, Pill>;
  current: string | undefined;
}

/**
 * The arrows between the nodes of a map; those into the current node stand out. Weighed ones are lines, which say by
 * their width how much they carry: heads would be as wide as nodes.
 */
export function MapArrows({ edges, pills, current }: MapArrowsProps) {
  const markerId = useId();
  return (
    <>
      <defs>
        {[false, true].map((hot) => (
          <marker
            key={String(hot)}
            id={`${markerId}-${hot ? 'hot' : 'plain'}`}
            viewBox="0 0 8 8"
            refX="7"
            refY="4"
            markerWidth={hot ? 5.5 : 7}
            markerHeight={hot ? 5.5 : 7}
            orient="auto-start-reverse"
          >
            <path className="arrow" data-hot={hot ? '' : undefined} d="M0 1 8 4 0 7z" />
          </marker>
        ))}
      </defs>
      {edges.map(([from, to, weight]) => {
        const parent = pills.get(from);
        const child = pills.get(to);
        if (!parent || !child) return null;
        const d = edgePath(parent, child);
        if (weight !== undefined) {
          const style = { '--credence-map-weight': weight ** 2 } as CSSProperties;
          return <path key={`${from} ${to}`} className="edge" data-weighed="" style={style} d={d} />;
        }
        const hot = to === current;
        return (
          <path
            key={`${from} ${to}`}
            className="edge"
            data-hot={hot ? '' : undefined}
            markerEnd={`url(#${markerId}-${hot ? 'hot' : 'plain'})`}
            d={d}
          />
        );
      })}
    </>
  );
}
