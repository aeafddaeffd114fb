import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError, buildOpenedInvitation } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const meta = preview.meta({
  title: 'Screens/Invitation link',
  component: App,
  args: { path: '/invitation#id=0b5f4d0e-6c1c-4c6e-9b3a-0d8f3f1f6a11&secret=s3cr3t' },
  parameters: {
    purpose:
      'Where the personal link of an invitation mail leads. It goes on by itself to the sign-up, the log-in or the invitation; what stands in the way is said here.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

export const OtherAccount = meta.story({
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(
      http.post('/user/invitation', ({ response }) =>
        response(200).json(buildOpenedInvitation({ username: 'bea@example.org' })),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
  },
});
export const Over = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/invitation', ({ response }) =>
        response(400).json(buildError('This link is not valid.', 'invalid_link')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/not valid any more/)).toBeVisible();
  },
});
export const NoResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/user/invitation', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
