import { delay, http as anyHttp } from 'msw';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError, buildNetwork, buildUploadError, unknownParent, wrongCount } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { hepar, larynx, manageServer, sepsis } from '../../test/manageServer.js';

const many = Array.from({ length: 200 }, (_, index) =>
  buildNetwork({ networkId: `network${index}`, filename: `cohort_${String(index + 1).padStart(3, '0')}.xdsl` }),
);
const failed = 'Failed to fetch networks. Please try again.';
const file = () => new File([new Uint8Array(84_000)], 'oropharynx_draft.xdsl');
const never = async () => {
  await delay('infinite');
  return undefined;
};
const row = async ({ canvas }: Pick<StoryContext, 'canvas'>, name: string) =>
  within((await canvas.findByText<HTMLElement>(name)).closest('tr') as HTMLElement);
/** Elements above the page, outside the canvas. */
const above = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

const meta = preview.meta({
  title: 'Screens/Manage Networks',
  component: App,
  args: { path: '/networks_overview' },
  parameters: {
    purpose: 'All networks of a person, whether own, shared or offered: open, upload, share, download, delete.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...manageServer().handlers);
    return freshDevice;
  },
});

export const Networks = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('larynx_tnm_v3.xdsl')).toBeVisible();
    await expect(canvas.getByText('42 % answered · 2 colleagues · 1 invited')).toBeVisible();
    await expect(canvas.getByText('sepsis.xdsl')).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/user/index', never));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeInTheDocument();
  },
});
export const None = meta.story({
  beforeEach({ msw }) {
    msw.use(...manageServer({ own: [], shared: [], invited: [] }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no networks yet')).toBeVisible();
  },
});
export const RecentlyDeleted = meta.story({
  beforeEach({ msw }) {
    msw.use(...manageServer({ deleted: [{ ...larynx, networkId: 'Dd1', filename: 'draft_of_march.xdsl' }] }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Restore draft of march' })).toBeVisible();
  },
});
export const ManyPages = meta.story({
  beforeEach({ msw }) {
    msw.use(...manageServer({ own: many, shared: [], invited: [] }).handlers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('cohort_015.xdsl')).toBeVisible();
    await expect(canvas.queryByText('cohort_016.xdsl')).toBeNull();
  },
});
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('larynx_tnm_v3.xdsl');
    await userEvent.type(canvas.getByRole('searchbox'), 'appendix');
    await expect(await canvas.findByRole('button', { name: 'Clear filter' })).toBeVisible();
  },
});
export const LongNames = meta.story({
  beforeEach({ msw }) {
    const filename = `${'oropharyngeal_squamous_cell_carcinoma_'.repeat(3)}final_v12.xdsl`;
    msw.use(
      ...manageServer({ own: [{ ...larynx, filename }], shared: [{ ...hepar, networkId: 'h', filename }] }).handlers,
    );
  },
});
export const OneListFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/user/collaborations', ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect(canvas.getByText('larynx_tnm_v3.xdsl')).toBeVisible();
  },
});
export const EveryListFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(anyHttp.get('/api/user/*', () => Response.json(buildError('Broken.'), { status: 500 })));
    // The session stays valid.
    msw.use(http.get('/user/check-admin', ({ response }) => response(200).json({ is_admin: false })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(failed)).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});
