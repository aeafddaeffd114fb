import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useId } from 'react';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { networkMapLabels } from '../../labels/english.js';
import type { MapNode } from './mapNode.js';
import { edgePath, estimateNodeWidth, mapBox } from './mapGeometry.js';
import { MapNodePill } from './MapNodePill.js';
import { useInView } from './useInView.js';
import { Canvas, Key, Legend, Root, Scroller } from './NetworkMap.styles.js';

export interface NetworkMapProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children' | 'onSelect'> {
  /** The nodes, in Tab order. */
  nodes: readonly MapNode[];
  /** Arrows by node ids, parent first. Unknown ids are not drawn. */
  edges: readonly (readonly [from: string, to: string])[];
  /** The current node; it and the arrows into it stand out. */
  current?: string | undefined;
  /** Returns a node's address. If omitted, or if a node has no address, it is not a link. */
  getHref?: ((node: MapNode) => string | undefined) | undefined;
  /** Called when a node's link is followed, before the browser navigates: for routers. */
  onSelect?: ((node: MapNode, event: MouseEvent) => void) | undefined;
}

/** A network as a picture: nodes as pills, parents pointing to children. It computes no layout. */
export const NetworkMap = forwardRef<HTMLElement, NetworkMapProps>(function NetworkMap(
  { nodes, edges, current, getHref, onSelect, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const labels = useLabels({ networkMap: networkMapLabels });
  const texts = labels.networkMap;
  const markerId = useId();
  const numbers = new Intl.NumberFormat(locale);
  const count = (status: MapNode['status']) => numbers.format(nodes.filter((node) => node.status === status).length);
  const pills = new Map(
    nodes.map((node) => [node.id, { x: node.x, y: node.y, width: node.width ?? estimateNodeWidth(node.label) }]),
  );
  const box = mapBox([...pills.values()]);
  const centre = current === undefined ? undefined : pills.get(current)?.x;
  const scroller = useInView(centre === undefined ? undefined : (centre - box.x) / box.width);
  const summary = texts.summary(numbers.format(nodes.length), count('done'), count('progress'));

  return (
    <Root ref={ref} data-credence="network-map" {...rest}>
      <Scroller
        ref={scroller}
        data-slot="scroller"
        role="group"
        aria-label={summary}
        // Without links inside, it needs a tab stop to scroll by the arrow keys.
        tabIndex={nodes.some((node) => getHref?.(node) !== undefined) ? undefined : 0}
      >
        <Canvas
          viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
          role="presentation"
          style={{ '--credence-map-width': box.width }}
        >
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
          {edges.map(([from, to]) => {
            const parent = pills.get(from);
            const child = pills.get(to);
            if (!parent || !child) return null;
            const hot = to === current;
            return (
              <path
                key={`${from} ${to}`}
                className="edge"
                data-hot={hot ? '' : undefined}
                markerEnd={`url(#${markerId}-${hot ? 'hot' : 'plain'})`}
                d={edgePath(parent, child)}
              />
            );
          })}
          {nodes.map((node) => (
            <MapNodePill
              key={node.id}
              node={node}
              pill={pills.get(node.id) ?? { x: node.x, y: node.y, width: 0 }}
              current={node.id === current}
              href={getHref?.(node)}
              onSelect={onSelect}
            />
          ))}
        </Canvas>
      </Scroller>
      <Legend>
        <Key data-status="done">{texts.done}</Key>
        <Key data-status="progress">{texts.progressKey}</Key>
        <Key data-status="open">{texts.open}</Key>
        {nodes.some(({ status }) => status === 'none') ? <Key data-status="none">{texts.none}</Key> : null}
      </Legend>
    </Root>
  );
});
