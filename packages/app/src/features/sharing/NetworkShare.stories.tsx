import { delay } from 'msw';
import { type ReactNode, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { keepsWithinThePage } from '../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { buildError } from '../../test/builders.js';
import { buildOverview } from '../../test/networkBuilders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { isLanguage, standard } from '@credence/text';
import { showLanguage } from '../../ground/text/language.js';
import { LanguageProvider } from '../../ground/text/LanguageProvider.js';
import { NetworkShare } from './NetworkShare.js';
import {
  askedNodesRoute,
  buildCollaborator,
  jonas,
  li,
  network,
  peopleRoute,
  shareServer,
} from '../../test/shareServer.js';

const inviteCall = '/network/invite-collaborator/{networkId}/{username}';
const removeCall = '/network/remove-collaborator/{networkId}/{userId}';

/** The page behind the dialog. */
function OverAPage({ children }: { children: ReactNode }) {
  const [router] = useState(() => createMemoryRouter([{ path: '/', element: children }, peopleRoute, askedNodesRoute]));
  return <RouterProvider router={router} />;
}

const meta = preview.meta({
  title: 'Screens/Manage Networks/Share',
  component: NetworkShare,
  args: { network, onClose: fn() },
  parameters: {
    purpose: 'Who works on a network: invite people, see who has accepted, remove somebody.',
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <LanguageProvider>
        <OverAPage>
          <Story />
        </OverAPage>
      </LanguageProvider>
    ),
  ],
  async beforeEach({ msw, globals }) {
    signedInDevice();
    await showLanguage(isLanguage(globals.language) ? globals.language : standard);
    msw.use(...shareServer({ accepted: [li], pending: [jonas] }).handlers);
    return freshDevice;
  },
});

interface Person {
  type: (element: Element, text: string) => Promise<void>;
  click: (element: Element) => Promise<void>;
}

const dialog = async (name = 'Share larynx_tnm_v3.xdsl') => within(await screen.findByRole('dialog', { name }));

async function invite(userEvent: Person, username: string) {
  const opened = await dialog();
  await opened.findByText(/Li Wei|^Nobody yet/);
  await userEvent.type(opened.getByRole('textbox'), `${username}{Enter}`);
  return opened;
}
async function remove(userEvent: Person, name: string) {
  const opened = await dialog();
  await userEvent.click(await opened.findByRole('button', { name: `Remove ${name}` }));
  await userEvent.click(opened.getByRole('button', { name: `Remove ${name}` }));
  return opened;
}

