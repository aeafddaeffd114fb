import { expect } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { queue } from '../../../features/queue/browserQueue.js';
import { App } from '../../../test/App.js';
import { buildError } from '../../../test/builders.js';
import { freshDevice, signedInDevice } from '../../../test/device.js';
import { http } from '../../../test/fakeServer.js';
import { memoryServer } from '../../../test/memory/memoryServer.js';

const NETWORK = 'Larynx000001';
const outcomes = {
  outcomes: [{ node: 'n14', state: 2 }],
  cases: [{ name: 'Hoarse smoker', findings: [{ node: 'n9', state: 0 }] }],
  revision: '1',
  mayName: true,
};

const meta = preview.meta({
  title: 'Screens/Overview in the order that matters',
  component: App,
  args: { path: `/network/${NETWORK}/` },
  parameters: {
    purpose: 'The nodes in the order of what matters most, and how far the outcomes are off and will be.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    queue.choose(NETWORK, 'matters');
    msw.use(
      http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes)),
      ...memoryServer({ begun: true }),
    );
    return freshDevice;
  },
});

export const AskedNext = meta.story({
  play: async ({ canvas }) => {
    const promise = { name: /the results are within (?:about )?\d+ percentage points?$/i };
    await expect(await canvas.findByRole('heading', promise)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('What matters most');
  },
});
/** The batch was just finished. */
export const EndOfABatch = meta.story({
  beforeEach() {
    const done = { title: 'Age', outcome: 'Overall stage', seconds: 60, done: true };
    queue.ask(
      NETWORK,
      [1, 2, 3].map((iteration) => ({ nodeId: 'n1', iteration, ...done })),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 answered. Now we looked again at what matters most.')).toBeVisible();
    await expect(await canvas.findByText(/^How far the results may be off/)).toBeVisible();
  },
});
export const TooManyNumbers = meta.story({
  beforeEach({ msw }) {
    const sentence = 'This network has more numbers than a browser can hold.';
    msw.use(
      http.get('/network/tables/{id}', ({ response }) =>
        response(422).json({
          ...buildError(sentence),
          code: 'too_many_numbers',
          params: { limit: 4_194_304, nodes: ['Tumour extent'] },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: 'Nodes of the network' })).toBeVisible();
  },
});
