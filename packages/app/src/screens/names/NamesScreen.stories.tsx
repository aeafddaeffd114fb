import { delay } from 'msw';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildNames, buildUnnamed, namesPath, namesServer } from '../../test/namesBuilders.js';

const titles = ['Asia', 'Tuberculosis', 'Smoking', 'Lung cancer', 'Bronchitis', 'Either', 'X-ray', 'Dyspnoea'];
/** So many nodes named, in the order of the file. */
const named = (count: number) =>
  buildNames({
    nodes: buildNames().nodes.map((node, at) => ({
      ...node,
      own:
        at < count
          ? { title: titles[at] ?? '', states: node.own.states.map((_, state) => ['no', 'yes', 'severe'][state] ?? '') }
          : node.own,
    })),
  });

const meta = preview.meta({
  title: 'Screens/Names',
  component: App,
  args: { path: namesPath },
  parameters: {
    purpose: 'The owner of a network gives its nodes and states the names that its file does not have.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...namesServer().server);
    return freshDevice;
  },
});

export const NoneNamed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 8 nodes named')).toBeVisible();
    await expect(canvas.getAllByLabelText('Name of the node')).toHaveLength(8);
  },
});
export const SomeNamed = meta.story({
  beforeEach: ({ msw }) => msw.use(...namesServer(named(3)).server),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 8 nodes named')).toBeVisible();
    await expect(canvas.getAllByText('depends on Smoking')[0]).toBeVisible();
  },
});
export const AllNamed = meta.story({
  beforeEach: ({ msw }) => msw.use(...namesServer(named(8)).server),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('8 of 8 nodes named')).toBeVisible();
  },
});
/** R-3685. */
export const NetworkNamed = meta.story({
  beforeEach: ({ msw }) => msw.use(...namesServer(buildNames({ ownName: 'Chest clinic' })).server),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Name of the network')).toHaveValue('Chest clinic');
  },
});
export const SameStates = meta.story({
  beforeEach: ({ msw }) => msw.use(...namesServer(named(1)).server),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Use these states for 6 other nodes too' }));
    await expect(await canvas.findByText('6 nodes have these states now.')).toBeVisible();
  },
});
export const NamesAlike = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = await canvas.findAllByLabelText('Name of the node');
    await userEvent.type(first!, 'Cough');
    await userEvent.type(second!, 'cough');
    await userEvent.click(canvas.getByRole('button', { name: 'Save names' }));
    await expect(await canvas.findByText('Please correct these names:')).toBeVisible();
    await expect(second).toHaveAccessibleDescription(/Another node has this name/);
  },
});
export const AsList = meta.story({
  beforeEach: ({ msw }) => msw.use(...namesServer(named(3)).server),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'As a list' }));
    await expect(canvas.getByRole('textbox', { name: 'One line for each node' })).toBeVisible();
  },
});
export const ListWithMistakes = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'As a list' }));
    const list = canvas.getByRole('textbox', { name: 'One line for each node' });
    await userEvent.clear(list);
    await userEvent.type(list, 'x0, Asia, no, yes, maybe\nx9, Age');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the fields' }));
    await expect(await canvas.findByText('Line 1: x0 has 2 states only.')).toBeVisible();
    await expect(canvas.getByText('Line 2: There is no node x9.')).toBeVisible();
  },
});
export const TwoHundredNodes = meta.story({
  beforeEach: ({ msw }) => {
    const nodes = Array.from({ length: 200 }, (_, at) => buildUnnamed(at, 2 + (at % 3), at > 0 ? [at - 1] : []));
    msw.use(...namesServer(buildNames({ nodes, networkName: 'large.uai' })).server);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 of 200 nodes named')).toBeVisible();
    await expect(canvas.getAllByLabelText('Name of the node')).toHaveLength(20);
  },
});
export const NotFound = TwoHundredNodes.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search nodes' }), 'smoking');
    await expect(await canvas.findByText('No node has such a name.')).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/network/names/{id}', () => delay('infinite').then(() => undefined))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const NothingToName = meta.story({
  beforeEach: ({ msw }) => msw.use(...namesServer(buildNames({ nodes: [] })).server),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This network has no nodes to name.')).toBeVisible();
  },
});
export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => msw.use(http.get('/network/names/{id}', () => Response.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The names could not be loaded.')).toBeVisible();
  },
});
export const NotSaved = meta.story({
  beforeEach: ({ msw }) => msw.use(http.post('/network/names/{id}', () => Response.error())),
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByLabelText('Name of the node');
    await userEvent.type(first!, 'Asia');
    await userEvent.click(canvas.getByRole('button', { name: 'Save names' }));
    await expect(await canvas.findByText(/^No response from the server/)).toBeVisible();
    await expect(first).toHaveValue('Asia');
  },
});
export const OwnerOnly = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('/network/names/{id}', ({ response }) =>
        response(403).json(buildError('Only the owner can do this.', 'owner_only')),
      ),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only the owner of this network can name its nodes.')).toBeVisible();
  },
});
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('0 von 8 Knoten benannt')).toBeVisible();
  },
});
