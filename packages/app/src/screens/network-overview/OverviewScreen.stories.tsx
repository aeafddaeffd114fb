import type { NetworkOverview } from '@credence/api-client';
import { delay } from 'msw';
import { expect, screen } from 'storybook/test';
import { atItsSize } from '../../../../ui/stories/plays/atItsSize.js';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import {
  buildActivity,
  buildNodeSummary,
  buildOverview,
  networkPath,
  networkServer,
} from '../../test/networkBuilders.js';

const overviewCall = '/network/overview/{id}';
const structureCall = '/network/structure/{id}';
const downloadCall = '/network/download/{id}';
const never = async () => {
  await delay('infinite');
  return undefined;
};

/** A story about a different network. A function, because Storybook merges a story's objects with the shared ones. */
const showing = (overview: NetworkOverview) => ({ parameters: { overview: () => overview } });
const of = (given: Partial<NetworkOverview>) => showing(buildOverview(given));
const withoutNext = (given: Partial<NetworkOverview>) => {
  const { nextQuestion: _, ...overview } = buildOverview(given);
  return showing(overview);
};
const nodes = buildOverview().nodes;
const names = ['Tumour site', 'T stage', 'N stage', 'Grade', 'HPV status', 'Smoking', 'Age group', 'Comorbidity'];
const many = Array.from({ length: 40 }, (_, index) =>
  buildNodeSummary({
    id: `n${index + 1}`,
    name: `Node${index + 1}`,
    display_name: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
    pages: ((index * 7) % 40) + 1,
    estimatedTime: ((index * 5) % 23) + 1,
    ...(index % 3 === 0 ? { completed: true, percentCompleted: 100 } : {}),
    ...(index % 3 === 1 ? { inProgress: true, percentCompleted: (index * 9) % 100 } : {}),
  }),
);
const longName = 'Response of the primary tumour to induction chemotherapy according to RECIST 1.1 after two cycles';

const meta = preview.meta({
  title: 'Screens/Overview',
  component: App,
  args: { path: networkPath },
  parameters: {
    purpose: 'One network: what is answered, what comes next, its nodes as a table and as a map, and the download.',
    layout: 'fullscreen',
    overview: () => buildOverview(),
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(...networkServer(parameters.overview as () => NetworkOverview));
    return freshDevice;
  },
});

