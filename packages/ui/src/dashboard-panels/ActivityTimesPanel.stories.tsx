import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { week } from './dashboard.fixtures.js';
import { ActivityTimesPanel } from './ActivityTimesPanel.js';
import { activityTimesPanelDocs } from './panels.docs.js';

const meta = preview.meta({
  title: 'Charts/Activity times panel',
  component: ActivityTimesPanel,
  args: { activityTimes: week.activityTimes, period: 'week' },
  parameters: { guide: activityTimesPanelDocs },
});

/** R-1013. */
export const Default = meta.story();
export const NoClearPeak = meta.story({
  args: {
    activityTimes: [
      { hour: 9, count: 12 },
      { hour: 20, count: 12 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No clear peak' })).toBeVisible();
  },
});
/** R-1027, R-1450. */
export const NoData = meta.story({
  args: { activityTimes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity time data available')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { loading: true } });
export const Phone = meta.story({ globals: { viewport: { value: 'mobile1' } } });
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
