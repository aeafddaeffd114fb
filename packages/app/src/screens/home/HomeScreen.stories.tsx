import { delay } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import {
  buildError,
  buildInvitation,
  buildNetwork,
  buildUploadError,
  unknownParent,
  wrongCount,
} from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

// Built for each story, because days count from the moment it is shown.
const own = () => [
  buildNetwork({
    lastModified: daysAgo(1),
    percentCompleted: 38,
    lastQuestion: { nodeId: 'n1', iteration: 5, display_name: 'Tumour extent', number: 14 },
  }),
  buildNetwork({
    networkId: 'As1aT3ach1ng',
    filename: 'asia_teaching.xml',
    lastModified: daysAgo(20),
    percentCompleted: 0,
  }),
];
const shared = () => [
  buildNetwork({
    networkId: 'Hp3mR8vNc5Zt',
    filename: 'hepar_II.xdsl',
    type: 'collaboration',
    lastModified: daysAgo(3),
    percentCompleted: 81,
    sharedBy: 'okafor@example.org',
  }),
];
const file = () => new File([new Uint8Array(84_000)], 'oropharynx_draft.xdsl');
const never = async () => {
  await delay('infinite');
  return undefined;
};

const meta = preview.meta({
  title: 'Screens/Home',
  component: App,
  args: { path: '/' },
  parameters: {
    purpose: 'Where people arrive: continue a network, upload a new one, accept an invitation, watch the introduction.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...fakeServer({ own: own(), shared: shared() }));
    return freshDevice;
  },
});

export const WithNetworks = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('larynx tnm v3')).toBeVisible();
  },
});
export const HandedOver = meta.story({
  beforeEach({ msw }) {
    const handedOver = { from: 'Dr. Chidi Okafor', at: daysAgo(1) };
    const [first, ...others] = own();
    msw.use(...fakeServer({ own: [{ ...first!, handedOver }, ...others], shared: shared() }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dr. Chidi Okafor handed larynx tnm v3 over to you/)).toBeVisible();
  },
});
export const WithoutNetworks = meta.story({
  beforeEach({ msw }) {
    msw.use(...fakeServer());
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'XML-Upload' })).toBeVisible();
  },
});
export const Invited = meta.story({
  beforeEach({ msw }) {
    msw.use(...fakeServer({ invited: [buildInvitation()] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /asks for your judgement on/ })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Try one question first' })).toBeVisible();
  },
});
export const InvitedAgain = meta.story({
  beforeEach({ msw }) {
    // A server that says no more than the specification asks of it.
    const bare = buildNetwork({ networkId: 'Qx6Jd2WkYb9s', filename: 'sepsis.xdsl', type: 'invitation' });
    msw.use(...fakeServer({ own: own(), shared: shared(), invited: [buildInvitation(), bare] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /sepsis\.$/ })).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/user/index', never));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const OneListFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/user/collaborations', ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch networks. Please try again.')).toBeVisible();
  },
});
export const ListWithAnError = meta.story({
  beforeEach({ msw }) {
    const error = 'The archive is being moved; your older networks come back tomorrow.';
    msw.use(http.get('/user/index', ({ response }) => response(200).json({ hasNetworks: false, networks: [], error })));
  },
});
export const NothingSelected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue editing' }));
    await expect(await canvas.findByText('Please select a network to continue editing.')).toBeVisible();
  },
});
export const Searching = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'HEPAR');
    await expect(await canvas.findByRole('option')).toHaveTextContent('hepar_II.xdsl (Hp3mR8vNc5Zt)');
  },
});
export const NoFile = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }));
    await expect(await canvas.findByText('No file was uploaded. Please select a file to upload.')).toBeVisible();
  },
});
export const FileChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/choose files/), file());
    await expect(canvas.getByText('oropharynx_draft.xdsl')).toBeVisible();
  },
});
export const Uploading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/network/upload', never));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/choose files/), file());
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(await canvas.findByRole('button', { name: 'Uploading...' })).toBeDisabled();
  },
});
export const Refused = meta.story({
  beforeEach({ msw }) {
    const problems = [wrongCount, unknownParent];
    msw.use(http.post('/network/upload', ({ response }) => response(422).json(buildUploadError({ problems }))));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/choose files/), file());
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(await canvas.findByText('Failed to upload the network. Please try again.')).toBeVisible();
  },
});
const several = () =>
  ['asia.xml', 'sprinkler.xdsl', 'hepar_II.xdsl', 'draft.xdsl'].map((name) => new File(['<x/>'], name));
export const SeveralFiles = meta.story({
  beforeEach({ msw }) {
    const problems = [wrongCount];
    msw.use(
      http.post('/network/upload', async ({ request, response }) => {
        const { name } = (await request.formData()).get('xmlFile') as unknown as File;
        return name.startsWith('s')
          ? response(422).json(buildUploadError({ problems }))
          : response(201).json({ networkId: `id-${name.slice(0, 3)}` });
      }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/choose files/), several());
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await expect(await canvas.findByText('3 of 4 uploaded')).toBeVisible();
    await expect(canvas.getByText('1 of 4 files could not be uploaded. See the list for the reasons.')).toBeVisible();
  },
});
export const SeveralUnderWay = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/network/upload', never));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/choose files/), several());
    await userEvent.click(canvas.getByRole('button', { name: 'Upload' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of draft.xdsl' }));
    await expect(canvas.getByText('1 of 4 done')).toBeVisible();
  },
});
export const Advised = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText(/choose files/), new File(['<smile>'], 'draft.xdsl'));
    await expect(await canvas.findByText(/You can upload it anyway\./)).toBeVisible();
  },
});
export const OnlyWhatTheSpecificationNames = meta.story({
  beforeEach({ msw }) {
    msw.use(...fakeServer({ own: [buildNetwork({ lastModified: daysAgo(40) })] }));
  },
});
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Willkommen zurück, Ann' })).toBeVisible();
    await expect(await canvas.findByText(/Frage 14 zu Tumour extent, gestern$/)).toBeVisible();
  },
});
export const GermanWithoutNetworks = WithoutNetworks.extend({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'XML-Datei hochladen' })).toBeVisible();
  },
});