export const ThreeStates = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Tumour site/ })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Laryngeal carcinoma' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Tumour site/ })).toHaveTextContent('Completed');
    await expect(canvas.getByRole('row', { name: /T stage/ })).toHaveTextContent('Edit');
    await expect(canvas.getByRole('row', { name: /Metastasis/ })).toHaveTextContent('25 %');
  },
});
/** The row of Metastasis offers to undo its reset. */
export const ResetOfYesterday = meta.story({
  ...of({ nodes: [...nodes.slice(0, 2), buildNodeSummary({ undoUntil: '2126-01-01T00:00:00Z' })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Undo the reset of Metastasis' })).toBeVisible();
  },
});
// R-2646
export const OnlySetAside = meta.story({
  ...withoutNext({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Answer T stage after all' })).toBeVisible();
  },
});
export const WithActivity = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/activity/{id}', ({ response }) => response(200).json(buildActivity())));
  },
  play: async ({ canvas }) => {
    const activity = await canvas.findByRole('region', { name: 'Activity' });
    await expect(activity).toHaveTextContent('126 answers, now');
  },
});
export const WhoAnsweredWhichNode = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/activity/{id}', ({ response }) => response(200).json(buildActivity())));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Answers and resets' }));
    await expect(await screen.findByRole('dialog', { name: 'Who answered which node' })).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(overviewCall, never));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(overviewCall, ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch network overview.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const NothingMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search nodes' }), 'liver');
    await expect(await canvas.findByText('Nothing matches “liver”.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filter' })).toBeVisible();
  },
});
export const OnlyCompleted = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Completed' }));
    await expect(canvas.queryByRole('row', { name: /T stage/ })).toBeNull();
  },
});
export const NothingToAssess = meta.story({
  ...withoutNext({ nodes: [], percentCompleted: 100, minutesLeft: 0 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This network has no node that can be assessed.')).toBeVisible();
  },
});
// R-2700
export const NotesOnTheFile = meta.story({
  ...of({
    warnings: ['Metastasis', 'TStage'].map((node, index) => ({
      code: 'column-sum',
      message: '',
      node,
      line: 41 + index,
      column: 24,
      params: { node, columns: 1, sum: 0.98 },
    })),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all' }));
    await expect(canvas.getByRole('region', { name: '2 notes on the file' })).toHaveTextContent('TStage');
  },
});
export const NotStarted = meta.story({
  ...of({
    nodes: nodes.map((node) => ({ ...node, completed: false, inProgress: false, percentCompleted: 0 })),
    percentCompleted: 0,
    nextQuestion: { nodeId: 'n1', iteration: null, display_name: 'Tumour site' },
    sharedWith: 0,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Continue with Tumour site' })).toBeVisible();
  },
});
export const AllDone = meta.story({
  ...withoutNext({
    nodes: nodes.map((node) => ({ ...node, completed: true, inProgress: false, percentCompleted: 100 })),
    percentCompleted: 100,
    minutesLeft: 0,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Every question is answered\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Continue with/ })).toBeNull();
  },
});
export const NotAssessed = meta.story({
  ...of({
    notAssessed: [
      { id: 'n4', name: 'Cost', display_name: 'Cost', reason: 'utility', text: 'A utility has no probabilities.' },
      {
        id: 'n5',
        name: 'Therapy',
        display_name: 'Therapy',
        reason: 'decision',
        text: 'A decision is taken, not estimated.',
      },
      {
        id: 'n6',
        name: 'TNM',
        display_name: 'TNM group',
        reason: 'deterministic',
        text: 'It follows from its parents.',
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Not assessed' })).toBeVisible();
    await expect(canvas.getByText('It follows from its parents.')).toBeVisible();
  },
});
export const ResetQuestion = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Metastasis' }));
    const question = 'Are you sure you want to reset this node?';
    await expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  },
});
export const ResetFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/network/{networkId}/{nodeId}/reset', ({ response }) => response(500).json(buildError('Broken.'))),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Metastasis' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset node' }));
    await expect(await canvas.findByText('Failed to reset node values.')).toBeVisible();
  },
});
const resettable = http.post('/network/{networkId}/{nodeId}/reset', ({ response }) =>
  response(200).json({ success: true, estimatedTime: 7, undoUntil: '2126-01-01T00:00:00Z' }),
);
export const Resetting = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post('/network/{networkId}/{nodeId}/reset', never));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Metastasis' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset node' }));
    await expect(canvas.getByRole('button', { name: 'Reset Metastasis' })).toHaveAttribute('aria-busy', 'true');
  },
});
export const ResetDone = meta.story({
  beforeEach({ msw }) {
    msw.use(resettable);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Metastasis' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset node' }));
    await expect(await screen.findByRole('button', { name: 'Undo: Metastasis was reset.' })).toBeVisible();
  },
});
export const UndoRefused = meta.story({
  beforeEach({ msw }) {
    const sentence = 'Something new has been saved for this node since it was reset, so the reset stands.';
    msw.use(
      resettable,
      http.post('/network/{networkId}/{nodeId}/undo-reset', ({ response }) =>
        response(409).json({ ...buildError(sentence), code: 'reset_stands' }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reset Metastasis' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset node' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo: Metastasis was reset.' }));
    await expect(await screen.findByText(/so the reset stands/)).toBeVisible();
  },
});
export const Downloading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(downloadCall, never));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take home' }));
    await expect(canvas.getByRole('button', { name: 'Take home' })).toHaveAttribute('aria-busy', 'true');
  },
});
export const DownloadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(downloadCall, ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take home' }));
    await expect(await canvas.findByText('Failed to download network.')).toBeVisible();
  },
});
export const DownloadedIncomplete = meta.story({
  beforeEach({ msw }) {
    const headers = { 'Content-Disposition': 'attachment; filename="larynx.xdsl"', 'X-Incomplete-Nodes': '2' };
    msw.use(http.untyped.get('/api/network/download/:id', () => new Response('<smile/>', { headers })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take home' }));
    await expect(await canvas.findByText(/^2 nodes had no probabilities in your file/)).toBeVisible();
  },
});
export const OtherFormats = meta.story({
  ...of({
    downloads: [
      { format: 'bif', losses: [{ detail: 'display-names', nodes: 6 }] },
      { format: 'net' },
      { format: 'csv' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take home' }));
    await expect(await screen.findByRole('button', { name: 'Download CSV' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Download network' })).toBeVisible();
  },
});
export const OtherFormatRefused = meta.story({
  ...of({
    downloads: [
      {
        format: 'bif',
        refusal: { code: 'no_full_table', params: { reason: 'numbers-missing', nodes: ['Metastasis'], found: 5 } },
      },
      { format: 'csv' },
    ],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take home' }));
    await expect(await screen.findByText(/^5 nodes have no numbers yet: “Metastasis”/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Download network' })).toBeNull();
  },
});
export const MapBelowTheList = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: atItsSize(async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Map' })).toHaveAttribute('href', '#map');
    await expect(await canvas.findByRole('group', { name: /^Network: / })).toBeVisible();
  }),
});
export const StructureMissing = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(structureCall, ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Metastasis/ })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
export const OnlyWhatTheSpecificationNames = meta.story({
  ...showing({
    networkId: 'Lx7fK2pQ9xWb',
    networkName: 'Laryngeal carcinoma',
    title: 'A network for practice',
    percentCompleted: 38,
    hasSubmittedFeedback: false,
    nodes: nodes.map(({ percentCompleted: _, ...node }) => node),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Metastasis/ })).toBeVisible();
  },
});
export const FortyNodes = meta.story({
  ...of({ nodes: many, nodeCount: 41 }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 to 15 of 40')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }));
    await expect(canvas.getByText('16 to 30 of 40')).toBeVisible();
  },
});
export const ThousandNodes = meta.story({
  ...of({
    networkName: 'Electromyography of the upper limb',
    filename: 'upper_limb.xdsl',
    nodeCount: 1_041,
    percentCompleted: 97,
    minutesLeft: 36_667,
    nodes: Array.from({ length: 1_041 }, (_, index) =>
      buildNodeSummary({
        id: `n${index + 1}`,
        name: `Node${index + 1}`,
        display_name: `Median nerve at the wrist, site ${index + 1}`,
        pages: ((index * 37) % 400) + 1,
        estimatedTime: ((index * 37) % 190) + 1,
        ...(index % 3 === 0 ? { completed: true, percentCompleted: 100 } : {}),
      }),
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 to 15 of 1,041')).toBeVisible();
    await expect(canvas.getByText(/about 611 h 7 min left/)).toBeVisible();
  },
});
export const LongNames = meta.story({
  ...of({
    networkName: `${longName}, with all its predictors`,
    filename: 'response_to_induction_chemotherapy_of_laryngeal_and_hypopharyngeal_carcinoma_final_v17.xdsl',
    nodes: nodes.map((node) => ({ ...node, display_name: `${longName} (${node.display_name})` })),
    nextQuestion: { nodeId: 'n3', iteration: 2, display_name: longName },
  }),
});
export const LongDescription = meta.story({
  ...of({ title: 'A network for practice, drawn from what was published on cancer of the larynx. '.repeat(4).trim() }),
});
export const German = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/noch etwa 11 Min\./)).toBeVisible();
  },
});
