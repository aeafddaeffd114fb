import { delay } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../stories/preview.js';
import { session } from '../ground/session/index.js';
import { App } from '../test/App.js';
import { freshDevice, signedInDevice } from '../test/device.js';
import { dashboardServer } from '../test/dashboardBuilders.js';
import { fakeServer, http } from '../test/fakeServer.js';

const meta = preview.meta({
  title: 'Screens/Frame',
  component: App,
  args: { path: '/imprint' },
  parameters: {
    purpose: 'What surrounds every screen: the top bar with its links and the account menu, and the footer.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

/** On a phone the links of the top bar are in a menu. */
const alsoInTheMenu = { hidden: true };

export const SignedIn = meta.story({
  beforeEach() {
    session.setCurrentNetwork('7fK2pQ9xWb4T');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Overview', ...alsoInTheMenu })).toHaveAttribute(
      'href',
      '/network/7fK2pQ9xWb4T/',
    );
  },
});
export const NoNetworkYet = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Overview', ...alsoInTheMenu })).toHaveAttribute('href', '#');
  },
});
export const Invited = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/check-session/', ({ response }) => response(200).json({ status: 'active', invitations: 2 })));
    // The imprint is open to everyone and starts no check itself.
    void session.start();
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Manage Networks', ...alsoInTheMenu });
    await waitFor(() => expect(link).toHaveAccessibleDescription('2 invitations'));
  },
});
export const GermanOffered = meta.story({
  beforeEach() {
    freshDevice();
    const { languages } = navigator;
    Object.defineProperty(navigator, 'languages', { configurable: true, value: ['de-DE'] });
    return () => Object.defineProperty(navigator, 'languages', { configurable: true, value: languages });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Auf Deutsch anzeigen?')).toBeVisible();
  },
});
export const Visitor = meta.story({
  beforeEach() {
    freshDevice();
  },
});
export const Administrator = meta.story({
  args: { path: '/' },
  beforeEach({ msw }) {
    msw.use(...dashboardServer());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Overview' })).toBeNull();
  },
});
export const AccountMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account menu, Ann' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
});
export const CheckingSession = meta.story({
  args: { path: '/' },
  beforeEach({ msw }) {
    msw.use(
      http.get('/check-session/', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