export const ListWithAnError = meta.story({
  beforeEach({ msw }) {
    const error = 'The archive is being moved; your older networks come back tomorrow.';
    msw.use(http.get('/user/index', ({ response }) => response(200).json({ hasNetworks: false, networks: [], error })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The archive is being moved/)).toBeVisible();
  },
});
export const WithoutAccess = meta.story({
  args: { path: '/network/secret/' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You do not have access to this network, or it does not exist.'),
    ).toBeVisible();
  },
});
export const AccessNotChecked = meta.story({
  args: { path: '/network/secret/' },
  beforeEach({ msw }) {
    msw.use(http.get('/network/check-access/{networkId}', ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We could not check/)).toBeVisible();
  },
});
export const Accepted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await row({ canvas }, 'sepsis')).getByRole('button', { name: /^Accept/ }));
    await expect(await canvas.findByText('You are now a collaborator on sepsis.')).toBeVisible();
  },
});
export const Accepting = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/network/accept-invitation/{id}', never));
  },
  play: async ({ canvas, userEvent }) => {
    const accept = (await row({ canvas }, 'sepsis')).getByRole('button', { name: /^Accept/ });
    await userEvent.click(accept);
    await expect(accept).toHaveAttribute('aria-busy', 'true');
  },
});
export const AlreadyAccepted = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/network/accept-invitation/{id}', ({ response }) =>
        response(409).json(buildError('You are already a collaborator on this network.', 'already_accepted')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await row({ canvas }, 'sepsis')).getByRole('button', { name: /^Accept/ }));
    await expect(await canvas.findByText('You are already a collaborator on this network.')).toBeVisible();
  },
});
export const AskedBeforeDeleting = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click((await row({ canvas }, larynx.filename)).getByRole('button', { name: /^Delete/ }));
    await expect(
      await above(canvasElement).findByRole('alertdialog', { name: 'Are you sure you want to delete this network?' }),
    ).toBeVisible();
  },
});
export const AskedBeforeWithdrawing = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click((await row({ canvas }, hepar.filename)).getByRole('button', { name: /^Withdraw/ }));
    await expect(
      await above(canvasElement).findByRole('alertdialog', {
        name: 'Are you sure you want to withdraw as this network collaborator?',
      }),
    ).toBeVisible();
  },
});
export const Deleted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click((await row({ canvas }, larynx.filename)).getByRole('button', { name: /^Delete/ }));
    await userEvent.click(await above(canvasElement).findByRole('button', { name: 'Delete network' }));
    const undo = await canvas.findByRole('button', { name: 'Undo: larynx tnm v3 was deleted.' });
    // Hovering pauses the countdown.
    await userEvent.hover(undo);
    await expect(undo).toBeVisible();
  },
});
export const UndoFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/network/restore/{id}', ({ response }) => response(500).json(buildError(''))));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click((await row({ canvas }, larynx.filename)).getByRole('button', { name: /^Delete/ }));
    await userEvent.click(await above(canvasElement).findByRole('button', { name: 'Delete network' }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Undo/ }));
    await expect(await canvas.findByText('The network could not be restored. Please try again.')).toBeVisible();
  },
});
export const DownloadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/download/{id}', ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await row({ canvas }, larynx.filename)).getByRole('button', { name: /^Download/ }));
    await expect(await canvas.findByText('Failed to download network.')).toBeVisible();
  },
});
export const UploadForm = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload network' }));
    await expect(await above(canvasElement).findByRole('dialog', { name: 'Upload new network' })).toBeVisible();
  },
});
export const NoFile = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload network' }));
    await userEvent.click(await above(canvasElement).findByRole('button', { name: 'Upload' }));
    await expect(await above(canvasElement).findByText('Please select a file to upload.')).toBeVisible();
  },
});
export const UploadRefused = meta.story({
  beforeEach({ msw }) {
    const problems = [wrongCount, unknownParent];
    msw.use(http.post('/network/upload', ({ response }) => response(422).json(buildUploadError({ problems }))));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload network' }));
    const page = above(canvasElement);
    await userEvent.upload(await page.findByLabelText(/choose a file/), file());
    await userEvent.click(page.getByRole('button', { name: 'Upload' }));
    await expect(await page.findByText('Failed to upload network. Please try again.')).toBeVisible();
  },
});
export const UploadNotPossible = meta.story({
  beforeEach({ msw }) {
    const refused = buildError('Full.', 'storage_unavailable');
    msw.use(http.post('/network/upload', () => Response.json(refused, { status: 503 })));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload network' }));
    const page = above(canvasElement);
    await userEvent.upload(await page.findByLabelText(/choose a file/), file());
    await userEvent.click(page.getByRole('button', { name: 'Upload' }));
    await expect(await page.findByText(/That is not because of the file/)).toBeVisible();
  },
});
export const Uploaded = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload network' }));
    const page = above(canvasElement);
    await userEvent.upload(await page.findByLabelText(/choose a file/), file());
    await userEvent.click(page.getByRole('button', { name: 'Upload' }));
    await expect(await canvas.findByText('Network uploaded successfully.')).toBeVisible();
  },
});
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Netze verwalten' })).toBeVisible();
    await expect(await canvas.findByText(sepsis.filename)).toBeVisible();
  },
});
