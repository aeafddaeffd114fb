import { delay } from 'msw';
import { expect, screen } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import preview from '../../../stories/preview.js';
import { buildAccountError } from '../../test/accountServer.js';
import { App } from '../../test/App.js';
import { buildOpenedInvitation } from '../../test/builders.js';
import { freshDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { account } from '@credence/text/english/app/account';

const meta = preview.meta({
  title: 'Screens/Sign up',
  component: App,
  args: { path: '/signup' },
  parameters: {
    purpose: 'A new account: an e-mail address, a password and a few facts about the person.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function register({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText('E-mail address'), 'ada@example.org');
  await userEvent.type(canvas.getByLabelText('Password'), 'seven quiet larks');
  await userEvent.type(canvas.getByLabelText('Repeat the password'), 'seven quiet larks');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
}

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sign up' })).toBeVisible();
  },
});
/** Behind the personal link of an invitation mail. */
export const Invited = meta.story({
  args: { path: '/invitation#id=1&secret=s3cr3t' },
  beforeEach({ msw }) {
    msw.use(http.post('/user/invitation', ({ response }) => response(200).json(buildOpenedInvitation())));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/asks for your judgement on/)).toBeVisible();
    await expect(canvas.getByLabelText('E-mail address')).toHaveValue('ada@example.org');
  },
});
export const Refused = meta.story({
  beforeEach({ msw }) {
    const sentence = 'This is one of the passwords that attackers try first. Please choose another.';
    msw.use(http.post('/user/create', ({ response }) => response(400).json(buildAccountError(sentence))));
  },
  play: async (context) => {
    await register(context);
    await expect(await screen.findByRole('dialog', { name: 'Signup Failed' })).toBeVisible();
  },
});
export const TooMany = meta.story({
  beforeEach({ msw }) {
    const refusal = {
      ...buildAccountError('Too many attempts.', 'too_many_requests'),
      params: { reason: 'attempts' as const, seconds: 600 },
    };
    msw.use(http.post('/user/create', ({ response }) => response(429).json(refusal)));
  },
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByText('Too many attempts. Try again in 10 minutes.')).toBeVisible();
  },
});
export const NoResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/user/create', () => Response.error()));
  },
  play: async (context) => {
    await register(context);
    const sentences = await screen.findAllByText('No response received from server. Please try again.');
    await expect(sentences).toHaveLength(2);
  },
});
export const Submitting = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/create', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole('button', { name: 'Signing up...' })).toBeVisible();
  },
});
export const Registered = meta.story({
  play: async (context) => {
    await register(context);
    await expect(await context.canvas.findByRole('heading', { name: 'Activate your account' })).toBeVisible();
    await expect(context.canvas.getByLabelText('E-mail address')).toHaveValue('ada@example.org');
  },
});
export const Unfinished = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-mail address'), 'ada at example');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(await canvas.findByText(account.noAddress)).toBeVisible();
    await expect(canvas.getByText(account.missing.password)).toBeVisible();
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
  },
});
