import { delay } from 'msw';
import { expect, screen } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError, buildSite } from '../../test/builders.js';
import { refusals } from '@credence/text/english/refusals';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const demo = ['expert@example.org', 'colleague@example.org', 'admin@example.org'].map((username) => ({
  username,
  password: 'credence-demo',
}));

const meta = preview.meta({
  title: 'Screens/Login',
  component: App,
  args: { path: '/login' },
  parameters: {
    purpose: 'Sign-in with an e-mail address and a password, and what is said if it fails.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Log in' })).toBeVisible();
  },
});
export const WithDemoAccounts = meta.story({
  beforeEach({ msw }) {
    msw.use(...fakeServer({ site: buildSite({ demo }) }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fill in expert@example.org' }));
    await expect(canvas.getByLabelText('Username or e-mail')).toHaveValue('expert@example.org');
    await expect(canvas.getByLabelText('Password')).toHaveValue('credence-demo');
  },
});
export const SentHere = meta.story({ args: { path: '/login?from=%2Fnetwork%2F7fK2pQ9xWb4T%2F' } });
export const WrongPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username or e-mail'), 'ann@example.org');
    await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('Username or password is wrong.')).toBeVisible();
    await expect(await screen.findByRole('dialog', { name: 'Login Failed' })).toBeVisible();
  },
});
export const NotActivated = meta.story({
  beforeEach({ msw }) {
    const sentence = 'Please activate your account with the link we sent you.';
    msw.use(http.post('/user/login', ({ response }) => response(403).json(buildError(sentence, 'not_activated'))));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username or e-mail'), 'ann@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('link', { name: 'Send the link again' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});
export const SessionEnded = meta.story({
  args: { path: '/profile' },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(http.get('/check-session/', ({ response }) => response(200).json({ status: 'expired' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Your session has ended/)).toBeVisible();
  },
});
export const NoToken = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/user/login', ({ response }) => response(200).json({})));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await screen.findByText('Invalid username or password')).toBeVisible();
  },
});
export const NothingCanBeSaved = meta.story({
  beforeEach({ msw }) {
    const refused = buildError(refusals.storage_unavailable, 'storage_unavailable');
    msw.use(http.post('/user/login', () => Response.json(refused, { status: 503 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText(/^Nothing can be saved at the moment/)).toBeVisible();
  },
});
export const NoResponse = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/user/login', () => Response.error()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByText('An error occurred during login')).toBeVisible();
  },
});
export const Submitting = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/login', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByRole('button', { name: 'Logging in...' })).toBeVisible();
  },
});
export const WithInstitution = meta.story({
  beforeEach({ msw }) {
    msw.use(...fakeServer({ site: buildSite({ institution: { name: 'Sign in with the clinic’s account' } }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign in with the clinic’s account' })).toBeVisible();
  },
});

export const CodeIsAsked = meta.story({
  beforeEach({ msw }) {
    const needed = buildError('Enter the code from your authenticator app.', 'code_needed');
    msw.use(http.post('/user/login', ({ response }) => response(403).json(needed)));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Username or e-mail'), 'ann@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Log in' }));
    await expect(await canvas.findByLabelText('Code from your authenticator app')).toBeVisible();
  },
});

export const German = meta.story({
  globals: { language: 'de' },
  beforeEach({ msw }) {
    msw.use(...fakeServer({ site: buildSite({ demo }) }));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Benutzername oder E-Mail-Adresse'), 'ann@example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Anmelden' }));
    await expect(await canvas.findByText('Benutzername oder Passwort ist falsch')).toBeVisible();
  },
});
