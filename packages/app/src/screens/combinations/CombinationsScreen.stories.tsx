import type { NetworkNode, Site } from '@credence/api-client';
import { delay, type RequestHandler } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import { atItsSize } from '../../../../ui/stories/plays/atItsSize.js';
import preview from '../../../stories/preview.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { App } from '../../test/App.js';
import { buildError, buildSite } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, NETWORK, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { combinationsForm } from './combinationsDraft.js';

/** The exact address, because the contract's pattern also matches the access check. */
const nodeCall = `/api${nodePath}`;
const saveCall = '/network/{networkId}/{nodeId}/save';
const never = async () => {
  await delay('infinite');
  return undefined;
};

/** A story about a different node. A function, because Storybook merges a story's objects with the shared ones. */
const showing = (node: NetworkNode) => ({ parameters: { node: () => node } });
const of = (given: Partial<NetworkNode>) => showing(buildNode(given));
const saved: Partial<NetworkNode> = {
  combinations: [
    { nodes: { '1': 1 }, value: [20, 30, 60], number: 1 },
    { nodes: { '0': 1, '1': 0 }, value: [70, 20, 10], number: 2 },
  ],
  redirect: `${nodePath}/2/`,
};
const names = ['Smoking', 'Alcohol', 'HPV status', 'Age group', 'Grade', 'T stage', 'N stage', 'Site', 'Margin'];
const twelve = [...names, 'Comorbidity', 'Weight loss', 'Airway'].map((display_name) => ({
  display_name,
  vars: ['none', 'slight', 'moderate', 'severe', 'not_known'],
}));

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const saveChoice = async (done = 'Done') => {
  await press(/^T3 T4/);
  await press(done);
};

const meta = preview.meta({
  title: 'Screens/Combinations',
  component: App,
  args: { path: nodePath },
  parameters: {
    purpose: 'Which events decide over all others, in order of priority, so that fewer questions remain.',
    layout: 'fullscreen',
    node: () => buildNode(),
    site: buildSite(),
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(
      http.get('/site', ({ response }) => response(200).json(parameters.site as Site)),
      ...nodeServer((parameters.node as () => NetworkNode)()),
    );
    return freshDevice;
  },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Decisive event combinations');
    await expect(canvas.getByText('4 to ask, ca. 4 min.')).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.untyped.get(nodeCall, never));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.untyped.get(nodeCall, () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch node CPT: no response from the server')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const TheServersOwnMessage = meta.story({
  ...showing({ error: { message: 'This node cannot be assessed: it is deterministic.' } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This node cannot be assessed: it is deterministic.')).toBeVisible();
  },
});
/** A combination is a question. */
export const OneParent = meta.story({
  ...of({ parents: [{ display_name: 'T stage', vars: ['T1_T2', 'T3_T4'] }], questions: 2 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/so each combination is one question: 2 in all/)).toBeVisible();
  },
});
export const OneSelected = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await press(/^T3 T4/);
    await expect(canvas.getByText('2 of 4 questions decided')).toBeVisible();
  }),
});
export const Reopened = meta.story({
  ...of(saved),
  args: { path: `${nodePath}?change` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 of 4 questions decided')).toBeVisible();
  },
});
/** On a server that keeps more than sliders. */
const exact = {
  parameters: {
    site: buildSite({ certaintyCases: [2, 5, 15, 40] }),
    node: () =>
      buildNode({
        combinations: [
          {
            nodes: { '1': 1 },
            value: [50, 50, 1],
            number: 1,
            exact: [499_000, 499_000, 2_000],
            touched: [false, false, true],
            'self-eval': 1,
          },
          { nodes: { '0': 1, '1': 0 }, value: [50, 50, 50], number: 2, standing: 'cannot_occur' },
        ],
        redirect: `${nodePath}/2/`,
      }),
  },
  args: { path: `${nodePath}?change` },
};

