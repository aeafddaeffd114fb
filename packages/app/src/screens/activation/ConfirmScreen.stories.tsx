import { delay } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { SECRET } from '../../test/accountServer.js';
import { App } from '../../test/App.js';
import { freshDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const path = `/confirm-account#user=ada%40example.org&secret=${SECRET}`;

const registeredElsewhere = http.post('/user/confirm-account', ({ response }) =>
  response(200).json({
    message: 'One step is left: your password activates the account.',
    needsPassword: { name: 'Eve Lark', registeredAt: '2026-11-20T10:00:00Z' },
  }),
);

const meta = preview.meta({
  title: 'Screens/Account confirmation',
  component: App,
  args: { path },
  parameters: {
    purpose: 'Where the link of the activation e-mail leads: the account is confirmed, or the reason why not is given.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

export const Confirmed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account is active. You can log in now.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to login' })).toBeVisible();
  },
});
export const OtherBrowser = meta.story({
  beforeEach({ msw }) {
    msw.use(registeredElsewhere);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password of the sign-up')).toBeVisible();
    await expect(canvas.getByText(/with the name “Eve Lark”/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'That was not me' })).toBeVisible();
  },
});
export const OwnPassword = OtherBrowser.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I did not choose it' }));
    await expect(await canvas.findByLabelText('Your own password')).toBeVisible();
  },
});
export const NotMe = OtherBrowser.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'That was not me' }));
    await expect(await canvas.findByText(/^The registration was removed/)).toBeVisible();
  },
});
export const Waiting = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/confirm-account', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account is being confirmed...')).toBeVisible();
  },
});
export const LacksAPart = meta.story({
  args: { path: '/confirm-account#user=ada%40example.org' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid confirmation link.')).toBeVisible();
  },
});
export const TooOld = meta.story({
  args: { path: '/confirm-account#user=ada%40example.org&secret=other' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This link is invalid or too old.')).toBeVisible();
  },
});
export const NoResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/user/confirm-account', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An error occurred during account confirmation.')).toBeVisible();
  },
});
