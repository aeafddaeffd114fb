import { expect } from 'storybook/test';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import type { Activity } from './activity.js';
import { ActivityLog } from './ActivityLog.js';
import { activityLogDocs } from './ActivityLog.docs.js';

const types = ['question_saved', 'login', 'combinations_saved', 'logout', 'network_uploaded'];
const users = ['ann.lindqvist@uni-klinik.example', 'c.okafor@hno.example', 'm.ferreira@med.example'];
const start = Date.UTC(2026, 10, 21, 7, 52);

const log = (count: number): Activity[] =>
  Array.from({ length: count }, (_, index) => ({
    timestamp: new Date(start - index * 420_000).toISOString(),
    user: users[index % users.length] ?? '',
    type: types[index % types.length] ?? '',
    details: JSON.stringify({ networkId: 'k7f2', node: 'Tumour extent', iteration: index, seconds: 31 }, null, 2),
  }));

const meta = preview.meta({
  title: 'Charts/Activity log',
  component: ActivityLog,
  args: { activities: log(40), timeZone: 'Europe/Berlin' },
  parameters: { guide: activityLogDocs },
});

/** R-1018 to R-1020, R-1524: a table in a scrolling area of 400 px. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Activity log' });
    await expect(area.getBoundingClientRect().height).toBe(400);
    await expect(area.scrollHeight).toBeGreaterThan(400);
  },
});
/** R-1021 to R-1024: each row shows and hides its own details. */
export const DetailsShown = meta.story({
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Show Details' });
    await userEvent.click(buttons[0]!);
    await userEvent.click(buttons[2]!);
    await expect(canvas.getAllByRole('button', { name: 'Hide Details' })).toHaveLength(2);
    await expect(canvas.getByText(/"iteration": 2,/u)).toBeVisible();
  },
});
/** R-1454. */
export const Empty = meta.story({
  args: { activities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity logs available.')).toBeVisible();
  },
});
export const Loading = meta.story({
  args: { loading: true, activities: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading...')).toBeInTheDocument();
    await expect(canvas.queryByText('No activity logs available.')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Show Details' })).toBeNull();
  },
});
export const TenThousandRows = meta.story({ args: { activities: log(10_000) } });
export const NamedTypes = meta.story({
  args: { activities: log(5), getTypeLabel: (type) => type.replaceAll('_', ' ') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('combinations saved')).toBeVisible();
    await expect(canvas.queryByText('combinations_saved')).toBeNull();
  },
});
export const HostileDetails = meta.story({
  args: {
    activities: [
      {
        timestamp: 'the day before yesterday',
        user: `${'x'.repeat(120)}@example.org`,
        type: '<script>alert(1)</script>',
        details: JSON.stringify({ html: '<img src=x onerror=alert(1)>', wide: 'y'.repeat(400) }, null, 2),
      },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show Details' }));
    await expect(canvas.getByText(/<img src=x/u)).toBeVisible();
  },
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
