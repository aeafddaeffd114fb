import { delay } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const answer = (body: object, status = 200) =>
  http.post('/user/institution-login/answer', () => Response.json(body, { status }));

const meta = preview.meta({
  title: 'Screens/Institution login',
  component: App,
  args: { path: '/login/institution?code=c0de&state=5tate' },
  parameters: {
    purpose:
      'Where the login of an institution leads back to: a profile for who comes first, a password for who has an account.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    freshDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

export const FirstTime = meta.story({
  beforeEach({ msw }) {
    msw.use(answer({ needs: 'profile', username: 'ann@example.org', firstname: 'Ann', lastname: 'Sørensen' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Welcome' })).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Ann');
  },
});

export const AccountIsThere = meta.story({
  beforeEach({ msw }) {
    msw.use(answer({ needs: 'password', username: 'ann@example.org' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'You have an account already' })).toBeVisible();
  },
});

export const LinkIsMailed = meta.story({
  beforeEach({ msw }) {
    msw.use(answer({ needs: 'password', username: 'ann@example.org' }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'I no longer know it: e-mail me a link' }));
    await expect(await canvas.findByText(/it gets an e-mail with a link\. Set a new password/)).toBeVisible();
  },
});

export const CodeIsAsked = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answer({ needs: 'password', username: 'ann@example.org' }),
      http.post('/user/institution-login/join', ({ response }) =>
        response(403).json(buildError('Enter the code from your authenticator app.', 'code_needed')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password of this account'), 'credence-demo');
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByLabelText('Code from your authenticator app')).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach({ msw }) {
    const sentence =
      'The login of your institution does not say that it verified your e-mail address, so nobody was logged in: whoever runs this site can trust its addresses with the setting OIDC_TRUST_EMAIL_OF.';
    msw.use(answer(buildError(sentence, 'institution_refused'), 400));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The login of your institution does not say/)).toBeVisible();
  },
});

export const Joining = meta.story({
  beforeEach({ msw }) {
    msw.use(
      answer({ needs: 'password', username: 'ann@example.org' }),
      http.post('/user/institution-login/join', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByRole('button', { name: 'One moment…' })).toBeVisible();
  },
});

export const German = meta.story({
  globals: { language: 'de' },
  beforeEach({ msw }) {
    msw.use(answer({ needs: 'profile', username: 'ann@example.org' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Willkommen' })).toBeVisible();
  },
});