export const Loaded = meta.story({
  play: async () => {
    await expect(await (await dialog()).findAllByText(/^(Pending|Accepted)$/)).toHaveLength(2);
  },
});
export const ShownProfiles = meta.story({
  beforeEach({ msw }) {
    const profile = { discipline: 'Oncology', title: 'prof', position: 'physician', experience: 12 } as const;
    msw.use(...shareServer({ accepted: [{ ...li, profile }, jonas] }).handlers);
  },
  play: async () => {
    await expect(await (await dialog()).findByText('Oncology · Prof. · Physician · 12 years')).toBeVisible();
  },
});
export const Nobody = meta.story({
  beforeEach: ({ msw }) => void msw.use(...shareServer().handlers),
  play: async () => {
    await expect(await (await dialog()).findByText(/^Nobody yet/)).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/network/{id}/collaborators', async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
});
export const LoadingFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/network/{id}/collaborators', () => Response.error()),
      http.get('/network/{id}/invited-collaborators', () => Response.error()),
    );
  },
  play: async () => {
    await expect(await (await dialog()).findByText(/^The collaborators could not be loaded/)).toBeVisible();
  },
});
export const OneListFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/{id}/collaborators', () => Response.json({}, { status: 500 })));
  },
  play: async () => {
    const opened = await dialog();
    await expect(await opened.findByText(/^Part of the list could not be loaded/)).toBeVisible();
    await expect(opened.getByText('Pending')).toBeVisible();
  },
});
/** The network was deleted in another window. */
export const NetworkGone = meta.story({
  beforeEach({ msw }) {
    const gone = buildError('Network not found.', 'network_not_found');
    msw.use(
      http.get('/network/{id}/collaborators', ({ response }) => response(404).json(gone)),
      http.get('/network/{id}/invited-collaborators', ({ response }) => response(404).json(gone)),
    );
  },
  play: async () => {
    await expect(await (await dialog()).findByText('Network not found.')).toBeVisible();
  },
});
export const Invites = meta.story({
  beforeEach: ({ msw }) => void msw.use(...shareServer({ accepted: [li] }).handlers),
  play: async ({ userEvent }) => {
    const opened = await invite(userEvent, jonas.username);
    await expect(await opened.findByText(`Invitation sent to ${jonas.username}`)).toBeVisible();
    await expect(await opened.findByText('Jonas Weiss')).toBeVisible();
  },
});
export const InvitesByEmail = meta.story({
  beforeEach: ({ msw }) =>
    void msw.use(
      ...shareServer({ accepted: [li], byEmail: true }).handlers,
      http.get('/network/overview/{id}', ({ response }) => response(200).json(buildOverview())),
    ),
  play: async ({ userEvent }) => {
    const opened = await dialog();
    await userEvent.type(await opened.findByRole('textbox', { name: /^Why you ask them/ }), 'You see most such cases.');
    await userEvent.click(opened.getByRole('button', { name: 'Only some nodes' }));
    await userEvent.click((await opened.findAllByRole('button', { pressed: false }))[0]!);
    await expect(await opened.findByText(/^1 of /)).toBeVisible();
  },
});
export const Inviting = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(inviteCall, async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async ({ userEvent }) => {
    const opened = await invite(userEvent, 'new@example.org');
    await expect(await opened.findByRole('button', { name: 'Inviting...' })).toBeVisible();
  },
});
export const NothingTyped = meta.story({
  play: async ({ userEvent }) => {
    const opened = await dialog();
    await userEvent.click(opened.getByRole('button', { name: 'Invite' }));
    await expect(await opened.findByText('Username is required')).toBeVisible();
  },
});
export const AlreadyCollaborator = meta.story({
  play: async ({ userEvent }) => {
    const opened = await invite(userEvent, 'LI.WEI@example.org');
    await expect(await opened.findByText('This user is already a collaborator')).toBeVisible();
  },
});
export const AlreadyInvited = meta.story({
  play: async ({ userEvent }) => {
    const opened = await invite(userEvent, jonas.username);
    await expect(await opened.findByText('This user is already invited')).toBeVisible();
  },
});
export const NotFound = meta.story({
  play: async ({ userEvent }) => {
    const opened = await invite(userEvent, 'nobody@example.org');
    await expect(await opened.findByText('User not found')).toBeVisible();
    await expect(opened.getByRole('textbox')).toHaveValue('nobody@example.org');
  },
});
export const TooManyMisses = meta.story({
  beforeEach({ msw }) {
    const refusal = buildError('Too many attempts. Try again in 9 minutes.', 'too_many_requests');
    msw.use(http.post(inviteCall, ({ response }) => response(429).json(refusal)));
  },
  play: async ({ userEvent }) => {
    const opened = await invite(userEvent, 'nobody@example.org');
    await expect(await opened.findByText(/in 9 minutes/)).toBeVisible();
  },
});
export const AsksFirst = meta.story({
  play: async ({ userEvent }) => {
    const opened = await dialog();
    await userEvent.click(await opened.findByRole('button', { name: 'Remove Li Wei' }));
    await expect(opened.getByText('Are you sure you want to remove Li Wei?')).toBeVisible();
  },
});
export const Removes = meta.story({
  play: async ({ userEvent }) => {
    const opened = await remove(userEvent, 'Li Wei');
    await expect(await opened.findByText('Collaborator removed successfully')).toBeVisible();
    await waitFor(() => expect(opened.queryByText('Li Wei')).toBeNull());
  },
});
export const RemovalFailed = meta.story({
  beforeEach: ({ msw }) => void msw.use(http.post(removeCall, () => Response.error())),
  play: async ({ userEvent }) => {
    const opened = await remove(userEvent, 'Li Wei');
    await expect(await opened.findByText(/^No response received/)).toBeVisible();
    await expect(opened.getByText('Accepted')).toBeVisible();
  },
});
export const HandsOver = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Hand over to Li Wei' }));
    const question = await screen.findByRole('alertdialog', { name: 'Make Li Wei the owner of this network?' });
    await expect(question).toBeVisible();
  },
});
export const LongNames = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: { network: { ...network, name: 'Prognose_des_metastasierten_Karzinoms_der_Bauchspeicheldruese_v12.xdsl' } },
  beforeEach({ msw }) {
    const long = buildCollaborator({
      username: 'maria-magdalena.brzeczyszczykiewicz@universitaetsklinikum.example.org',
      firstname: 'Maria Magdalena',
      lastname: 'Brzęczyszczykiewicz-Szczepańska',
    });
    msw.use(...shareServer({ accepted: [li, long], pending: [jonas] }).handlers);
  },
  play: async (context) => {
    await screen.findByText('Pending');
    await keepsWithinThePage(context);
  },
});
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ userEvent }) => {
    const opened = await dialog('larynx_tnm_v3.xdsl teilen');
    await expect(await opened.findByText('Angenommen')).toBeVisible();
    await userEvent.type(opened.getByRole('textbox'), 'niemand@example.org{Enter}');
    await expect(await opened.findByText('Dieses Konto wurde nicht gefunden')).toBeVisible();
  },
});
