import { delay } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { buildDeputyRequest, deputyPath, deputyServer } from '../../test/deputyServer.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';

const meta = preview.meta({
  title: 'Screens/Study deputy',
  component: App,
  args: { path: deputyPath },
  parameters: {
    purpose: 'On which somebody is asked to run a study once the account of its owner is deleted.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...deputyServer(buildDeputyRequest()));
    return freshDevice;
  },
});

export const Asked = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Accept' })).toBeVisible();
  },
});
export const Accepted = meta.story({
  beforeEach({ msw }) {
    msw.use(...deputyServer(buildDeputyRequest({ acceptedAt: '2026-11-25T09:00:00.000Z' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Step back' })).toBeVisible();
  },
});
export const Declined = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline' }));
    await expect(await canvas.findByText('You have declined')).toBeVisible();
  },
});
export const TheirsByNow = meta.story({
  beforeEach({ msw }) {
    msw.use(...deputyServer(buildDeputyRequest(), { hasLeft: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept' }));
    await expect(await canvas.findByRole('link', { name: 'Open the study' })).toBeVisible();
  },
});
export const NotForThisAccount = meta.story({
  beforeEach({ msw }) {
    msw.use(...deputyServer());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is nothing to answer here')).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/study/{id}/deputy', () => delay('infinite')));
  },
});
export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    const failure = buildError('Something went wrong.', 'internal_error');
    msw.use(http.get('/network/study/{id}/deputy', ({ response }) => response(500).json(failure)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The request could not be loaded.')).toBeVisible();
  },
});
