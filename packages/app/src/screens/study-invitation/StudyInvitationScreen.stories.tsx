import type { components } from '@credence/api-client';
import { delay } from 'msw';
import { expect } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError, buildStudyInvitation } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { buildOverview } from '../../test/networkBuilders.js';

const opening = (given: Partial<components['schemas']['OpenedStudyInvitation']> = {}) =>
  http.post('/study-invitation', ({ response }) => response(200).json(buildStudyInvitation(given)));

const meta = preview.meta({
  title: 'Screens/Study invitation',
  component: App,
  args: { path: '/study#expert=5e0f3a9d-7e10-4a3c-9c55-2f0f3a9d7e10&secret=s3cr3t' },
  parameters: {
    purpose: 'Where the mail of a study leads: who asks for what, and taking part with no password.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(opening(), ...fakeServer());
    return freshDevice;
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function takePart({ canvas, userEvent }: Context) {
  await userEvent.type(await canvas.findByLabelText('E-mail address'), 'ada@example.org');
  await userEvent.type(canvas.getByLabelText('First name'), 'Ada');
  await userEvent.type(canvas.getByLabelText('Last name'), 'Brandt');
  await userEvent.click(canvas.getByRole('button', { name: 'Take part' }));
}

export const Asked = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take part' })).toBeVisible();
  },
});
export const AskedGerman = Asked.extend({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Teilnehmen' })).toBeVisible();
  },
});
/** Nothing said of the purpose, one question, and a long name. */
export const AskedShortly = meta.story({
  beforeEach({ msw }) {
    const network = 'Response of the primary tumour to induction chemotherapy according to RECIST 1.1';
    msw.use(opening({ purpose: '', questions: 1, minutes: 1, network }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^1 question$/)).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/study-invitation', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const Unfinished = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take part' }));
    await expect(canvas.getByLabelText('E-mail address')).toHaveFocus();
  },
});
export const OtherAddress = meta.story({
  beforeEach({ msw }) {
    const refusal = buildError('This link was sent to another address.', 'other_address');
    msw.use(http.post('/study-invitation/accept', ({ response }) => response(400).json(refusal)));
  },
  play: async (context) => {
    await takePart(context);
    await expect(await context.canvas.findByText('This link was sent to another address.')).toBeVisible();
  },
});
export const NoResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/study-invitation/accept', () => Response.error()));
  },
  play: async (context) => {
    await takePart(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
});
export const TooMany = meta.story({
  beforeEach({ msw }) {
    const refusal = {
      ...buildError('Too many attempts.', 'too_many_requests'),
      params: { reason: 'attempts' as const, seconds: 600 },
    };
    msw.use(http.post('/study-invitation', ({ response }) => response(429).json(refusal)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Too many attempts. Try again in 10 minutes.')).toBeVisible();
  },
});
export const HasAccount = meta.story({
  beforeEach: ({ msw }) => void msw.use(opening({ hasAccount: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You need not log in/)).toBeVisible();
  },
});
export const SignedIn = meta.story({
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(opening({ hasAccount: true }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take part' })).toBeVisible();
    await expect(canvas.queryByLabelText('E-mail address')).toBeNull();
  },
});
export const OtherAccount = meta.story({
  beforeEach: () => signedInDevice(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Log out' })).toBeVisible();
  },
});
export const Declined = meta.story({
  beforeEach: ({ msw }) => void msw.use(opening({ state: 'declined' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You have declined' })).toBeVisible();
  },
});
export const Ended = meta.story({
  beforeEach: ({ msw }) => void msw.use(opening({ state: 'ended' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This invitation is over' })).toBeVisible();
  },
});
export const Accepted = meta.story({
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(
      opening({ state: 'accepted', hasAccount: true }),
      http.get('/network/overview/{id}', ({ response }) => response(200).json(buildOverview())),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go on' })).toBeVisible();
  },
});
export const ComingBack = meta.story({
  beforeEach: ({ msw }) => void msw.use(opening({ state: 'accepted', hasAccount: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go on' })).toBeVisible();
  },
});
export const ComingBackWhereKnown = meta.story({
  beforeEach: ({ msw }) => void msw.use(opening({ state: 'accepted', hasAccount: true, isKnown: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Go on' })).toBeVisible();
    await expect(canvas.queryByLabelText('E-mail address')).toBeNull();
  },
});
export const Final = meta.story({
  beforeEach: ({ msw }) => void msw.use(opening({ state: 'final' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This study is final' })).toBeVisible();
  },
});
export const OpensNothingElse = meta.story({
  args: { path: '/profile' },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(
      http.get('/check-session/', ({ response }) => response(200).json({ status: 'active', study: 'Lx7fK2pQ9xWb' })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your link opens this study' })).toBeVisible();
  },
});
export const Invalid = meta.story({
  args: { path: '/study' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link leads to no invitation' })).toBeVisible();
  },
});
