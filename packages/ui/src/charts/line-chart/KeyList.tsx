import { Key } from './LineChart.styles.js';
import type { DrawnDot, KeyRow } from './linePlot.js';

/** The names behind the numbers on the axis, with the values of the first line. */
export function KeyList({
  rows,
  dots,
  em,
  rtl,
}: {
  rows: readonly KeyRow[];
  dots: readonly DrawnDot[];
  em: number;
  rtl: boolean;
}) {
  return (
    <Key data-slot="key">
      {rows.map(({ category, x, y, width, height, lines }) => {
        const start = rtl ? x + width : x;
        const towards = rtl ? -1 : 1;
        const value = dots.find((dot) => dot.category === category && dot.series === 0);
        return (
          <g key={category}>
            <text data-slot="index" x={start} y={y + 18 * em}>
              {category + 1}
            </text>
            {lines.map((line, index) => (
              <text key={index} x={start + towards * 26 * em} y={y + (18 + index * 20) * em}>
                {line}
              </text>
            ))}
            <text data-slot="value" x={rtl ? x : x + width} y={y + 18 * em} textAnchor="end">
              {value?.number.text}
            </text>
            <line x1={x} x2={x + width} y1={y + height} y2={y + height} />
          </g>
        );
      })}
    </Key>
  );
}
