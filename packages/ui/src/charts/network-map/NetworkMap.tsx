import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useMemo,
  useState,
} from 'react';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { networkMapLabels } from '../../labels/english.js';
import { MapArrows } from './MapArrows.js';
import { MapLegend } from './MapLegend.js';
import type { MapEdge, MapFollowDetails, MapNode, MapNodeDetails } from './mapNode.js';
import { estimateNodeWidth, mapBox, RANK_WIDTH } from './mapGeometry.js';
import { MapNodePill } from './MapNodePill.js';
import { MapZoom, type MapZooming } from './MapZoom.js';
import { showsNames, SMALLEST_NAME } from './zoomLevels.js';
import { isArrow, nextNode } from './nextNode.js';
import { useMapView } from './useMapView.js';
import { Foot } from './MapLegend.styles.js';
import { Canvas, Root, Scroller } from './NetworkMap.styles.js';

/**
 * @since 0.1.0
 * @experimental
 */
export interface NetworkMapProps extends Omit<ComponentPropsWithoutRef<'figure'>, 'children' | 'onSelect'> {
  /** The nodes, in reading order. */
  nodes: readonly MapNode[];
  /**
   * Arrows by node ids, parent first. Unknown ids are not drawn. A third number, from 0 to 1, says how much an arrow
   * carries: it becomes a line of that weight, which grows with its square.
   */
  edges: readonly MapEdge[];
  /** The current node; it and the arrows into it stand out, and a map too large to be read whole opens there. */
  current?: string | undefined;
  /** Returns a node's address. If omitted, or if a node has no address, it is not a link. */
  getHref?: ((node: MapNode) => string | undefined) | undefined;
  /** Called when a node's link is followed, before the browser navigates: for routers. */
  onSelect?: ((node: MapNode, details: MapFollowDetails) => void) | undefined;
  /** Called when the space bar is pressed on a node: to suppose something of it, or something else. */
  onSuppose?: ((node: MapNode, details: MapNodeDetails) => void) | undefined;
}

/**
 * A network as a picture: nodes as pills, parents pointing to children. It pans and zooms; names are never smaller than
 * 12 px. It computes no layout.
 * @since 0.1.0
 * @experimental
 */
export const NetworkMap = forwardRef<HTMLElement, NetworkMapProps>(function NetworkMap(
  { nodes, edges, current, getHref, onSelect, onSuppose, ...rest },
  ref,
) {
  const { locale } = useCredence();
  const { networkMap: texts } = useLabels({ networkMap: networkMapLabels });
  const hintId = useId();
  const numbers = new Intl.NumberFormat(locale);
  const count = (status: MapNode['status']) => numbers.format(nodes.filter((node) => node.status === status).length);
  const pills = useMemo(() => pillsOf(nodes), [nodes]);
  const box = useMemo(() => mapBox([...pills.values()]), [pills]);
  const start = pills.get(current ?? nodes[0]?.id ?? '');
  const opening = start && { x: (start.x - box.x) / box.width, y: (start.y - box.y) / box.height };
  const { box: scroller, more, onScroll, onPointerDown, ...view } = useMapView(box, opening);
  // The current node comes last, so that none covers its name, which shows even where the others do not.
  const drawn = [...nodes.filter(({ id }) => id !== current), ...nodes.filter(({ id }) => id === current)];
  // The one tab stop among the nodes.
  const [visited, setVisited] = useState<string>();
  const stop = [visited, current].find((id) => id !== undefined && pills.has(id)) ?? nodes[0]?.id;
  const map = { drawn, edges, pills, stop, view, onSuppose };

  return (
    <Root ref={ref} data-credence="network-map" {...rest}>
      <VisuallyHidden id={hintId}>{onSuppose ? `${texts.hint} ${texts.supposeHint}` : texts.hint}</VisuallyHidden>
      <Scroller
        ref={scroller}
        data-slot="scroller"
        data-more={more || undefined}
        role="group"
        aria-label={texts.summary(numbers.format(nodes.length), count('done'), count('progress'))}
        aria-describedby={hintId}
        onKeyDown={(event) => takeMapKey(event, map)}
        onScroll={onScroll}
        onPointerDown={onPointerDown}
      >
        <MapCanvas box={box} zoom={view.zoom}>
          <MapArrows edges={edges} pills={pills} current={current} />
          {drawn.map((node) => (
            <MapNodePill
              key={node.id}
              node={node}
              pill={pills.get(node.id) ?? { x: node.x, y: node.y, width: 0 }}
              current={node.id === current}
              tabStop={node.id === stop}
              onVisit={() => setVisited(node.id)}
              href={getHref?.(node)}
              onSelect={onSelect}
            />
          ))}
        </MapCanvas>
      </Scroller>
      <Foot>
        <MapLegend nodes={nodes} edges={edges} />
        <MapZoom view={view} />
      </Foot>
    </Root>
  );
});

