import type { User } from '@credence/api-client';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError, buildUser } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const url = `otpauth://totp/Credence:ann%40example.org?issuer=Credence&secret=${secret}&algorithm=SHA1&digits=6&period=30`;
const recoveryCodes = [
  'k7wq-m2xd-9rht-4vbn',
  '3fpa-8zcy-6jte-5gus',
  'w9dm-2kxq-7vhb-4ntr',
  'c6ej-p3sz-8yfa-2gkm',
  'r4xt-9bwn-5dqh-7vuc',
  'y8mk-3gpe-6zsj-2fat',
  'h2qv-7ncx-4wrd-9bkm',
  't5zs-8jye-3afp-6gud',
  'n9bh-4kwm-2xqc-7vrt',
  'd3fp-6ezy-8sja-5gtk',
];

const server = (given: Partial<User> = {}) => [
  http.get('/user/get-user/{username}', ({ response }) => response(200).json(buildUser(given))),
  http.post('/user/second-factor/begin', ({ response }) => response(200).json({ secret, url })),
  http.post('/user/second-factor/confirm', ({ response }) => response(200).json({ recoveryCodes })),
];

const meta = preview.meta({
  title: 'Screens/Second factor',
  component: App,
  args: { path: '/second-factor' },
  parameters: {
    purpose:
      'Codes from an app beside the password: setting them up, the codes for who loses the phone, removing them.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...server(), ...fakeServer());
    return freshDevice;
  },
});

export const None = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Set up' })).toBeVisible();
  },
});

export const InUse = meta.story({
  beforeEach({ msw }) {
    msw.use(...server({ secondFactor: { since: '2026-11-20T10:00:00Z', codesLeft: 9 } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^In use since/)).toBeVisible();
  },
});

export const OfInstitution = meta.story({
  beforeEach({ msw }) {
    msw.use(...server({ hasPassword: false }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You log in with your institution/)).toBeVisible();
  },
});

export const Password = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    await expect(await canvas.findByLabelText('Your password')).toHaveFocus();
  },
});

export const WrongPassword = meta.story({
  beforeEach({ msw }) {
    const wrong = buildError('Invalid Password! Please try again.', 'invalid_credentials');
    msw.use(http.post('/user/second-factor/begin', ({ response }) => response(400).json(wrong)));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/^Invalid Password!/)).toBeVisible();
  },
});

export const Scan = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  },
});

export const RecoveryCodes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Set up' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Turn on' }));
    await expect(await canvas.findByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  },
});

export const NotLoaded = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/user/get-user/{username}', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your account could not be loaded.')).toBeVisible();
  },
});
