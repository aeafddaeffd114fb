import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
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
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'The busiest hour is 20:00' });
    await expect(plot.querySelector('[data-largest]')).toHaveAttribute('data-value', '41');
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent('23:00: 9'));
  },
});
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
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Activity times' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});
