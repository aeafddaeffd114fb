import { useRef } from 'react';
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

/** The drawing: what is in sight of the cells, their names, and the frames around what is chosen, hovered or spoken. */
export function HeatSurface({
  heat,
  sight,
  format,
  open,
  chosen,
  hovered,
  cell,
  onHover,
  onChoose,
  onOpen,
}: {
  heat: ReturnType<typeof useHeatTable>;
  sight: ReturnType<typeof useChunksInSight>;
  format: (value: number) => string;
  /** The word over an open column. */
  open: string;
  chosen: number;
  hovered: number | undefined;
  /** The cell that the keys lead to. */
  cell: CellIndex | undefined;
  onHover: (column: number | undefined) => void;
  onChoose: (column: number, details: CptHeatmapDetails) => void;
  onOpen: ((column: number, details: CptHeatmapDetails) => void) | undefined;
}) {
  const { table, layout, runs } = heat;
  const byFinger = useRef(false);
  const inSight = { first: sight.first * CHUNK, last: Math.min(layout.columns, (sight.last + 1) * CHUNK) - 1 };
  const inline = layout.turned ? layout.side + layout.breadth : layout.side + layout.length + 3;
  const block =
    layout.head + (layout.turned ? layout.length + 3 : layout.breadth + (runs.length > 0 ? 34 : 6) * layout.em);
  return (
    <Surface
      aria-hidden="true"
      data-opens={onOpen ? '' : undefined}
      style={{ inlineSize: inline, blockSize: block }}
      onPointerDown={(event) => {
        byFinger.current = event.pointerType === 'touch';
      }}
      onPointerMove={(event) => {
        if (event.pointerType !== 'touch') onHover(columnUnder(event, layout));
      }}
      onPointerLeave={() => onHover(undefined)}
      onClick={(event) => {
        const under = columnUnder(event, layout);
        if (under === undefined) return;
        const details = { reason: 'press', event: event.nativeEvent } as const;
        onChoose(under, details);
        // A finger cannot point before it opens: it chooses, and the button below opens.
        if (!byFinger.current) onOpen?.(under, details);
      }}
    >
      {Array.from({ length: sight.last - sight.first + 1 }, (_, place) => (
        <HeatChunk
          key={sight.first + place}
          index={sight.first + place}
          table={table}
          layout={layout}
          format={format}
          open={open}
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
