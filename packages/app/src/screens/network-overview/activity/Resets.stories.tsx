import type { NetworkOverview } from '@credence/api-client';
import { delay } from 'msw';
import { expect, screen } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { App } from '../../../test/App.js';
import { buildError } from '../../../test/builders.js';
import { freshDevice, signedInDevice } from '../../../test/device.js';
import { http } from '../../../test/fakeServer.js';
import { buildActivity, buildOverview, member, networkPath, networkServer } from '../../../test/networkBuilders.js';

const saveCall = '/network/reset-rule/{id}';
const jon = { username: 'jon@example.org', name: 'Jon Doe' };
const resets = [
  { nodeId: 'n3', display_name: 'Metastasis', ...jon, at: '2026-11-20T16:11:58Z', answers: 3 },
  {
    nodeId: 'n1',
    display_name: 'Response of the primary tumour to induction chemotherapy according to RECIST 1.1',
    ...jon,
    at: '2026-11-18T08:02:10Z',
    answers: 1,
  },
  { nodeId: 'n2', display_name: 'T stage', username: null, name: '', at: '2026-11-12T11:40:00Z' },
];

const meta = preview.meta({
  title: 'Screens/Overview resets',
  component: App,
  args: { path: networkPath },
  parameters: {
    purpose: 'Who may reset nodes of a network, which the owner decides, and who reset which, when.',
    layout: 'fullscreen',
    rule: { ownerOnly: false, isOwner: true },
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    const resetRule = parameters.rule as NonNullable<NetworkOverview['resetRule']>;
    const mayReset = resetRule.isOwner || !resetRule.ownerOnly ? (['reset'] as const) : [];
    msw.use(
      http.get('/network/activity/{id}', ({ response }) => response(200).json({ ...buildActivity(), resets })),
      ...networkServer(buildOverview({ resetRule, may: [...member, ...mayReset] })),
    );
    return freshDevice;
  },
});

const openSwitch = async ({
  canvas,
  userEvent,
}: {
  canvas: { findByRole: typeof screen.findByRole };
  userEvent: { click: (element: Element) => Promise<void> };
}) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Answers and resets' }));
  return screen.findByRole('switch', { name: 'Only I may reset nodes' });
};

export const TheOwnerDecides = meta.story({
  play: async (context) => {
    await expect(await openSwitch(context)).not.toBeChecked();
    await expect(screen.getByText(/^Jon Doe reset Metastasis \(3 answers\),/)).toBeVisible();
  },
});
export const KeptToTheOwner = meta.story({
  parameters: { rule: { ownerOnly: true, isOwner: true } },
  play: async (context) => {
    await expect(await openSwitch(context)).toBeChecked();
  },
});
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(saveCall, async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async (context) => {
    const control = await openSwitch(context);
    await context.userEvent.click(control);
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(control).toBeChecked();
  },
});
export const NotSaved = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(saveCall, ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async (context) => {
    const control = await openSwitch(context);
    await context.userEvent.click(control);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(control).not.toBeChecked();
  },
});
export const ToACollaborator = meta.story({
  parameters: { rule: { ownerOnly: true, isOwner: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only Ann Sørensen, who owns this network, may reset nodes.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Reset/ })).toBeNull();
  },
});
