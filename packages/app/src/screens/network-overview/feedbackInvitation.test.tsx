import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildOverview, networkPath, networkServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const link = () => page.getByRole('link', { name: 'Give Feedback' });

async function open(percentCompleted: number, hasSubmittedFeedback: boolean | undefined) {
  const overview = { ...buildOverview({ percentCompleted }), hasSubmittedFeedback };
  // An older server may leave the field out.
  const screen = await renderRoute(networkPath, { server: networkServer(overview as never) });
  await expect.element(page.getByRole('heading', { level: 1, name: overview.networkName })).toBeVisible();
  return screen;
}

test('a user who has completed a network is asked for feedback, and taken to the questionnaire (R-1139, O-47)', async () => {
  const { address } = await open(100, false);
  await userEvent.click(link());
  await expect.element(page.getByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
  expect(address()).toBe('/questionnaire/');
});

test.each([
  ['while questions are open', 99, false],
  ['once it was said', 100, true],
  ['where that is not known', 100, undefined],
] as const)('nobody is asked %s (R-1139, O-47)', async (_when, percent, submitted) => {
  await open(percent, submitted);
  await expect.element(page.getByRole('progressbar').first()).toBeVisible();
  expect(link().query()).toBeNull();
});
