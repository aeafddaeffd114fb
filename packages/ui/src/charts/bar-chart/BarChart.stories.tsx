import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { BarChart } from './BarChart.js';
import { barChartDocs } from './BarChart.docs.js';

const eight = Array.from({ length: 8 }, (_, index) => `${String(index * 3).padStart(2, '0')}:00`);
const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
const series = [
  { name: 'logins', values: [2, 1, 9, 31, 24, 19, 27, 11] },
  { name: 'logouts', values: [5, 1, 2, 14, 26, 17, 29, 21] },
];
const activities = [4, 2, 1, 0, 0, 1, 5, 14, 26, 38, 35, 30, 22, 27, 33, 31, 25, 20, 24, 36, 41, 29, 17, 9];
const one = (values: readonly (number | null)[]) => [{ name: 'Values', values }];
const long = [
  'Metastasis in the cervical lymph nodes on the side opposite of the primary tumor',
  'Gesundheitseinrichtungsverantwortlichkeitszuständigkeitsbereichsleitungsvertretung',
  'T',
];

const meta = preview.meta({
  title: 'Charts/Bar chart',
  component: BarChart,
  args: { label: 'Logins and logouts', categories: eight, series },
  parameters: { guide: barChartDocs },
});

/** R-1012: pairs of bars side by side on one axis. */
export const Grouped = meta.story();
/** R-1013: the one largest value stands out and carries its number. */
export const LargestStandsOut = meta.story({
  args: { categories: hours, series: one(activities), nameEvery: 6, highlightLargest: true },
});
/** R-1014, R-1015: lying bars with their numbers at the end. */
export const Lying = meta.story({
  args: { orientation: 'horizontal', categories: ['small', 'medium', 'large'], series: one([46, 29, 12]) },
});
export const LyingGrouped = meta.story({
  args: {
    orientation: 'horizontal',
    categories: ['small', 'medium', 'large'],
    series: [
      { name: 'opened', values: [46, 29, 12] },
      { name: 'answered', values: [40, 12, 0] },
    ],
  },
});
export const Walked = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Logins and logouts' });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowDown}');
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent('09:00, logouts: 14'));
    await expect(plot.querySelector('[data-slot="tooltip"]')).toHaveTextContent('09:00logins31logouts14');
  },
});
export const LongNames = meta.story({
  args: { orientation: 'horizontal', categories: long, series: one([3.8, 2.4, 1.1]) },
});
export const LongNamesOnAPhone = LongNames.extend({ globals: { viewport: { value: 'mobile1' } } });
export const LongNamesUpright = meta.story({ args: { categories: long, series: one([3.8, 2.4, 1.1]) } });
export const NoCategory = meta.story({ args: { categories: [], series: [] } });
export const OneCategory = meta.story({ args: { categories: ['09:00'], series: one([31]) } });
export const FortyCategories = meta.story({
  args: {
    categories: Array.from({ length: 40 }, (_, index) => `Node ${index + 1}`),
    series: one(Array.from({ length: 40 }, (_, index) => (index * 37) % 41)),
  },
});
export const FortyCategoriesLying = meta.story({
  args: {
    orientation: 'horizontal',
    categories: Array.from({ length: 40 }, (_, index) => `Node ${index + 1}`),
    series: one(Array.from({ length: 40 }, (_, index) => 41 - index)),
  },
});
export const AllZeros = meta.story({ args: { series: one(eight.map(() => 0)), highlightLargest: true } });
export const TiedForTheLargest = meta.story({
  args: { categories: ['a', 'b', 'c', 'd'], series: one([7, 3, 7, 2]), highlightLargest: true },
});
/** No finite number is no value; a negative one hangs below zero. */
export const HostileNumbers = meta.story({
  args: {
    categories: ['not a number', 'infinite', 'missing', 'negative', 'tiny', 'plain'],
    series: one([Number.NaN, Number.POSITIVE_INFINITY, null, -12, 0.001, 30]),
  },
});
export const HostileNumbersLying = HostileNumbers.extend({ args: { orientation: 'horizontal' } });
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const RightToLeftLying = Lying.extend({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
