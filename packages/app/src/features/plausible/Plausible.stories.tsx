import type { components } from '@credence/api-client';
import { expect, userEvent } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildNodeSummary, buildOverview, NETWORK, networkPath, networkServer } from '../../test/networkBuilders.js';
import { buildTables } from '../../test/tableBuilders.js';
import { judgements } from './browserJudgements.js';

const follows: components['schemas']['NodeFeedback'] = {
  node: { id: 'n3', display_name: 'Metastasis', vars: ['absent', 'regional_only', 'distant'] },
  distribution: [0.554, 0.314, 0.132],
  openNodes: [],
};

const stage = buildNodeSummary({ id: 'n2', name: 'TStage', display_name: 'T stage', pages: 12, estimatedTime: 5 });

const meta = preview.meta({
  title: 'Screens/Overview/Plausible',
  component: App,
  args: { path: networkPath },
  parameters: {
    purpose:
      'After the last question of a node: what follows from its answers, as a thousand patients. Is it plausible?',
    layout: 'fullscreen',
    feedback: () => follows,
    finished: { nodeId: 'n3', title: 'Metastasis' },
  },
  async beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(
      http.get('/network/{networkId}/{nodeId}/feedback', ({ response }) =>
        response(200).json((parameters.feedback as () => typeof follows)()),
      ),
      http.post('/network/{networkId}/{nodeId}/feedback', ({ response }) => response(200).json({ success: true })),
      ...networkServer(
        buildOverview({
          nodes: [stage, buildNodeSummary({ completed: true, percentCompleted: 100 })],
          percentCompleted: 25,
          minutesLeft: 5,
          nextQuestion: { nodeId: 'n2', iteration: 1, display_name: 'T stage' },
        }),
      ),
    );
    const { nodeId, title } = parameters.finished as { nodeId: string; title: string };
    await judgements.note({ networkId: NETWORK, nodeId, title });
    return freshDevice;
  },
});

export const FeedbackAsked = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('132', { selector: 'b' })).toBeVisible();
  },
});
const extent = buildTables().nodes.find(({ id }) => id === 'extent');
export const WeightyAnswers = meta.story({
  parameters: {
    feedback: () => ({
      ...follows,
      node: { id: 'extent', display_name: 'Tumour extent', vars: extent?.vars ?? [] },
      distribution: [0.554, 0.296, 0.15],
    }),
    finished: { nodeId: 'extent', title: 'Tumour extent' },
  },
  beforeEach({ msw }) {
    msw.use(http.get('/network/tables/{id}', ({ response }) => response(200).json(buildTables())));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Combination 1/ })).toBeVisible();
  },
});
export const FeedbackNo = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'No' }));
    await userEvent.type(canvas.getByLabelText(/What would you expect/), 'In our clinic nearer 80 in 1,000.');
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
  },
});
export const FeedbackLater = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Later' }));
    await expect(await canvas.findByText('You wanted to judge later what follows for:')).toBeVisible();
  },
});
export const ManyStates = meta.story({
  parameters: {
    feedback: () => ({
      ...follows,
      node: {
        ...follows.node,
        vars: Array.from({ length: 20 }, (_, state) => `${state * 5} to ${state * 5 + 4} years`),
      },
      distribution: Array.from({ length: 20 }, (_, state) => (state === 19 ? 0.0001 : 0.9999 / 19)),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /95 to 99 years/ })).toHaveTextContent('fewer than 1');
  },
});