// R-2644
export const ExactShare = meta.story({
  ...exact,
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await press(/^Edit combination 1/);
    await expect(await canvas.findByRole('radio', { name: 'rather certain' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'This cannot occur' })).toBeVisible();
  }),
});
export const CannotOccur = meta.story({
  ...exact,
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await press(/^Edit combination 2/);
    await expect(await canvas.findByText(/^You say that this cannot occur\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  }),
});
export const NextQuestionNotKnown = meta.story({
  ...of({ ...saved, redirect: null, nextUnknown: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/the next question cannot be found/)).toBeVisible();
  },
});

// R-2695
export const TooLargeForFile = meta.story({
  ...of({ parents: twelve, questions: 5 ** 12, tooLargeForFile: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The table of this node would have 732,421,875 numbers\./)).toBeVisible();
  },
});
// R-2559
export const ExplanationHidden = meta.story({
  play: async ({ canvas }) => {
    await press('Hide this');
    await expect(canvas.getByRole('button', { name: 'What is this?' })).toHaveFocus();
  },
});
// R-2563
export const AnsweredDirectly = meta.story({
  ...of({
    ...saved,
    saves: {
      combinations: [1, 2],
      answers: [
        { iteration: 1, sequence: 3 },
        { iteration: 2, sequence: 4 },
      ],
    },
  }),
  args: { path: `${nodePath}?change` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/, 2 answered directly$/)).toBeVisible();
    await expect(canvas.getByText('2 of 4 questions decided')).toBeVisible();
  },
});

