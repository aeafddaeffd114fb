import type { CSSProperties, MouseEvent } from 'react';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { networkMapLabels } from '../../labels/english.js';
import { drawnName, NODE_HEIGHT, type Pill } from './mapGeometry.js';
import type { MapFollowDetails, MapNode } from './mapNode.js';
import { NodeRoot } from './MapNodePill.styles.js';

interface MapNodePillProps {
  node: MapNode;
  pill: Pill;
  current: boolean;
  /** Whether Tab stops here; the arrow keys reach the others. */
  tabStop: boolean;
  onVisit: () => void;
  href: string | undefined;
  onSelect: ((node: MapNode, details: MapFollowDetails) => void) | undefined;
}

/** One node: its progress as a dot or ring, and its name. A link if it has an address. */
export function MapNodePill({ node, pill, current, tabStop, onVisit, href, onSelect }: MapNodePillProps) {
  const labels = useLabels({ networkMap: networkMapLabels });
  const texts = labels.networkMap;
  const { locale } = useCredence();
  const { rank, outcome = false, finding } = node;
  const ranked = rank === undefined ? undefined : new Intl.NumberFormat(locale).format(rank);
  const state = [
    texts[node.status],
    ...(outcome ? [texts.outcome] : []),
    ...(ranked === undefined ? [] : [texts.rank(ranked)]),
    ...(finding === undefined ? [] : [texts.finding(finding)]),
  ].join(', ');
  const follow = ({ nativeEvent: event }: MouseEvent) => onSelect?.(node, { reason: pressOrKey(event), event });
  const supposed = finding === undefined ? undefined : '';
  const left = pill.x - pill.width / 2;
  const top = pill.y - NODE_HEIGHT / 2;

  return (
    <>
      <NodeRoot
        {...(href === undefined ? { role: 'img' } : { href, onClick: follow })}
        aria-label={texts.node(node.label, state)}
        aria-current={current || undefined}
        tabIndex={tabStop ? 0 : -1}
        onFocus={onVisit}
        data-slot="node"
        data-status={node.status}
        data-hot={current ? '' : undefined}
        data-rank={rank}
        data-outcome={outcome ? '' : undefined}
        data-finding={supposed}
      >
        <g transform={`translate(${left} ${top})`} aria-hidden="true">
          <PillDrawing node={node} width={pill.width} />
        </g>
      </NodeRoot>
      {/* Outside the link, whose name says it in words. */}
      {ranked === undefined ? null : (
        <text className="rank" x={left + pill.width - 12} y={top + 19.5} data-finding={supposed} aria-hidden="true">
          {ranked}
        </text>
      )}
    </>
  );
}

/** The pill from its corner: the ring of the focus, the outline, the sign of the progress, and the name. */
function PillDrawing({ node, width }: { node: MapNode; width: number }) {
  return (
    <>
      <rect className="ring" x="-4" y="-4" width={width + 8} height={NODE_HEIGHT + 8} rx={NODE_HEIGHT / 2 + 4} />
      <rect width={width} height={NODE_HEIGHT} rx={NODE_HEIGHT / 2} />
      {node.outcome ? <path className="double" d={doublePath(width)} /> : null}
      {node.status === 'none' ? null : <circle cx="15" cy="14" r={node.status === 'done' ? 7 : 5.5} />}
      {node.status === 'progress' ? (
        <circle
          cx="15"
          cy="14"
          r="5.5"
          pathLength="100"
          transform="rotate(-90 15 14)"
          style={{ '--credence-progress': node.percent ?? 0 } as CSSProperties}
        />
      ) : null}
      {node.status === 'done' ? <path d="m11.8 14.3 2.2 2.2 4-4.7" /> : null}
      {node.status === 'none' ? <path d="M11 14h8" /> : null}
      <text x="27" y="18.8">
        {drawnName(node.label)}
      </text>
    </>
  );
}

/** The inner outline of an outcome. */
const doublePath = (width: number) =>
  `M14 3h${width - NODE_HEIGHT}a11 11 0 0 1 0 22h${NODE_HEIGHT - width}a11 11 0 0 1 0-22z`;
