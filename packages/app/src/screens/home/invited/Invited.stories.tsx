import { expect, waitFor } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { App } from '../../../test/App.js';
import { buildError, buildInvitation } from '../../../test/builders.js';
import { freshDevice, signedInDevice } from '../../../test/device.js';
import { fakeServer, http } from '../../../test/fakeServer.js';
import { buildOverview } from '../../../test/networkBuilders.js';

const asked = (days: number, part: number, message?: string) => {
  const invitation = buildInvitation();
  const due = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
  const names = ['Lymph nodes', 'Extranodal extension', 'CT of the neck', 'Tumour site', 'T stage', 'HPV status'];
  return buildInvitation({
    invitation: {
      ...invitation.invitation!,
      ...(message ? { message } : {}),
      dueOn: [due.getFullYear(), due.getMonth() + 1, due.getDate()].map((of) => String(of).padStart(2, '0')).join('-'),
      part: Array.from({ length: part }, (_, index) => ({
        id: `n${index + 1}`,
        display_name: `${names[index % names.length]}${index < names.length ? '' : ` ${Math.floor(index / names.length) + 1}`}`,
      })),
    },
  });
};
const why =
  'We are building a staging aid for the tumour board. You see more supraglottic cases than anyone I know: how often do they reach the nodes?';

const meta = preview.meta({
  title: 'Screens/Home of somebody invited',
  component: App,
  args: { path: '/' },
  parameters: {
    purpose: 'Home for somebody who was asked for their judgement: why, about what, by when, and their answer to it.',
    layout: 'fullscreen',
  },
  beforeEach() {
    signedInDevice();
    return freshDevice;
  },
});

export const InvitedToAPart = meta.story({
  beforeEach({ msw }) {
    msw.use(...fakeServer({ invited: [asked(19, 3, why)] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`“${why}”`)).toBeVisible();
    await expect(canvas.getByText('Lymph nodes, Extranodal extension, CT of the neck')).toBeVisible();
    await expect(canvas.getByText('in 19 days')).toBeVisible();
  },
});
export const InvitedToAPartGerman = InvitedToAPart.extend({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 von 30 Knoten, 96 Fragen')).toBeVisible();
    await expect(canvas.getByText('in 19 Tagen')).toBeVisible();
  },
});
/** A message of several lines, a part of many nodes, and a day that is over. */
export const InvitedAtLength = meta.story({
  beforeEach({ msw }) {
    msw.use(...fakeServer({ invited: [asked(-3, 17, `Dear colleague,\n${why}\n\nThank you!\n${'o'.repeat(200)}`)] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/CT of the neck, Tumour site, T stage and 12 more$/)).toBeVisible();
    await expect(canvas.getByText('3 days ago; answers are still welcome')).toBeVisible();
  },
});
export const Declined = meta.story({
  beforeEach({ msw }) {
    const success = { success: true };
    msw.use(
      http.post('/network/decline-invitation/{id}', ({ response }) => response(200).json(success)),
      http.post('/network/undo-decline/{id}', ({ response }) => response(409).json(buildError('Broken.', 'conflict'))),
      ...fakeServer({ invited: [asked(19, 3, why), buildInvitation({ networkId: 'other', networkName: 'Liver' })] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline the invitation to Laryngeal carcinoma' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Undo/ })).toHaveFocus());
  },
});
export const UndoFailed = Declined.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Decline the invitation to Laryngeal carcinoma' }));
    const undo = await canvas.findByRole('button', { name: /^Undo/ });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
export const Accepted = meta.story({
  parameters: { name: 'Lymph nodes' },
  beforeEach({ msw, parameters }) {
    const { name } = parameters as { name: string };
    const overview = buildOverview({ nextQuestion: { nodeId: 'n1', iteration: 1, display_name: name } });
    msw.use(
      http.post('/network/accept-invitation/{id}', ({ response }) => response(200).json({ success: true })),
      http.get('/network/overview/{id}', ({ response }) => response(200).json(overview)),
      ...fakeServer({ invited: [asked(19, 3, why)] }),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the invitation to Laryngeal carcinoma' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Begin with Lymph nodes' })).toHaveFocus());
  },
});
const longName = 'Response of the primary tumour to induction chemotherapy according to RECIST 1.1 after two cycles';
/** A node with a long name is asked about first. */
export const AcceptedAtLength = Accepted.extend({
  parameters: { name: longName },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Accept the invitation to Laryngeal carcinoma' }));
    await expect(await canvas.findByRole('link', { name: `Begin with ${longName}` })).toBeVisible();
  },
});
