import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { LineChart } from './LineChart.js';
import { lineChartDocs } from './LineChart.docs.js';

const categories = [
  'System usability',
  'System complexity',
  'Technical support need',
  'Function integration',
  'Navigation ease',
  'Node relationship understanding',
  'Probability interface intuitiveness',
];
const one = (values: readonly (number | null)[]) => [{ name: 'Average score', values }];

const meta = preview.meta({
  title: 'Charts/Line chart',
  component: LineChart,
  args: {
    label: 'Scores of the questionnaire',
    categories,
    series: one([4.2, 1.9, 1.6, 3.9, 4.1, 3.4, 4.4]),
    yDomain: [0, 5] as const,
  },
  parameters: { guide: lineChartDocs },
});

/** R-1016, R-1017, R-1515: the seven scores on an axis from 0 to 5. */
export const Scores = meta.story();
/** The names are numbered at the axis and listed below it. */
export const ScoresOnAPhone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
export const Walked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Scores of the questionnaire' });
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(within(plot).getByRole('status')).toHaveTextContent('Probability interface intuitiveness: 4.4'),
    );
  },
});
export const WithGaps = meta.story({ args: { series: one([4.2, null, 1.6, 3.9, Number.NaN, null, 4.4]) } });
export const BeyondTheAxis = meta.story({ args: { series: one([7, -2, 1.6, 3.9, 4.1, 3.4, 4.4]) } });
export const TwoLines = meta.story({
  args: {
    series: [
      { name: 'before', values: [3.1, 3, 2.6, 3.2, 2.9, 2.4, 3.4] },
      { name: 'after', values: [4.2, 1.9, 1.6, 3.9, 4.1, 3.4, 4.4] },
    ],
  },
});
export const NoCategory = meta.story({ args: { categories: [], series: [] } });
export const OneCategory = meta.story({ args: { categories: ['System usability'], series: one([4.2]) } });
export const AllZeros = meta.story({ args: { series: one(categories.map(() => 0)) } });
export const FreeAxis = meta.story({ args: { yDomain: undefined, series: one([31, 29, 40, 12, 3, 8, 22]) } });
export const FortyCategories = meta.story({
  args: {
    categories: Array.from({ length: 40 }, (_, index) => `Week ${index + 1}`),
    series: one(Array.from({ length: 40 }, (_, index) => ((index * 37) % 41) / 10 + 0.5)),
  },
});
export const LongNames = meta.story({
  args: {
    categories: ['Metastasis in the cervical lymph nodes on the side opposite of the primary tumor', 'b'],
    series: one([2, 3]),
  },
});
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
