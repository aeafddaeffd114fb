import type { PastAnswer } from '@credence/api-client';
import { delay } from 'msw';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { App } from '../../../test/App.js';
import { buildError } from '../../../test/builders.js';
import { freshDevice, signedInDevice } from '../../../test/device.js';
import { http } from '../../../test/fakeServer.js';
import { buildHistory, buildPastAnswer, historyCall, pastId, restoreCall } from '../../../test/historyBuilders.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../../test/questionBuilders.js';

const answered = { answered: true, currentValues: [70, 25, 5], 'self-eval': -1, revision: 'r4-3' } as const;
const months = Array.from({ length: 20 }, (_, index) => `month_${index + 1}`);
const never = async () => {
  await delay('infinite');
  return undefined;
};
/** A story about a different list. A function, because Storybook merges a story's objects with the shared ones. */
const listing = (answers: () => PastAnswer[]) => ({ parameters: { answers } });
const opened = async (name = 'Earlier answers') => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name });
};
const useOldest = async () => {
  await opened();
  await userEvent.click(await screen.findByRole('button', { name: /^Use this answer again: okafor/ }));
};

const meta = preview.meta({
  title: 'Screens/Question/Earlier answers',
  component: App,
  args: { path: questionPath(2) },
  parameters: {
    purpose: 'Every answer that a question has had, by whom and when. Each can be used again.',
    layout: 'fullscreen',
    answers: buildHistory,
    question: () => buildQuestion({ ...answered, currentValues: [70, 25, 5] }),
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    const answers = (parameters.answers as typeof buildHistory)();
    msw.use(
      http.get(historyCall, ({ response }) => response(200).json({ answers })),
      ...questionServer((parameters.question as typeof buildQuestion)()),
    );
    return freshDevice;
  },
  play: async () => {
    await opened();
    await expect(await screen.findAllByRole('time')).not.toHaveLength(0);
  },
});

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Earlier answers' })).toBeVisible();
  },
});
export const Three = meta.story({});
export const Adopted = meta.story({
  beforeEach({ msw }) {
    const adopted = {
      id: pastId(9),
      place: 0,
      sliders: [42, 38, 20],
      exact: [420_000, 380_000, 200_000],
      of: 'linear',
      savedAt: '2026-11-27T09:00:00Z',
      username: 'okafor@example.org',
      counts: true,
    };
    const answers = buildHistory().map((answer) => ({ ...answer, counts: false }));
    msw.use(http.get(historyCall, ({ response }) => response(200).json({ answers, adopted: [adopted] })));
  },
  play: async () => {
    await opened();
    await expect(await screen.findByText(/^adopted from the average \(linear pool\) on/)).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(historyCall, never));
  },
  play: async () => {
    await expect(await opened()).toHaveTextContent('Loading...');
  },
});
export const Empty = meta.story({
  ...listing(() => []),
  play: async () => {
    await opened();
    await expect(await screen.findByText('Nobody has saved an answer to this question yet.')).toBeVisible();
  },
});
export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(historyCall, ({ response }) => response(500).json(buildError('The database is starting.'))));
  },
  play: async () => {
    await opened();
    await expect(await screen.findByText('The database is starting.')).toBeVisible();
  },
});
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(historyCall, () => Response.error()));
  },
  play: async () => {
    await opened();
    await expect(await screen.findByText('The server cannot be reached.')).toBeVisible();
  },
});
export const DecidedByACombination = meta.story({
  ...listing(() => buildHistory().map((one) => ({ ...one, counts: false }))),
  play: async () => {
    await opened();
    await expect(await screen.findByText(/^A combination answers this question now/)).toBeVisible();
  },
});
// R-2643
export const RareAndSetAside = meta.story({
  ...listing(() => [
    buildPastAnswer({ id: pastId(3), standing: 'not_my_field', sliders: [50, 50, 50] }),
    buildPastAnswer({ id: pastId(2), standing: 'cannot_occur', sliders: [50, 50, 50] }),
    buildPastAnswer({ sliders: [50, 50, 1], exact: [null, null, 2_000], counts: true }),
  ]),
  play: async () => {
    await opened();
    await expect(await screen.findByText(/0\.2 % distant/)).toBeVisible();
  },
});
// R-2834
export const HowTheyCameAbout = meta.story({
  ...listing(() => {
    const [own, former, oldest] = buildHistory();
    return [
      {
        ...own!,
        origin: 'taken_over',
        takenFrom: 12,
        certaintyFrom: 11,
        reason: 'The new guideline counts T3 as regional.',
      },
      { ...former!, origin: 'decided' },
      { ...oldest!, origin: 'given', certaintyFrom: 11 },
    ];
  }),
  play: async () => {
    await opened();
    await expect(
      await screen.findByText('started from question 12 · rather uncertain, as in question 11'),
    ).toBeVisible();
    await expect(screen.getByText('as the combination says · rather certain')).toBeVisible();
    await expect(screen.getByText('Why it was changed:')).toBeVisible();
  },
});
export const TwoHundred = meta.story({
  ...listing(() =>
    Array.from({ length: 200 }, (_, index) => buildPastAnswer({ id: pastId(200 - index), counts: index === 0 })),
  ),
  play: async () => {
    await opened();
    await expect(await screen.findByRole('button', { name: 'Show 40 more' })).toBeInTheDocument();
  },
});
export const TwentyStates = meta.story({
  parameters: {
    question: () =>
      buildQuestion({
        ...answered,
        node: { id: 'n3', display_name: 'Month of recurrence', vars: months },
        currentValues: months.map((_, index) => 5 + index),
      }),
    answers: () => buildHistory().map((one) => ({ ...one, sliders: months.map((_, index) => 5 + index * 3) })),
  },
  play: async () => {
    await opened();
    await expect((await screen.findAllByText(/and 16 more/))[0]).toBeVisible();
  },
});
export const LongWords = meta.story({
  ...listing(() => [
    buildPastAnswer({
      username: 'anna-katharina.von-der-muehlen-schwarzenberg@universitaetsklinikum-nordwest.example.org',
      comment: 'Few such patients in our clinic, and those that there are were treated elsewhere first. '.repeat(20),
      'self-eval': -2,
    }),
  ]),
  play: async () => {
    await opened();
    await expect(await screen.findByText(/^Few such patients/)).toBeVisible();
  },
});
export const Saving = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(restoreCall, never));
  },
  play: async () => {
    await useOldest();
    await expect(await screen.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});
export const SaveFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(restoreCall, () => Response.error()));
  },
  play: async () => {
    await useOldest();
    await expect(await screen.findByText(/^The earlier answer could not be saved/)).toBeVisible();
  },
});
export const AnsweredMeanwhile = meta.story({
  beforeEach({ msw }) {
    msw.use(http.post(restoreCall, ({ response }) => response(409).json(buildConflict())));
  },
  play: async () => {
    await useOldest();
    await expect(await screen.findByText(/has answered this question in the meantime/)).toBeVisible();
  },
});
export const AskedBeforeADraftGoes = meta.story({
  play: async ({ canvas }) => {
    const [slider] = await canvas.findAllByRole('slider');
    slider?.focus();
    await userEvent.keyboard('{ArrowRight}');
    await useOldest();
    const question = 'Discard your unsaved answer?';
    await expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  },
});
export const German = meta.story({
  globals: { language: 'de' },
  play: async () => {
    await opened('Frühere Antworten');
    await expect(await screen.findByText('zählt jetzt')).toBeVisible();
  },
});
