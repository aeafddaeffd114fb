import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { ActivityLog } from '../../data/activity-log/ActivityLog.js';
import { Alert } from '../../feedback/alert/Alert.js';
import { SegmentedControl } from '../../controls/segmented-control/SegmentedControl.js';
import { Heading } from '../../foundations/text/Heading.js';
import { Text } from '../../foundations/text/Text.js';
import { activities, periods, statements, week } from './dashboard.fixtures.js';
import { Dashboard, Head, Panels } from '../../../stories/dashboardLayout.styles.js';
import { ActivityTimesPanel } from './ActivityTimesPanel.js';
import { CombinationsPanel } from './CombinationsPanel.js';
import type { DashboardPeriod } from './panel.js';
import { LoginTimesPanel } from './LoginTimesPanel.js';
import { NodeSizePanel } from './NodeSizePanel.js';
import { QuestionnairePanel } from './QuestionnairePanel.js';

type Figures = Partial<typeof week> & { activities?: typeof activities };

function DashboardPanels({ figures = {}, loading }: { figures?: Figures; loading?: boolean }) {
  const [period, setPeriod] = useState<DashboardPeriod>('week');
  const common = { period, loading };
  return (
    <Dashboard>
      <Head>
        <div>
          <Heading level={1} size="page">
            Dashboard
          </Heading>
          <Text variant="hint">38 active physicians · updated 09:00</Text>
        </div>
        <SegmentedControl
          aria-label="Period"
          options={periods}
          value={period}
          onValueChange={(next) => next && setPeriod(next)}
        />
      </Head>
      <Panels>
        <LoginTimesPanel {...common} logins={figures.logins} logouts={figures.logouts} />
        <ActivityTimesPanel {...common} activityTimes={figures.activityTimes} />
        <NodeSizePanel {...common} nodePreferences={figures.nodePreferences} />
        <CombinationsPanel {...common} combinations={figures.combinations} />
        <QuestionnairePanel
          loading={loading}
          statements={statements}
          scores={figures.scores}
          answerCount={figures.answerCount}
        />
        <ActivityLog loading={loading} activities={figures.activities ?? []} timeZone="Europe/Berlin" />
      </Panels>
    </Dashboard>
  );
}

const meta = preview.meta({ title: 'Charts/Dashboard charts', component: DashboardPanels });

const full: Figures = { ...week, activities };

/** R-1012 to R-1018: five charts and the log, side by side if there is room. */
export const AWeek = meta.story({
  args: { figures: full },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('figure');
    await expect(figures.map((figure) => within(figure).getByRole('heading').textContent)).toEqual([
      'Logins peak between 09:00 and 12:00, logouts between 18:00 and 21:00',
      'The busiest hour is 20:00',
      'Small nodes are worked on most',
      'On average 1.4 to 3.8 combinations decide a node',
      'Least agreed: Technical support need (1.6, n = 27)',
    ]);
    await expect(canvas.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  },
});
export const AMonthChosen = meta.story({
  args: { figures: full },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Last 30 days' }));
    await expect(canvas.getByText('Login and logout times, last 30 days')).toBeVisible();
  },
});
/** R-1025: placeholders take the place of the charts, so that nothing jumps. */
export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading...')).toHaveLength(6);
    await expect(canvas.queryByText('No questionnaire data available')).toBeNull();
  },
});
/** R-1027, R-1449 to R-1454: each panel says that it has no data. */
export const NoData = meta.story({
  args: { figures: {} },
  play: async ({ canvas }) => {
    for (const text of [
      'No login/logout data available',
      'No activity time data available',
      'No node size preference data available',
      'No combination selection data available',
      'No questionnaire data available',
      'No activity logs available.',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.queryByRole('application')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Download CSV' })).toBeNull();
  },
});
/** R-1026: the dashboard could not be loaded. */
export const Failed = meta.story({
  render: () => <Alert tone="error">Failed to fetch dashboard data</Alert>,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to fetch dashboard data$/u);
  },
});
/** A chart operated by keyboard: each chart is one tab stop, and the arrows walk its values. */
export const ByKeyboard = meta.story({
  args: { figures: full },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'The busiest hour is 20:00' });
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(within(plot).getByRole('status')).toHaveTextContent('22:00: 17'));
    await userEvent.keyboard('{Escape}');
  },
});
