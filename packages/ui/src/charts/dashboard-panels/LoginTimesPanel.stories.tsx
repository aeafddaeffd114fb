import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { week } from './dashboard.fixtures.js';
import { LoginTimesPanel } from './LoginTimesPanel.js';
import { loginTimesPanelDocs } from './panels.docs.js';

const meta = preview.meta({
  title: 'Charts/Login times panel',
  component: LoginTimesPanel,
  args: { logins: week.logins, logouts: week.logouts, period: 'week' },
  parameters: { guide: loginTimesPanelDocs },
});

/** R-1012. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', {
        name: 'Logins peak between 09:00 and 12:00, logouts between 18:00 and 21:00',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Login and logout times, last 7 days')).toBeVisible();
    const plot = canvas.getByRole('application');
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent(/^21:00/));
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('row', { name: '18:00 27 29' })).toBeVisible();
  },
});
export const OnlyLoginsPeak = meta.story({
  args: { logouts: [5, 5, 5, 5, 5, 5, 5, 5] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Logins peak between 09:00 and 12:00, logouts have no clear peak' }),
    ).toBeVisible();
  },
});
export const NoLogouts = meta.story({
  args: { logouts: [0, 0, 0, 0, 0, 0, 0, 0] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Logins peak between 09:00 and 12:00; no logouts' }),
    ).toBeVisible();
  },
});
/** R-1027, R-1449. */
export const NoData = meta.story({
  args: { logins: [], logouts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No login/logout data available')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Login and logout times' })).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});
