import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { freshDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const meta = preview.meta({
  title: 'Screens/Legal',
  component: App,
  parameters: {
    purpose: 'Imprint and privacy policy, in the words set by whoever runs the server.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

export const Imprint = meta.story({
  args: { path: '/imprint' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Publisher' })).toBeVisible();
  },
});
export const Privacy = meta.story({ args: { path: '/privacy' } });
export const NotReachable = meta.story({
  args: { path: '/imprint' },
  beforeEach({ msw }) {
    msw.use(http.get('/site', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
