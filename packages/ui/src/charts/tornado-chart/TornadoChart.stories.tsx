import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { ChartFrame } from '../chart-frame/ChartFrame.js';
import { tableOf } from '../plot/chartData.js';
import { TornadoChart } from './TornadoChart.js';
import { tornadoChartDocs } from './TornadoChart.docs.js';

const bars = [
  { label: 'Combination 1: T4, heavy, HPV neg.', low: 20, high: 29, strong: true },
  { label: 'N2–N3: T4, supraglottic, G3', low: 19, high: 28 },
  { label: 'T4: moderate, 70 and over, HPV neg.', low: 21, high: 28, strong: true },
  { label: 'N2–N3: T3, supraglottic, G3', low: 21, high: 27 },
  { label: 'M1: N2–N3, extranodal', low: 22, high: 27 },
  { label: 'T3: moderate, 50 to 69, HPV neg.', low: 22, high: 26, strong: true },
  { label: 'N1: T3, glottic, G2', low: 22, high: 26 },
  { label: 'Combination 2: T4, none, 70 and over', low: 23, high: 26, strong: true },
  { label: 'M1: N1, none extranodal', low: 23, high: 25 },
  { label: 'T4: heavy, 50 to 69, HPV pos.', low: 23, high: 25, strong: true },
];
const label = 'Two answers can each change “stage IV” by up to 9 percentage points';

const meta = preview.meta({
  title: 'Charts/Tornado chart',
  component: TornadoChart,
  args: { label, bars, value: 24, formatUnit: (value) => `${value} %` },
  parameters: { guide: tornadoChartDocs },
});

export const TenStrongest = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <ChartFrame
        title={label}
        measure={[
          'Overall stage IV, in percent; the line is now: 24 %',
          'Each bar runs from the lowest to the highest it would be within the certainty of that answer',
          'n = 12 of 40 questions answered',
        ]}
        table={tableOf({
          head: 'Answer',
          categories: bars.map((bar) => bar.label),
          series: [
            { name: 'lowest, %', values: bars.map((bar) => bar.low) },
            { name: 'highest, %', values: bars.map((bar) => bar.high) },
            { name: 'band, percentage points', values: bars.map((bar) => bar.high - bar.low) },
          ],
        })}
      >
        <TornadoChart {...args} />
      </ChartFrame>
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: label });
    await expect(plot).toHaveAccessibleDescription(
      '10 bars around 24 %, the value now. Use the arrow keys to move between values.',
    );
    const ticks = [...plot.querySelectorAll('[data-slot="ticks"] text')].map(({ textContent }) => textContent);
    await expect(ticks).toEqual(['20 %', '22 %', '24 %', '26 %', '28 %']);
    await expect(canvas.getByRole('button', { name: 'Download PNG' })).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: {
    bars: [
      'Combination 1: T4 for heavy smokers who never drank, under 50, HPV-negative, unknown to the clinic',
      'N2 to N3: T4, supraglottic, grade 3, never smoked, no alcohol, under 50, unknown to the clinic',
    ].flatMap((label, at) => (bars[at] ? [{ ...bars[at], label }] : [])),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '20rem' }}>
      <TornadoChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/unknown to the$|clinic$/u).length).toBeGreaterThan(0);
  },
});

export const Walked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: label });
    plot.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() =>
      expect(within(plot).getByRole('status')).toHaveTextContent('N2–N3: T4, supraglottic, G3, highest: 28 %'),
    );
  },
});
