import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
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
export const Default = meta.story();
export const OnlyLoginsPeak = meta.story({
  args: { logouts: [5, 5, 5, 5, 5, 5, 5, 5] },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { name: 'Logins peak between 09:00 and 12:00, logouts have no clear peak' }),
    ).toBeVisible();
  },
});
export const NoLogouts = meta.story({ args: { logouts: [0, 0, 0, 0, 0, 0, 0, 0] } });
/** R-1027, R-1449. */
export const NoData = meta.story({
  args: { logins: [], logouts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No login/logout data available')).toBeVisible();
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
