import { delay } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK } from '../../test/networkBuilders.js';
import { tablePath, tablesServer } from '../../test/tableBuilders.js';

const tablesCall = '/network/tables/{id}';

const meta = preview.meta({
  title: 'Screens/Table of a node',
  component: App,
  args: { path: tablePath },
  parameters: {
    purpose: 'All probabilities of a node, by whom they were said, what is open, and what moves an outcome.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...tablesServer());
    return freshDevice;
  },
});

export const PartlyOpen = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Tumour extent' })).toBeVisible();
    await expect(await canvas.findByText('Open this question')).toBeVisible();
  },
});
export const WithoutParents = meta.story({
  args: { path: `/network/${NETWORK}/hpv/table` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In all cases')).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(tablesCall, async () => void (await delay('infinite'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const OutOfReach = meta.story({
  // Of this network nothing is known from before.
  args: { path: tablePath.replace(NETWORK, 'Tk4wN8sYp2Rd') },
  beforeEach({ msw }) {
    msw.use(http.get(tablesCall, () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
