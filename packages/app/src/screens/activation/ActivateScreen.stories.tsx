import { expect } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const meta = preview.meta({
  title: 'Screens/Activate',
  component: App,
  args: { path: '/activate/' },
  parameters: {
    purpose: 'The step after signing up: open the link in the e-mail, or have it sent again.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function resend({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText('E-mail address'), 'ada@example.org');
  await userEvent.click(canvas.getByRole('button', { name: 'Send the link again' }));
}

export const WaitsForItsLink = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to login' })).toBeVisible();
  },
});
export const SentAgain = meta.story({
  play: async (context) => {
    await resend(context);
    await expect(await context.canvas.findByText(/you get the link again/)).toBeVisible();
  },
});
export const MailWaits = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/resend-activation', ({ response }) =>
        response(200).json({ message: 'The next mail can be sent later.', nextMailAt: '2026-11-22T14:20:00Z' }),
      ),
    );
  },
  play: async (context) => {
    await resend(context);
    await expect(await context.canvas.findByText(/^Several e-mails were requested/)).toBeVisible();
  },
});
export const MailsLate = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/resend-activation', ({ response }) =>
        response(200).json({ message: 'Later.', mailsWait: true }),
      ),
    );
  },
  play: async (context) => {
    await resend(context);
    await expect(await context.canvas.findByText(/^E-mails leave here late/)).toBeVisible();
  },
});
export const AskedTooOften = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/resend-activation', ({ response }) =>
        response(429).json(buildError('Too many mails. Please try again in 10 minutes.', 'too_many')),
      ),
    );
  },
  play: async (context) => {
    await resend(context);
    await expect(await context.canvas.findByText('Too many mails. Please try again in 10 minutes.')).toBeVisible();
  },
});
export const RegistrationReceived = meta.story({ args: { path: '/signup/approve/' } });
