import { memo, useMemo } from 'react';
import { type CptTable, shadeOf } from './cptTable.js';
import { Chunk } from './CptHeatmap.styles.js';
import type { HeatLayout } from './heatLayout.js';
import { heatPaths } from './heatPaths.js';

/** Columns are drawn by the chunk, and kept while they are in sight. */
export const CHUNK = 32;

export const HeatChunk = memo(function HeatChunk({
  index,
  table,
  layout,
  format,
  open,
}: {
  index: number;
  table: CptTable;
  layout: HeatLayout;
  format: (value: number) => string;
  /** The word over an open column. */
  open: string;
}) {
  const from = index * CHUNK;
  const to = Math.min(layout.columns, from + CHUNK) - 1;
  const origin = layout.column(from).from;
  const end = layout.column(to);
  const size = end.from + end.size - origin;
  const paths = useMemo(
    () => heatPaths(table, layout, { from, to, origin, size }),
    [table, layout, from, to, origin, size],
  );
  const width = layout.turned ? layout.side + layout.breadth : size;
  const height = layout.turned ? size : layout.breadth;
  const inline = layout.turned ? 0 : layout.side + origin;
  const block = layout.head + (layout.turned ? origin : 0);

  return (
    <Chunk
      data-slot="chunk"
      data-from={from}
      data-to={to}
      aria-hidden="true"
      width={width}
      height={height}
      style={{ insetInlineStart: inline, insetBlockStart: block }}
    >
      {shadePaths(paths.shades)}
      <g data-faint="">{shadePaths(paths.faint)}</g>
      {paths.open === '' ? null : (
        <>
          <path data-open="" d={paths.open} />
          <path data-hatching="" d={paths.hatching} />
        </>
      )}
      {paths.texts.map(({ key, x, y, value, isOpen }) => (
        <text
          key={key}
          x={x}
          y={y + 4 * layout.em}
          textAnchor="middle"
          data-on={value === null || isOpen ? 'open' : shadeOf(value)}
        >
          {value === null ? open : format(value)}
        </text>
      ))}
    </Chunk>
  );
});

/** The cells of each shade as one path. */
const shadePaths = (shades: readonly string[]) =>
  shades.map((d, shade) => (d === '' ? null : <path key={shade} data-shade={shade} d={d} />));
