import { delay } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { StoryContext } from '@storybook/react-vite';
import preview from '../../../stories/preview.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildAccountError } from '../../test/accountServer.js';
import { App } from '../../test/App.js';
import { buildError, buildNetwork, buildOpenSession, buildUser } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const user = buildUser({
  discipline: 'Otorhinolaryngology',
  title: 'dr-phd',
  position: 'physician',
  workplace: 'university',
  experience: 12,
});
const sessions = [
  buildOpenSession({ current: true }),
  buildOpenSession({ id: 'a1b2c3d4-2c7b-4f58-9a1d-8f5f0c1b2a34', browser: 'Safari on iPhone' }),
  buildOpenSession({ id: 'a1b2c3d4-2c7b-4f58-9a1d-8f5f0c1b2a35', browser: 'Edge on Windows' }),
];

const meta = preview.meta({
  title: 'Screens/Profile',
  component: App,
  args: { path: '/profile' },
  parameters: {
    purpose:
      "A person's own data: names, position and experience, the password, the open sessions, the account itself.",
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice(user);
    msw.use(...fakeServer({ user, sessions }));
    return freshDevice;
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function changePassword({ canvas, userEvent }: Context, [old, next, repeated]: [string, string, string]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Change Password' }));
  if (old) await userEvent.type(await screen.findByLabelText('Old password'), old);
  if (next) await userEvent.type(await screen.findByLabelText('New password'), next);
  if (repeated) await userEvent.type(screen.getByLabelText('Repeat the new password'), repeated);
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
}

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Discipline')).toHaveValue('Otorhinolaryngology');
    await expect(await canvas.findByRole('button', { name: 'Log out everywhere else' })).toBeVisible();
  },
});
export const AddressUnderWay = meta.story({
  beforeEach({ msw }) {
    const addressChange = { username: 'ann@clinic.example.org', agreed: [], until: '2026-11-22T10:00:00Z' };
    msw.use(...fakeServer({ user: { ...user, addressChange }, sessions }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Waiting to change to ann@clinic.example.org/)).toBeVisible();
  },
});
export const ChangesAddress = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change e-mail' }));
    await expect(await screen.findByLabelText('New e-mail address')).toBeVisible();
  },
});
export const NothingFilledIn = meta.story({
  beforeEach({ msw }) {
    signedInDevice(buildUser({ firstname: '', lastname: '' }));
    msw.use(...fakeServer({ user: buildUser({ firstname: '', lastname: '' }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('First name')).toHaveValue('');
  },
});
export const FieldsEmptied = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Discipline'));
    await userEvent.selectOptions(canvas.getByLabelText('Title'), '0');
    await expect(await canvas.findByText(/"Otorhinolaryngology" stays/)).toBeVisible();
  },
});
export const ManySessions = meta.story({
  beforeEach({ msw }) {
    const many = Array.from({ length: 36 }, (_, index) =>
      buildOpenSession({ id: `a1b2c3d4-2c7b-4f58-9a1d-8f5f0c1b2b${String(index).padStart(2, '0')}` }),
    );
    msw.use(...fakeServer({ user, sessions: [...sessions, ...many] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show all 39 sessions' })).toBeVisible();
  },
});
export const DraftRestored = meta.story({
  beforeEach() {
    const typed = { ...user, title: 'prof', experience: '13', firstname: 'Anna', position: 'physician' };
    drafts.keep({ form: 'profile' }, typed);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Draft restored, /)).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Anna');
  },
});
export const Saved = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  },
});
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/user/edit-user/{username}', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});
export const NotSaved = meta.story({
  beforeEach({ msw }) {
    const sentence = 'Experience must be a whole number 0-80.';
    msw.use(http.post('/user/edit-user/{username}', ({ response }) => response(400).json(buildAccountError(sentence))));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Experience must be a whole number 0-80.')).toBeVisible();
  },
});
export const NotLoaded = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/user/get-user/{username}', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your profile could not be loaded.')).toBeVisible();
  },
});
export const ChangesPassword = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Password' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Change Password' })).toBeVisible());
  },
});
export const PasswordsDiffer = meta.story({
  play: async (context) => {
    await changePassword(context, ['credence-demo', 'eleven loud herons', 'eleven loud owls']);
    await expect(await screen.findByText('Passwords do not match')).toBeVisible();
  },
});
export const PasswordMissing = meta.story({
  play: async (context) => {
    await changePassword(context, ['', '', '']);
    await expect(await screen.findByText('Please fill out all fields')).toBeVisible();
  },
});
export const WrongOldPassword = meta.story({
  play: async (context) => {
    await changePassword(context, ['wrong', 'eleven loud herons', 'eleven loud herons']);
    await expect(await screen.findByText('Invalid Password! Please try again.')).toBeVisible();
  },
});
export const PasswordChanged = meta.story({
  play: async (context) => {
    await changePassword(context, ['credence-demo', 'eleven loud herons', 'eleven loud herons']);
    await expect(await screen.findByText('Password changed successfully')).toBeVisible();
  },
});
export const ExportFails = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/user/export', ({ response }) => response(500).json(buildError('Broken.', 'internal'))));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download as JSON' }));
    await expect(await canvas.findByText('The download failed. Please try again.')).toBeVisible();
  },
});
export const Deletes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible());
  },
});
/** R-1804. */
export const DeletesWithNetworks = meta.story({
  beforeEach({ msw }) {
    const id = '0b1c7a52-5b0e-4a3c-9c55-2f0f3a9d7e10';
    const jonas = { id, username: 'jonas.weiss@example.org', firstname: 'Jonas', lastname: 'Weiss' };
    msw.use(...fakeServer({ user, sessions, own: [buildNetwork({ collaborators: [jonas] })] }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    const choice = await screen.findByRole('combobox', { name: 'larynx tnm v3' });
    await expect(choice).toBeVisible();
    await expect(choice).toHaveDisplayValue('Please choose');
  },
});
export const DeletionWithStudies = meta.story({
  beforeEach({ msw }) {
    const own = [
      buildNetwork({ networkId: 'aaaaaaaaaaaa', withoutOwner: { fate: 'passes', deputy: 'Dr. Dora Weiss' } }),
      buildNetwork({ networkId: 'bbbbbbbbbbbb', filename: 'hepar.xdsl', withoutOwner: { fate: 'stops' } }),
    ];
    const shared = [buildNetwork({ networkId: 'cccccccccccc', type: 'collaboration', may: ['view', 'take_part'] })];
    msw.use(...fakeServer({ user, sessions, own, shared }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await expect(await screen.findByText(/passes to its deputy, Dr\. Dora Weiss, at once/)).toBeVisible();
    await expect(screen.getByRole('radio', { name: /^They stay/ })).toBeChecked();
  },
});
export const DeletionRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'wrong');
    await userEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
    await expect(await screen.findByText('The password is wrong.')).toBeVisible();
  },
});
export const Deleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete account' }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'credence-demo');
    await userEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
    await expect(await canvas.findByText('Your account will be deleted on 5 December 2026.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Log in' })).toBeVisible();
  },
});