export const AllRemaining = meta.story({
  ...of(saved),
  args: { path: `${nodePath}?change` },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Set all remaining combinations' }));
    await expect(canvas.getByText('In all remaining combinations')).toBeVisible();
    await expect(canvas.getByText('4 of 4 questions decided')).toBeVisible();
  },
});
export const Shadowed = meta.story({
  ...of({
    combinations: [
      { nodes: { '1': 1 }, value: [20, 30, 60], number: 1 },
      { nodes: { '0': 1, '1': 1 }, value: [70, 20, 10], number: 2 },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No effect: combination 1/)).toBeVisible();
  },
});
export const SelectBeforeAdding = meta.story({
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await press('Add another combination');
    const sentence = 'Please select a combination before adding another.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
  }),
});
export const SelectBeforeDone = meta.story({
  play: async ({ canvas }) => {
    await press('Done');
    const sentence = 'Please select at least one combination or set all remaining combinations.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
  },
});
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(saveCall, never));
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await saveChoice();
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  }),
});
export const SaveFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post(saveCall, ({ response }) => response(500).json({ success: false, ...buildError('The disk is full.') })),
    );
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await saveChoice();
    const sentence = 'Failed to save combinations: The disk is full.';
    await expect(await canvas.findByRole('alert')).toHaveTextContent(sentence);
  }),
});
export const SavedBySomebodyElse = meta.story({
  beforeEach({ msw }) {
    const error = { success: false as const, ...buildError('These combinations changed.', 'stale_revision') };
    msw.use(http.post(saveCall, ({ response }) => response(409).json(error)));
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await saveChoice();
    await expect(await canvas.findByText(/^Different combinations have been saved in the meantime/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use theirs' })).toBeVisible();
  }),
});
const resetNode = (msw: { use: (...handlers: RequestHandler[]) => void }) => {
  const error = { success: false as const, ...buildError('This node has been reset in the meantime.', 'node_reset') };
  msw.use(http.post(saveCall, ({ response }) => response(409).json(error)));
};
export const ResetMeanwhile = meta.story({
  beforeEach: ({ msw }) => resetNode(msw),
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await saveChoice();
    const sentence = 'This node has been reset in the meantime. Your combinations are not saved yet.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load again' })).toBeVisible();
  }),
});
export const ResetMeanwhileInGerman = meta.story({
  globals: { language: 'de', viewport: { value: 'width1200' } },
  beforeEach: ({ msw }) => resetNode(msw),
  play: atItsSize(async ({ canvas }) => {
    await saveChoice('Fertig');
    await expect(await canvas.findByText(/^Dieser Knoten wurde inzwischen zurückgesetzt/)).toBeVisible();
  }),
});
export const NetworkGone = meta.story({
  beforeEach({ msw }) {
    const error = { success: false as const, ...buildError('Network not found.', 'network_not_found') };
    msw.use(http.post(saveCall, ({ response }) => response(404).json(error)));
  },
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await saveChoice();
    await expect(await canvas.findByRole('button', { name: 'Download the combinations' })).toBeVisible();
  }),
});
export const TwelveParents = meta.story({
  ...of({ parents: twelve, questions: 5 ** 12 }),
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Airway' })).toBeVisible();
  }),
});
export const ParentOf608States = meta.story({
  ...of({
    parents: [
      { display_name: 'Artist', vars: Array.from({ length: 608 }, (_, index) => `artist_${index + 1}`) },
      ...twelve.slice(0, 1),
    ],
    questions: 3_040,
  }),
  globals: { viewport: { value: 'width1200' } },
  play: atItsSize(async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Smoking' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'artist 608' })).toBeInTheDocument();
  }),
});
export const TooManyQuestions = meta.story({
  ...of({ parents: twelve.slice(0, 5), questions: 3_125 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Answering all 3,125 questions would take/)).toBeVisible();
  },
});
export const OneByOneAsked = meta.story({
  ...of({ parents: twelve.slice(0, 5), questions: 3_125 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Done' })).toBeVisible();
    await press('No single event decides');
    await expect(await screen.findByRole('alertdialog', { name: 'Answer 3,125 questions one by one?' })).toBeVisible();
  },
});
export const ChangedAfterAnswers = meta.story({
  ...of({ ...saved, answeredIterations: 12 }),
  args: { path: `${nodePath}?change` },
  play: async ({ canvas }) => {
    await press(/^glottic/);
    await expect(await canvas.findByText(/^12 questions are already answered directly/)).toBeVisible();
  },
});
export const TooManyToDraw = meta.story({
  ...of({
    parents: twelve.slice(0, 5),
    combinations: [{ nodes: { '0': 4 }, value: [20, 30, 60], number: 1 }],
    questions: 3_125,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('625 of 3,125 questions decided')).toBeVisible();
  },
});
export const OnlyWhatTheSpecificationNames = meta.story({
  ...showing({ node: buildNode().node!, parents: buildNode().parents! }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Done' })).toBeVisible();
  },
});
export const LongNames = meta.story({
  ...of({
    node: {
      id: 'n3',
      display_name: 'Response of the primary tumour to induction chemotherapy according to RECIST 1.1',
      vars: ['complete_remission_of_every_lesion', 'partial_remission', 'stable_or_progressive_disease'],
    },
    parents: [
      {
        display_name: 'Extent of the tumour in the computed tomography before the first cycle',
        vars: ['confined_to_the_larynx', 'beyond_the_larynx_without_invasion_of_prevertebral_space', 'unresectable'],
      },
    ],
    questions: 3,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Done' })).toBeVisible();
  },
});
export const DraftRestored = meta.story({
  beforeEach() {
    drafts.keep(combinationsForm({ networkId: NETWORK, nodeId: 'n3' }), {
      combinations: [{ selection: { '1': 1 }, values: [10, null, 75], order: [2, 0], number: 1 }],
      revision: buildNode().revision,
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Draft restored, /)).toBeVisible();
  },
});
export const DraftOverNewerCombinations = meta.story({
  ...of({ combinations: [{ nodes: { '1': 0 }, value: [10, 10, 80], number: 1 }], revision: 'r4-1' }),
  beforeEach() {
    drafts.keep(combinationsForm({ networkId: NETWORK, nodeId: 'n3' }), {
      combinations: [{ selection: { '1': 1 }, values: [10, null, 75], order: [2, 0], number: 1 }],
      revision: 'r4-0',
      before: [],
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Draft restored, /)).toBeVisible();
    await expect(canvas.getByText(/^Different combinations have been saved/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep both' })).toBeVisible();
  },
});
