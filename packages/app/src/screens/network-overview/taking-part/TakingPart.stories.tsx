import { expect, screen } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { App } from '../../../test/App.js';
import { buildUser } from '../../../test/builders.js';
import { freshDevice, signedInDevice } from '../../../test/device.js';
import { buildOwnStudy, expertServer } from '../../../test/expertServer.js';
import { http } from '../../../test/fakeServer.js';
import { networkPath } from '../../../test/networkBuilders.js';

/** A function, because Storybook merges a story's objects with the shared ones. */
const taking = (...given: Parameters<typeof buildOwnStudy>) => ({
  parameters: { study: () => buildOwnStudy(...given) },
});

const meta = preview.meta({
  title: 'Screens/Overview of an expert',
  component: App,
  args: { path: networkPath },
  parameters: {
    purpose: 'One network for somebody who takes part in a study: finish, go on, withdraw, and read once it is closed.',
    layout: 'fullscreen',
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(...expertServer((parameters.study as () => ReturnType<typeof buildOwnStudy>)()));
    return freshDevice;
  },
});

export const RoundOpen = meta.story({
  ...taking('open'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'I have finished' })).toBeVisible();
  },
});
export const Finished = meta.story({
  ...taking('open', { own: { answered: 17, finishedAt: '2026-11-26T10:15:00.000Z' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go on after all' })).toBeVisible();
  },
});
export const FinishedWithoutPassword = meta.story({
  ...taking('open', { own: { answered: 17, finishedAt: '2026-11-26T10:15:00.000Z' } }),
  beforeEach({ msw }) {
    const user = buildUser({ hasPassword: false });
    msw.use(http.get('/user/get-user/{username}', ({ response }) => response(200).json(user)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mail me a link to set a password' })).toBeVisible();
  },
});
export const Withdrawing = meta.story({
  ...taking('open'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByRole('dialog', { name: 'Withdraw from the study?' })).toBeVisible();
  },
});
export const RoundClosed = meta.story({
  ...taking('closed'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The round is closed/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Continue/ })).toBeNull();
  },
});
export const Stopped = meta.story({
  parameters: { study: () => ({ ...buildOwnStudy('closed'), stoppedAt: '2026-11-28T10:15:00.000Z' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The study was stopped on/)).toBeVisible();
  },
});
export const ClosedBeforeSomeArrived = meta.story({
  ...taking('closed', { own: { late: { answers: 4, letIn: 1 } } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 answers arrived after the close/)).toBeVisible();
  },
});
export const ResultsOpen = meta.story({
  ...taking('closed', { round: { resultsOpenedAt: '2026-11-27T10:15:00.000Z' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the results' })).toBeVisible();
  },
});
export const German = meta.story({
  ...taking('open'),
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Ich bin fertig' })).toBeVisible();
  },
});
