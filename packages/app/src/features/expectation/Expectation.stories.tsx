import type { components } from '@credence/api-client';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { paths } from '../../ground/paths.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildNode, NETWORK } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';

const directionsCall = '/network/{networkId}/{nodeId}/directions';
const expecting = (body: components['schemas']['Directions']) => [
  http.get(directionsCall, ({ response }) => response(200).json(body)),
  http.post(directionsCall, async ({ request, response }) =>
    response(200).json({ ...body, directions: (await request.json()).directions }),
  ),
];
const answered = { answered: true, 'self-eval': 1, comment: '' } as const;

const meta = preview.meta({
  title: 'Screens/Intro/Expectation',
  component: App,
  args: { path: paths.questionIntro.href(NETWORK, 'n3', 2, 'Metastasis') },
  parameters: {
    purpose: 'Which way the conditions of a node are expected to push it, and answers that say otherwise.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(
      ...expecting({ directions: ['unknown', 'increases'], contradictions: [] }),
      ...questionServer(
        buildQuestion({ currentIteration: 1, currentValues: [60, 30, 10], ...answered }),
        buildQuestion({ currentValues: [80, 15, 5], ...answered }),
      ),
      // Last, because its address also fits the call for access.
      http.get('/network/{networkId}/{nodeId}', ({ response }) => response(200).json(buildNode())),
    );
    return freshDevice;
  },
});

/** Nothing is expected yet: one line. */
export const Folded = meta.story({
  beforeEach({ msw }) {
    msw.use(...expecting({ directions: ['unknown', 'unknown'], contradictions: [] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'What do you expect?', expanded: false })).toBeVisible();
  },
});
export const Directions = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What do you expect?' })).toBeVisible();
  },
});
/** Pressed, and not saved until the sentence is confirmed. */
export const ReadBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    const options = await canvas.findAllByRole('radio', { name: 'Less likely' });
    await userEvent.click(options[0]!);
    await expect(await canvas.findByText('Is that what you mean? It is not saved yet.')).toBeVisible();
    await expect(canvas.getByText(/ is less likely\.$/)).toBeVisible();
  },
});
export const Contradicted = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...expecting({
        directions: ['unknown', 'increases'],
        contradictions: [
          { parent: 1, iterations: [1, 2] },
          { parent: 1, iterations: [4, 3] },
        ],
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In 2 places, two answers say otherwise')).toBeVisible();
  },
});
export const Violation = meta.story({
  args: { path: questionPath(2) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/was expected to be/)).toBeVisible();
  },
});
