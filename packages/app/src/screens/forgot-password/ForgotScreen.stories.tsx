import { delay } from 'msw';
import { expect } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import preview from '../../../stories/preview.js';
import { SECRET } from '../../test/accountServer.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const meta = preview.meta({
  title: 'Screens/Forgotten password',
  component: App,
  args: { path: '/forgot/' },
  parameters: { purpose: 'Ask for a link by e-mail, and choose a new password with it.', layout: 'fullscreen' },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function ask({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText('E-mail address'), 'ada@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
}
async function setPassword({ canvas, userEvent }: Context, repeated = 'eleven loud herons') {
  await userEvent.type(await canvas.findByLabelText('New password'), 'eleven loud herons');
  await userEvent.type(canvas.getByLabelText('Repeat the new password'), repeated);
  await userEvent.click(canvas.getByRole('button', { name: 'Set new password' }));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Send link' })).toBeVisible();
  },
});
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/forgot-password', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeVisible();
  },
});
export const Sent = meta.story({
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  },
});
export const MailWaits = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/forgot-password', ({ response }) =>
        response(200).json({ message: 'The next mail can be sent later.', nextMailAt: '2026-11-22T14:20:00Z' }),
      ),
    );
  },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText(/^Several e-mails were requested/)).toBeVisible();
  },
});
export const MailsLate = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/forgot-password', ({ response }) => response(200).json({ message: 'Later.', mailsWait: true })),
    );
  },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText(/^E-mails leave here late/)).toBeVisible();
  },
});
export const NoResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/user/forgot-password', () => Response.error()));
  },
  play: async (context) => {
    await ask(context);
    await expect(await context.canvas.findByText('No response received from server. Please try again.')).toBeVisible();
  },
});
export const NewPassword = meta.story({
  args: { path: `/forgot/#user=ada%40example.org&secret=${SECRET}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set new password' })).toBeVisible();
  },
});
export const NewPasswordSet = NewPassword.extend({
  play: async (context) => {
    await setPassword(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Your password has been changed' })).toBeVisible();
  },
});
export const NewPasswordsDiffer = NewPassword.extend({
  play: async (context) => {
    await setPassword(context, 'eleven loud owls');
    await expect(await context.canvas.findByText('Passwords do not match')).toBeVisible();
  },
});
export const LinkTooOld = meta.story({
  args: { path: '/forgot/#user=ada%40example.org&secret=other' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Invalid confirmation link.')).toBeVisible();
  },
});
export const AlreadySignedIn = NewPassword.extend({
  beforeEach() {
    signedInDevice();
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are logged in as/)).toBeVisible();
  },
});
