import type { CSSProperties, MouseEvent } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { networkMapLabels } from '../../labels/english.js';
import { NODE_HEIGHT, type Pill } from './mapGeometry.js';
import type { MapNode } from './mapNode.js';
import { NodeRoot } from './NetworkMap.styles.js';

interface MapNodePillProps {
  node: MapNode;
  pill: Pill;
  current: boolean;
  href: string | undefined;
  onSelect: ((node: MapNode, event: MouseEvent) => void) | undefined;
}

/** One node: its progress as a dot or ring, and its name. A link if it has an address. */
export function MapNodePill({ node, pill, current, href, onSelect }: MapNodePillProps) {
  const labels = useLabels({ networkMap: networkMapLabels });
  const texts = labels.networkMap;
  const left = pill.x - pill.width / 2;
  const top = pill.y - NODE_HEIGHT / 2;

  return (
    <NodeRoot
      {...(href === undefined ? { role: 'img' } : { href, onClick: (event: MouseEvent) => onSelect?.(node, event) })}
      aria-label={texts.node(node.label, texts[node.status])}
      aria-current={current || undefined}
      data-slot="node"
      data-status={node.status}
      data-hot={current ? '' : undefined}
    >
      <g transform={`translate(${left} ${top})`} aria-hidden="true">
        <rect width={pill.width} height={NODE_HEIGHT} rx={NODE_HEIGHT / 2} />
        {node.status === 'none' ? null : <circle cx="18" cy="17" r={node.status === 'done' ? 7.5 : 6} />}
        {node.status === 'progress' ? (
          <circle
            cx="18"
            cy="17"
            r="6"
            pathLength="100"
            transform="rotate(-90 18 17)"
            style={{ '--credence-progress': node.percent ?? 0 } as CSSProperties}
          />
        ) : null}
        {node.status === 'done' ? <path d="m14.6 17.3 2.4 2.4 4.3-5" /> : null}
        {node.status === 'none' ? <path d="M14 17h8" /> : null}
        <text x="32" y="21.5">
          {node.label}
        </text>
      </g>
    </NodeRoot>
  );
}
