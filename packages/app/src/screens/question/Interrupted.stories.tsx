import { expect, spyOn } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { answerForm } from '../../features/answering/answerDraft.js';
import { outbox } from '../../features/answering/browserOutbox.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { deviceKeeps } from '../../ground/device/deviceKeeps.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
const place = { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 2 };
/** A draft left behind when the tab was closed in the middle of an answer. */
const leftOpen = (revision = 'r4-0') =>
  drafts.keep(answerForm(place), {
    values: [70, 25, null],
    certainty: -1,
    comment: 'Few such patients in our clinic.',
    revision,
  });

const meta = preview.meta({
  title: 'Screens/Question/Interrupted',
  component: App,
  args: { path: questionPath(2) },
  parameters: {
    purpose:
      'A question whose connection is gone, whose session or round has ended, or which a colleague has answered.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...questionServer(buildQuestion(), buildQuestion({ currentIteration: 3 })));
    return freshDevice;
  },
});

export const DraftRestored = meta.story({
  beforeEach: () => leftOpen(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Draft restored, /)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Discard' })).toBeVisible();
    await expect((await canvas.findAllByRole('slider'))[0]).toHaveValue('70');
    await expect(canvas.getByLabelText('Explain your uncertainty:')).toHaveValue('Few such patients in our clinic.');
  },
});
export const DraftOfAnOlderAnswer = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...questionServer(buildQuestion({ answered: true, currentValues: [60, 30, 10], 'self-eval': 2, comment: '' })),
    );
    leftOpen('r3-0');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/A different answer has been saved in the meantime: 60/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Keep mine' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use theirs' })).toBeVisible();
  },
});
export const DraftInGerman = meta.story({
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  beforeEach: () => leftOpen(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Entwurf wiederhergestellt/)).toBeVisible();
  },
});
export const AnswerWaits = meta.story({
  async beforeEach({ msw }) {
    msw.use(http.post(saveCall, () => Response.error()));
    await outbox.send({
      place,
      title: 'Metastasis',
      answer: { sliders: [70, 25, 5], 'self-eval': 2, comment: '', timer: 12 },
      revision: 'r4-0',
      key: '3f2b8c1e-0000-4000-8000-000000000002',
    });
  },
  play: async ({ canvas }) => {
    const sentence = 'This answer is kept on this device and will be sent as soon as the server responds.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect((await canvas.findAllByRole('slider'))[0]).toHaveValue('70');
  },
});
export const SignedOutInAnotherTab = meta.story({
  beforeEach: () => leftOpen(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Draft restored, /)).toBeVisible();
    localStorage.removeItem('token');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    await expect(await canvas.findByText('After logging in, you will continue where you left off.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log in' })).toBeVisible();
  },
});
export const StorageWiped = meta.story({
  beforeEach({ msw }) {
    const out = buildError('Please log in.', 'not_logged_in');
    msw.use(
      http.post(saveCall, ({ request }) =>
        request.headers.has('Authorization') ? undefined : Response.json(out, { status: 401 }),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'certain' }));
    localStorage.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('After logging in, you will continue where you left off.')).toBeVisible();
  },
});
export const StorageUnavailable = meta.story({
  beforeEach() {
    const put = spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    return () => {
      put.mockRestore();
      deviceKeeps.tell(true);
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'uncertain' }));
    await userEvent.type(canvas.getByLabelText('Explain your uncertainty:'), 'Few such patients.');
    const sentence =
      'This browser cannot keep anything on this device. Stay on this page until your input has been saved.';
    await expect(await canvas.findByText(sentence)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeEnabled();
  },
});
/** An expert's own answer after the close of the round. */
export const RoundClosed = meta.story({
  beforeEach({ msw }) {
    const said = { answered: true, currentValues: [60, 30, 10], 'self-eval': -1 as const, comment: 'Few cases.' };
    msw.use(...questionServer(buildQuestion({ ...said, held: 'round_not_open' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The round is closed, your answers are read-only.')).toBeVisible();
    await expect(canvas.getByLabelText('Explain your uncertainty:')).toBeDisabled();
  },
});
