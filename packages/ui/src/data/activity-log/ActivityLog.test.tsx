import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type { Activity } from './activity.js';
import { ActivityLog, type ActivityLogProps } from './ActivityLog.js';

const activity = (index: number, details: unknown = { iteration: index }): Activity => ({
  timestamp: '2026-11-21T07:52:10Z',
  user: `user${index}@example.org`,
  type: 'question_saved',
  details: JSON.stringify(details, null, 2),
});
const many = (count: number) => Array.from({ length: count }, (_, index) => activity(index));

const show = (props: Partial<ActivityLogProps> = {}) =>
  render(
    <CredenceProvider>
      <ActivityLog activities={many(3)} timeZone="Europe/Berlin" {...props} />
    </CredenceProvider>,
  );
const area = () => page.getByRole('region', { name: 'Activity log' });
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
const button = (index: number) => page.getByRole('button').nth(index);
const details = () => [...document.querySelectorAll('pre')].map((pre) => pre.textContent);

test('it is a table with a row for each activity (R-1018)', async () => {
  await show();
  await expect.element(page.getByRole('table', { name: 'Activity log' })).toBeVisible();
  const heads = page.getByRole('columnheader').elements();
  expect(heads.map((head) => head.textContent)).toEqual(['Time', 'User', 'Activity', 'Details']);
  const cells = page.getByRole('row').nth(1).getByRole('cell').elements();
  expect(cells.map((cell) => cell.textContent)).toEqual([
    'Nov 21, 2026, 08:52',
    'user0@example.org',
    'question_saved',
    'Show Details',
  ]);
});

test('its area is 400 px high (R-1019, R-1524) and scrolls, by keyboard too (R-1020)', async () => {
  await show({ activities: many(60) });
  const element = area().element() as HTMLElement;
  expect(element.getBoundingClientRect().height).toBe(400);
  expect(element.scrollHeight).toBeGreaterThan(400);
  element.focus();
  await expect.element(area()).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect.poll(() => element.scrollTop).toBeGreaterThan(0);
});

test('each row has "Show Details", which becomes "Hide Details" and back (R-1021)', async () => {
  await show();
  expect(buttons()).toEqual(['Show Details', 'Show Details', 'Show Details']);
  await button(1).click();
  expect(buttons()).toEqual(['Show Details', 'Hide Details', 'Show Details']);
  await expect.element(button(1)).toHaveAttribute('aria-expanded', 'true');
  await button(1).click();
  expect(buttons()).toEqual(['Show Details', 'Show Details', 'Show Details']);
});

test('the details of a row keep their lines, and show only when asked for (R-1023)', async () => {
  await show();
  expect(details()).toEqual([]);
  await button(2).click();
  expect(details()).toEqual(['{\n  "iteration": 2\n}']);
});

test('each row opens by itself, without changing the others (R-1024)', async () => {
  await show();
  await button(0).click();
  await button(2).click();
  expect(details()).toEqual(['{\n  "iteration": 0\n}', '{\n  "iteration": 2\n}']);
  await button(0).click();
  expect(details()).toEqual(['{\n  "iteration": 2\n}']);
});

test('a button says whose details it shows', async () => {
  await show();
  await expect.element(button(1)).toHaveAccessibleDescription('question_saved user1@example.org Nov 21, 2026, 08:52');
});

test('without entries it says "No activity logs available." (R-1454)', async () => {
  await show({ activities: [] });
  await expect.element(page.getByText('No activity logs available.')).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
});

test('what looks like markup or breaks lines elsewhere is text (B-190)', async () => {
  const metadata = { note: '<img src=x onerror="alert(1)"></script><script>alert(2)</script>\u2028' };
  await show({ activities: [{ ...activity(0, metadata), user: '<b>eve</b>' }] });
  await button(0).click();
  expect(details()[0]).toContain('<img src=x');
  expect(document.querySelectorAll('pre *, td b, img, td script')).toHaveLength(0);
});

test('of 5 MB of details a part is shown, and "Show more" shows more (B-190)', async () => {
  await show({ activities: [activity(0, { blob: 'x'.repeat(5_000_000) })] });
  await button(0).click();
  expect(details().map((text) => text?.length)).toEqual([20_000]);
  expect(document.querySelector('[data-slot="more"]')?.textContent).toBe('Show more4,980,016 more characters');
  await page.getByRole('button', { name: 'Show more' }).click();
  expect(details().map((text) => text?.length)).toEqual([40_000]);
  const element = area().element();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});

test('of ten thousand rows those near what is seen are in the document, and the table knows of all', async () => {
  await show({ activities: many(10_000) });
  const element = area().element() as HTMLElement;
  const rows = () => document.querySelectorAll('[data-slot="row"]').length;
  await expect.poll(() => rows() > 0 && rows() < 400).toBe(true);
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '10001');
  const whole = element.scrollHeight;
  element.scrollTop = whole / 2;
  await expect.poll(() => page.getByText('user5000@example.org').elements().length).toBe(1);
  expect(rows()).toBeLessThan(400);
  element.scrollTop = 0;
  await expect.poll(() => page.getByText('user0@example.org').elements().length).toBe(1);
  expect(Math.abs(element.scrollHeight - whole)).toBeLessThan(whole * 0.01);
});

test('a row that is open stays open while it is scrolled away, and the focus in it is not lost', async () => {
  await show({ activities: many(2000) });
  const element = area().element() as HTMLElement;
  await button(0).click();
  element.scrollTop = element.scrollHeight;
  await expect.poll(() => page.getByText('user1999@example.org').elements().length).toBe(1);
  expect(document.activeElement?.textContent).toBe('Hide Details');
  element.scrollTop = 0;
  await expect.poll(details).toEqual(['{\n  "iteration": 0\n}']);
});

test('while it loads it says so (R-1025)', async () => {
  await show({ loading: true, activities: [] });
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...');
  expect(page.getByText('No activity logs available.').elements()).toEqual([]);
});
