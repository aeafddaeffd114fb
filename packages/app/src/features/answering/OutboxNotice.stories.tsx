import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { deviceKeeps } from '../../ground/device/deviceKeeps.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { buildConflict } from '../../test/questionBuilders.js';
import { outbox as english } from '@credence/text/english/app/outbox';
import { outbox as german } from '@credence/text/german/app/outbox';
import { outbox } from './browserOutbox.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';

const meta = preview.meta({
  title: 'Screens/Answers on their way',
  component: App,
  args: { path: '/imprint' },
  parameters: {
    purpose: 'What a page says while answers that were given without a connection wait to be sent.',
    layout: 'fullscreen',
    waiting: 0,
    online: true,
    answer: undefined,
  },
  async beforeEach({ msw, parameters }) {
    const { waiting, online, answer } = parameters as { waiting: number; online: boolean; answer?: () => Response };
    signedInDevice();
    msw.use(
      http.post(saveCall, () => Response.error()),
      http.post('/network/study/{id}/late', ({ response }) =>
        response(200).json({ late: { answers: 1, letIn: 0 }, owner: 'Ada Lovelace' }),
      ),
      ...fakeServer(),
    );
    for (let iteration = 1; iteration <= waiting; iteration++) await outbox.send(given(iteration));
    if (answer) {
      msw.use(http.post(saveCall, answer));
      await outbox.flush();
    }
    if (!online) Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    return () => {
      Reflect.deleteProperty(navigator, 'onLine');
      freshDevice();
    };
  },
});

const given = (iteration: number) => ({
  place: { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration },
  title: 'Metastasis',
  answer: { sliders: [70, 25, 5], 'self-eval': 2 as const, comment: '', timer: 12 },
  revision: 'r4-0',
  key: `3f2b8c1e-0000-4000-8000-00000000000${iteration}`,
});

export const Offline = meta.story({
  parameters: { online: false },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You are offline. Your answers are kept on this device and sent later.'),
    ).toBeVisible();
  },
});
export const OfflineWithAnswers = meta.story({
  parameters: { online: false, waiting: 3 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('You are offline. 3 answers are kept on this device and will be sent later.'),
    ).toBeVisible();
  },
});
export const Waiting = meta.story({
  parameters: { waiting: 2 },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2 answers are kept on this device and not saved yet. We will keep trying to send them.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeVisible();
  },
});
export const SentAfterAll = meta.story({
  parameters: { waiting: 2, answer: () => Response.json({ next_iteration: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(english.delivered(2))).toBeVisible();
  },
});
export const CameAfterTheClose = meta.story({
  parameters: {
    waiting: 2,
    answer: () => Response.json(buildError('The round is not open.', 'round_not_open'), { status: 409 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(english.late(2, 'Ada Lovelace'))).toBeVisible();
  },
});
export const WaitingForLogin = meta.story({
  parameters: {
    waiting: 1,
    answer: () => Response.json(buildError('Please log in.', 'not_logged_in'), { status: 401 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(english.waitingForLogin(1))).toBeVisible();
  },
});
export const OvertakenMeanwhile = meta.story({
  parameters: { waiting: 1, answer: () => Response.json(buildConflict(), { status: 409 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An answer to “Metastasis” was not saved.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open the question' })).toBeVisible();
  },
});
export const NetworkGone = meta.story({
  parameters: {
    waiting: 1,
    answer: () => Response.json(buildError('Network not found.', 'network_not_found'), { status: 404 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download the answer' })).toBeVisible();
  },
});
export const NothingIsKept = meta.story({
  beforeEach() {
    deviceKeeps.tell(false);
    return () => deviceKeeps.tell(true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This browser cannot keep anything on this device/)).toBeVisible();
  },
});
export const German = meta.story({
  globals: { language: 'de' },
  parameters: { online: false, waiting: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(german.offline(2))).toBeVisible();
  },
});
