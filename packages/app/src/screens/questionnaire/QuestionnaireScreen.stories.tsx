import type { StoryContext } from '@storybook/react-vite';
import { delay } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { fakeServer, http } from '../../test/fakeServer.js';
import { buildQuestionnaire } from '../../test/questionnaireBuilders.js';

const call = '/user/questionnaire';
const meta = preview.meta({
  title: 'Screens/Questionnaire',
  component: App,
  args: { path: '/questionnaire/' },
  parameters: {
    purpose: 'Thirteen questions about working with Credence: seven statements, four texts and two choices.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...fakeServer());
    return freshDevice;
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** A draft with every item answered. */
const answeredBefore = () => drafts.keep({ form: 'questionnaire' }, buildQuestionnaire());

async function submit({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Submit' }));
}

export const Fresh = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Feedback' })).toBeVisible();
    await expect(canvas.getAllByRole('radiogroup')).toHaveLength(9);
    await expect(canvas.getAllByRole('textbox')).toHaveLength(4);
    await expect(canvas.getByText('0 of 13 answered')).toBeVisible();
  },
});
export const DraftRestored = meta.story({
  beforeEach: answeredBefore,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Draft restored, /)).toBeVisible();
    await expect(canvas.getByText('13 of 13 answered')).toBeVisible();
  },
});
export const HalfAnswered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole('radio', { name: '4, agree' }))[0]!);
    await userEvent.click(canvas.getAllByRole('radio', { name: '2, disagree' })[1]!);
    await userEvent.type(canvas.getByRole('textbox', { name: /features are useful/ }), 'The people.');
    await userEvent.click(canvas.getByRole('radio', { name: 'Rarely' }));
    await expect(canvas.getByText('4 of 13 answered')).toBeVisible();
  },
});
export const NothingAnswered = meta.story({
  play: async (context) => {
    await submit(context);
    const banner = await context.canvas.findByRole('alert', { name: 'Please answer all questions before submitting.' });
    await expect(banner).toHaveFocus();
    await expect(context.canvas.getAllByText('*required.')).toHaveLength(13);
  },
});
export const TwoMissing = meta.story({
  beforeEach: () => drafts.keep({ form: 'questionnaire' }, buildQuestionnaire({ '3': null as never, '9': ' ' })),
  play: async (context) => {
    await submit(context);
    await expect(context.canvas.getAllByText('*required.')).toHaveLength(2);
    await expect(await context.canvas.findByRole('link', { name: 'Question 9: Missing features' })).toBeVisible();
  },
});
export const LongText = meta.story({
  beforeEach: () =>
    drafts.keep({ form: 'questionnaire' }, buildQuestionnaire({ '9': 'A summary for the ward. '.repeat(405) })),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/280 .*left/))[0]).toBeVisible();
  },
});
export const Submitting = meta.story({
  beforeEach({ msw }) {
    answeredBefore();
    msw.use(
      http.post(call, async () => {
        await delay('infinite');
        return undefined;
      }),
    );
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Submitting...' })).toBeVisible();
  },
});
export const NotSubmitted = meta.story({
  beforeEach({ msw }) {
    answeredBefore();
    const sentence = 'Question 11: please answer in words.';
    msw.use(http.post(call, ({ response }) => response(400).json(buildError(sentence))));
  },
  play: async (context) => {
    await submit(context);
    const failed = 'There was an error submitting the questionnaire. Please try again.';
    await expect(await context.canvas.findByText(failed)).toBeVisible();
    await expect(context.canvas.getByText('Question 11: please answer in words.')).toBeVisible();
  },
});
export const NoResponse = meta.story({
  beforeEach({ msw }) {
    answeredBefore();
    msw.use(http.post(call, () => Response.error()));
  },
  play: async (context) => {
    await submit(context);
    await expect(await context.canvas.findByText(/^There was an error submitting/)).toBeVisible();
  },
});
export const Submitted = meta.story({
  beforeEach: answeredBefore,
  play: async (context) => {
    await submit(context);
    // It is said at once, and shown when its file is there.
    const notice = await screen.findByRole('dialog');
    await expect(within(notice).getByText('Thank you for your feedback!')).toBeVisible();
    // Hovering keeps it open, and with it the page below.
    await context.userEvent.hover(notice);
  },
});
export const ForAdministrators = Fresh.extend({
  beforeEach({ msw }) {
    msw.use(...fakeServer({ isAdmin: true }));
  },
});
export const ForVisitors = meta.story({
  beforeEach: freshDevice,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  },
});
export const German = meta.story({
  globals: { language: 'de' },
  beforeEach: answeredBefore,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Rückmeldung' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Fortgeschritten' })).toBeChecked();
  },
});
export const GermanMissing = meta.story({
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Absenden' }));
    await expect(await canvas.findByRole('alert', { name: /^Bitte beantworten Sie alle Fragen/ })).toBeVisible();
    await expect(canvas.getAllByText('*erforderlich.')).toHaveLength(13);
  },
});
