import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { BarChart } from '../bar-chart/index.js';
import { tableOf } from '../plot/index.js';
import { ChartFrame } from './ChartFrame.js';
import { chartFrameDocs } from './ChartFrame.docs.js';

const categories = Array.from({ length: 8 }, (_, index) => `${String(index * 3).padStart(2, '0')}:00`);
const series = [
  { name: 'logins', values: [2, 1, 9, 31, 24, 19, 27, null] },
  { name: 'logouts', values: [5, 1, 2, 14, 26, 17, 29, 21] },
];
const title = 'Logins peak between 09:00 and 12:00, logouts between 18:00 and 21:00';

const meta = preview.meta({
  title: 'Charts/Chart frame',
  component: ChartFrame,
  args: {
    title,
    measure: 'Login and logout times, last 7 days',
    legend: ['logins', 'logouts'],
    table: tableOf({ head: 'Hour', categories, series }),
    children: <BarChart label={title} categories={categories} series={series} />,
  },
  parameters: { guide: chartFrameDocs },
});

export const Default = meta.story();
export const AsTable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Show as table' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('region', { name: title })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '31' })).toBeVisible();
  },
});
export const TwoMeasures = meta.story({
  args: { legend: [], measure: ['Questionnaire average scores, 1 to 5', 'Complexity: lower is better'] },
});
export const Loading = meta.story({ args: { loading: true } });
/** R-1027: each chart has a text for when it has no data. */
export const Empty = meta.story({
  args: {
    title: 'Login and logout times',
    emptyText: 'No login/logout data available',
    table: { columns: [], rows: [] },
  },
});
export const Phone = AsTable.extend({ globals: { viewport: { value: 'mobile1' } } });
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = AsTable.extend({ globals: { theme: 'dark' } });
