import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { ChartFrame } from '../chart-frame/ChartFrame.js';
import { tableOf } from '../plot/chartData.js';
import { AccuracyCurve } from './AccuracyCurve.js';
import { accuracyCurveDocs } from './AccuracyCurve.docs.js';

const label = 'About 40 more questions, then the results are within 3 percentage points';
const rounded = (value: number) => Math.round(value * 10) / 10;
const counts = [...Array.from({ length: 21 }, (_, index) => index * 20), 412];
const points = counts.map((questions) => {
  const value = rounded(2.1 + 15.9 * Math.exp(-questions / 65));
  const half = rounded(0.8 + questions / 270);
  return { questions, value, low: Math.max(0, rounded(value - half)), high: rounded(value + half) };
});
const compared = {
  name: 'one change at a time',
  points: counts.map((questions) => ({
    questions,
    value: rounded(2.4 + 15.6 / (1 + Math.exp((questions - 250) / 45))),
  })),
};

const meta = preview.meta({
  title: 'Charts/Accuracy curve',
  component: AccuracyCurve,
  args: { label, name: 'what matters most', points, now: 160, batchEnd: 200, compared },
  parameters: { guide: accuracyCurveDocs },
});

export const TwoOrders = meta.story({
  render: (args) => (
    <div style={{ maxInlineSize: '31rem' }}>
      <ChartFrame
        title={label}
        measure="How far the results may be off, in percentage points, by questions answered; now 3.4"
        table={tableOf({
          head: 'Questions',
          categories: points.map(({ questions }) => String(questions)),
          series: [
            { name: 'what matters most', values: points.map(({ value }) => value) },
            { name: 'one change at a time', values: compared.points.map(({ value }) => value) },
          ],
        })}
      >
        <AccuracyCurve {...args} />
      </ChartFrame>
    </div>
  ),
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('application', { name: label });
    await expect(plot).toHaveAccessibleDescription(
      'A curve over 412 questions, now at 3.5. Use the arrow keys to move between values.',
    );
    await expect(within(plot).getByText('in 40')).toBeVisible();
  },
});

export const LongNames = meta.story({
  args: {
    name: 'the questions that move the three outcomes most, asked first',
    compared: { ...compared, name: 'node by node, one change of a parent at a time, as in the file' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('now')).toBeVisible();
  },
});

export const Beginning = meta.story({
  args: { now: 0, batchEnd: 20 },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: label });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await waitFor(() =>
      expect(within(plot).getByRole('status')).toHaveTextContent('20 questions, one change at a time: 17.9'),
    );
  },
});
