import { Frame } from './CptHeatmap.styles.js';
import type { HeatLayout } from './heatLayout.js';

/** The frame around a column, or around one of its cells. */
export function HeatFrame({
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
