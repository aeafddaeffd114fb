import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { cptHeatmapLabels } from '../../labels/english.js';
import { columnUnder } from './columnPlaces.js';
import type { CptHeatmapDetails } from './cptHeatmapDetails.js';
import { Surface, Frame } from './CptHeatmap.styles.js';
import { CHUNK, HeatChunk } from './HeatChunk.js';
import { TurnedNames } from './TurnedNames.js';
import type { useChunksInSight } from './useChunksInSight.js';
import type { useHeatTable } from './useHeatTable.js';
import type { CellIndex } from './walkCells.js';
import { WideNames } from './WideNames.js';
import type { HeatLayout } from './heatLayout.js';

interface HeatCursor {
  chosen: number;
  hovered: number | undefined;
  /** The cell that the keys lead to. */
  cell: CellIndex | undefined;
  hover: (column: number | undefined) => void;
  choose: (column: number, details: CptHeatmapDetails) => void;
}

type OnOpen = ((column: number, details: CptHeatmapDetails) => void) | undefined;

/** The drawing: what is in sight of the cells, their names, and the frames around what is chosen, hovered or spoken. */
export function HeatSurface({
  heat,
  sight,
  words: { format, texts },
  cursor,
  onOpen,
}: {
  heat: ReturnType<typeof useHeatTable>;
  sight: ReturnType<typeof useChunksInSight>;
  words: { format: (value: number) => string; texts: typeof cptHeatmapLabels };
  cursor: HeatCursor;
  onOpen: OnOpen;
}) {
  const { chosen, hovered, cell } = cursor;
  const { table, layout, runs } = heat;
  const pointer = useColumnPointer(layout, cursor, onOpen);
  const inSight = { first: sight.first * CHUNK, last: Math.min(layout.columns, (sight.last + 1) * CHUNK) - 1 };
  const inline = layout.turned ? layout.side + layout.breadth : layout.side + layout.length + 3;
  const block =
    layout.head + (layout.turned ? layout.length + 3 : layout.breadth + (runs.length > 0 ? 34 : 6) * layout.em);
  return (
    <Surface
      aria-hidden="true"
      data-opens={onOpen ? '' : undefined}
      style={{ inlineSize: inline, blockSize: block }}
      {...pointer}
    >
      {Array.from({ length: sight.last - sight.first + 1 }, (_, place) => (
        <HeatChunk
          key={sight.first + place}
          index={sight.first + place}
          table={table}
          layout={layout}
          format={format}
          open={texts.open}
        />
      ))}
      {layout.turned ? (
        <TurnedNames {...heat} {...inSight} />
      ) : (
        <WideNames {...heat} {...inSight} whole={sight.whole} room={heat.width - layout.side} />
      )}
      {hovered === undefined || hovered === chosen ? null : (
        <HeatFrame around="hovered" layout={layout} column={hovered} />
      )}
      <HeatFrame around="column" layout={layout} column={chosen} />
      {cell ? <HeatFrame around="cell" layout={layout} column={chosen} state={cell.state} /> : null}
    </Surface>
  );
}

/** The handlers of the pointer over the cells: a mouse hovers and opens, a finger chooses. */
function useColumnPointer(layout: HeatLayout, { hover, choose }: HeatCursor, onOpen: OnOpen) {
  const byFinger = useRef(false);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      byFinger.current = event.pointerType === 'touch';
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') hover(columnUnder(event, layout));
    },
    onPointerLeave: () => hover(undefined),
    onClick: (event: MouseEvent<HTMLElement>) => {
      const under = columnUnder(event, layout);
      if (under === undefined) return;
      const details = { reason: 'press', event: event.nativeEvent } as const;
      choose(under, details);
      // A finger cannot point before it opens: it chooses, and the button below opens.
      if (!byFinger.current) onOpen?.(under, details);
    },
  };
}

/** The frame around a column, or around one of its cells. */
function HeatFrame({
  around,
  layout,
  column,
  state,
}: {
  around: 'column' | 'hovered' | 'cell';
  layout: HeatLayout;
  column: number;
  state?: number;
}) {
  const { turned, side, breadth, head } = layout;
  const own = layout.column(column);
  const whole = state === undefined;
  const along = whole ? { from: own.from - 2, size: own.size + 4 } : own;
  // A column's frame stands out over its cells; a row's goes from its name to its ring.
  const allStates = turned ? { from: 0, size: side + breadth } : { from: -4, size: breadth + 7 };
  const across = whole ? allStates : layout.state(state);
  const [inline, block] = turned ? [across, along] : [{ ...along, from: side + along.from }, across];
  return (
    <Frame
      data-slot="frame"
      data-around={around}
      style={{
        insetInlineStart: inline.from,
        inlineSize: inline.size,
        insetBlockStart: head + block.from,
        blockSize: block.size,
      }}
    />
  );
}