/** The places of the nodes with the widths of their pills, by id. */
const pillsOf = (nodes: readonly MapNode[]) =>
  new Map(
    nodes.map(
      ({ id, label, x, y, rank, width = estimateNodeWidth(label) + (rank === undefined ? 0 : RANK_WIDTH) }) =>
        [id, { x, y, width }] as const,
    ),
  );

/** The drawing at its zoom. */
function MapCanvas({
  box,
  zoom: measured,
  children,
}: {
  box: ReturnType<typeof mapBox>;
  /** Undefined until the box around it has a size. */
  zoom: number | undefined;
  children: ReactNode;
}) {
  const zoom = measured ?? 1;
  return (
    <Canvas
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      width={box.width}
      height={box.height}
      role="presentation"
      data-measured={measured === undefined ? undefined : ''}
      data-names={showsNames(zoom) ? undefined : 'off'}
      style={{
        '--credence-map-width': box.width,
        '--credence-map-zoom': zoom,
        // Where names are off, those that show all the same keep their smallest size.
        '--credence-map-name': SMALLEST_NAME / zoom,
      }}
    >
      {children}
    </Canvas>
  );
}

/** Does what a key means on a map: the arrows go along its edges, the space bar supposes, and the rest zooms. */
function takeMapKey(
  event: KeyboardEvent<HTMLDivElement>,
  {
    drawn,
    edges,
    pills,
    stop,
    view,
    onSuppose,
  }: {
    drawn: readonly MapNode[];
    edges: readonly MapEdge[];
    pills: ReturnType<typeof pillsOf>;
    /** The node that is the tab stop; undefined if there is none. */
    stop: string | undefined;
    view: MapZooming;
    onSuppose: NetworkMapProps['onSuppose'];
  },
): void {
  if (event.metaKey || event.ctrlKey || event.altKey) return;
  const place = middleOf(event.target as Element, event.currentTarget);
  if (event.key === ' ' && onSuppose && place) {
    const node = drawn.find(({ id }) => id === stop);
    if (node) onSuppose(node, { reason: 'key', event: event.nativeEvent });
  } else if (isArrow(event.key)) {
    const next = stop === undefined ? undefined : nextNode(stop, event.key, pills, edges);
    focusNode(
      event.currentTarget,
      drawn.findIndex(({ id }) => id === next),
    );
  } else if (!zoomByKey(event.key, view, place)) return;
  event.preventDefault();
}

/** Zooms by +, - and 0, around a place in the box; returns whether the key was one of them. */
function zoomByKey(key: string, view: MapZooming, place: ReturnType<typeof middleOf>): boolean {
  if (key === '+' || key === '=') view.step(1, place);
  else if (key === '-') view.step(-1, place);
  else if (key === '0') view.showAll();
  else return false;
  return true;
}

/** Moves the focus to a node by its place in the drawing, and the node into sight. */
function focusNode(box: Element, place: number): void {
  const element = box.querySelectorAll<SVGElement>('[data-slot="node"]')[place];
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** The middle of a node, in px from the corner of the box; undefined for the box itself. */
function middleOf(target: Element, box: Element): { x: number; y: number } | undefined {
  const node = target.closest('[data-slot="node"]')?.getBoundingClientRect();
  if (!node) return undefined;
  const { left, top } = box.getBoundingClientRect();
  return { x: node.left + node.width / 2 - left, y: node.top + node.height / 2 - top };
}
