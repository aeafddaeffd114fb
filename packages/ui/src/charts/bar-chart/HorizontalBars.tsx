import { Group } from '@visx/group';
import { Bars, Names, Numbers } from './BarChart.styles.js';
import { OneBar } from './OneBar.js';
import type { layHorizontalBars } from './layHorizontalBars.js';

/** Horizontal bars with their names before and their numbers after them. */
export function HorizontalBars({
  layout,
  em,
  rtl,
  highlight,
}: {
  layout: ReturnType<typeof layHorizontalBars>;
  em: number;
  rtl: boolean;
  highlight: boolean;
}) {
  const { bars, names, line } = layout;
  return (
    <>
      <Names data-slot="names">
        {names.map(({ category, x, y, lines }) => (
          <Group key={category} top={y} left={x}>
            {lines.map((text, index) => (
              <text key={index} y={(index + 0.5) * line + 5 * em}>
                {text}
              </text>
            ))}
          </Group>
        ))}
      </Names>
      <Bars data-slot="bars" data-highlight={highlight ? '' : undefined}>
        {bars.map((bar) => (
          <OneBar key={`${bar.series} ${bar.category}`} bar={bar} far={bar.number.before === rtl ? 'right' : 'left'} />
        ))}
      </Bars>
      <Numbers data-slot="numbers">
        {bars.map(({ number, ...bar }) => (
          <text
            key={`${bar.series} ${bar.category}`}
            data-slot="value"
            x={number.x}
            y={number.y}
            textAnchor={number.before ? 'end' : 'start'}
          >
            {number.text}
          </text>
        ))}
      </Numbers>
    </>
  );
}
