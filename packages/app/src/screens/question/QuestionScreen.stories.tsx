import type { Question } from '@credence/api-client';
import { delay } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError, buildUser } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';

const questionCall = '/network/{networkId}/{nodeId}/{iteration}';
const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
const never = async () => {
  await delay('infinite');
  return undefined;
};

/** A story about a different question. */
const asking = (given: Partial<Question>) => {
  const question = buildQuestion(given);
  return { args: { path: questionPath(question.currentIteration) }, parameters: { questions: [question] } };
};
const node = (display_name: string, vars: string[]): Partial<Question> => ({
  node: { id: 'n3', display_name, vars },
  currentValues: vars.map(() => 50),
});
const answered: Partial<Question> = {
  currentValues: [70, 25, 5],
  answered: true,
  revision: 'r4-1',
  'self-eval': -1,
  comment: 'Few such patients in our clinic.',
};

/** A question for the user to change: an unchanged answer would not be saved again. */
const begun: Partial<Question> = { ...answered, comment: 'Few such patients' };
async function saveChange(onward = 'Continue') {
  await userEvent.type(await screen.findByDisplayValue('Few such patients'), ' in our clinic.');
  await userEvent.click(screen.getByRole('button', { name: onward }));
}

const meta = preview.meta({
  title: 'Screens/Question',
  component: App,
  args: { path: questionPath(2) },
  parameters: {
    purpose:
      'One node under one set of conditions: a slider for each state, the certainty, and the way to the next question.',
    layout: 'fullscreen',
    questions: [buildQuestion()],
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(...questionServer(...(parameters.questions as Question[])));
    return freshDevice;
  },
});

export const Middle = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
    await expect(canvas.getAllByText('Question 2 of 4').filter((each) => each.checkVisibility())).toHaveLength(1);
  },
});
/** Coming from an answered question: its certainty and, since one condition differs, its answer are offered. */
export const AfterAnAnswer = meta.story({
  parameters: {
    questions: [
      buildQuestion({ ...answered, currentValues: [62, 30, 50] }),
      buildQuestion({
        currentIteration: 3,
        previousIteration: 2,
        nextIteration: 4,
        question: { number: 3, of: 4 },
        parents: [
          { display_name: 'Tumour site', value: 'supraglottic', previous: 'glottic' },
          { display_name: 'T stage', value: 'T3_T4', previous: 'T3_T4' },
        ],
        changes: [true, false],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('With Tumour site: glottic you said 43.7 / 21.1 / 35.2.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'As in the last question: rather uncertain' })).toBeVisible();
  },
});
/** An earlier answer changed by much: one more line, which nobody has to fill in. */
export const ChangedByMuch = meta.story({
  ...asking({ ...answered, touched: [true, true, true] }),
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('slider');
    first?.focus();
    await userEvent.keyboard('{PageDown}{PageDown}{PageDown}{PageDown}');
    const why = await canvas.findByRole('textbox', { name: 'Why did you change it? (optional)' });
    await userEvent.type(why, 'The new guideline counts T3 as regional.');
    await expect(why).toHaveAccessibleDescription('Do not enter patient data.');
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(questionCall, never));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const LoadFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get(questionCall, ({ response }) => response(500).json(buildError('Broken.'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const NotFound = meta.story({
  args: { path: questionPath(99) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This question does not exist. Open it from the overview.')).toBeVisible();
  },
});
export const WithoutParents = meta.story({
  ...asking({
    parents: [],
    changes: [],
    currentIteration: 1,
    previousIteration: null,
    nextIteration: null,
    isLastIteration: true,
    question: { number: 1, of: 1 },
    percentCompleted: 0,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Finish' })).toBeVisible();
    await expect(canvas.queryByText('Conditions')).toBeNull();
  },
});
export const First = meta.story({
  ...asking({
    parents: [
      { display_name: 'Tumour site', value: 'glottic' },
      { display_name: 'T stage', value: 'T1_T2' },
    ],
    changes: [false, false],
    currentIteration: 1,
    previousIteration: null,
    nextIteration: 2,
    question: { number: 1, of: 4 },
    percentCompleted: 0,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back' })).toHaveAttribute('aria-disabled', 'true');
  },
});
export const AllParentsChanged = meta.story({
  ...asking({
    parents: [
      { display_name: 'Tumour site', value: 'supraglottic', previous: 'glottic' },
      { display_name: 'T stage', value: 'T3_T4', previous: 'T1_T2' },
      { display_name: 'HPV status', value: 'positive', previous: 'negative' },
    ],
    changes: [true, true, true],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('changed')).toHaveLength(3);
  },
});
export const Last = meta.story({
  ...asking({
    currentIteration: 4,
    previousIteration: 3,
    nextIteration: null,
    isLastIteration: true,
    question: { number: 4, of: 4 },
    percentCompleted: 75,
    timeRemaining: 1,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Finish' })).toBeVisible();
  },
});
export const StoredAnswer = meta.story({
  ...asking(answered),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Explain your uncertainty:')).toHaveValue(
      'Few such patients in our clinic.',
    );
  },
});
export const AnsweredByAColleague = meta.story({
  ...asking({
    ...answered,
    author: { username: 'jon@example.org', name: 'Jon Doe', savedAt: '2026-11-20T16:11:58Z' },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Jon Doe answered this question on 20 Nov 2026/)).toBeVisible();
    for (const certainty of canvas.getAllByRole('radio')) await expect(certainty).not.toBeChecked();
  },
});
export const DecidedByACombination = meta.story({
  ...asking({ currentValues: [90, 8, 2], decidedBy: { number: 2, value: [90, 8, 2] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Combination 2 already answers this question/)).toBeVisible();
  },
});
export const AllAtOne = meta.story({
  ...asking({ ...answered, currentValues: [1, 1, 1] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    const question = 'Are you sure that the probabilities of all events are 1%?';
    await expect(await screen.findByRole('alertdialog', { name: question })).toBeVisible();
  },
});
export const CertaintyMissing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please specify how certain you are in your assessment.')).toBeVisible();
  },
});
export const CommentMissing = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'uncertain' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please describe your uncertainty.')).toBeVisible();
  },
});
export const Saving = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    msw.use(http.post(saveCall, never));
  },
  play: async ({ canvas }) => {
    await saveChange();
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
  },
});
export const SavingLong = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    msw.use(http.post(saveCall, never));
  },
  play: async ({ canvas }) => {
    const timers = spyOn(window, 'setTimeout');
    await saveChange();
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeVisible();
    // Trigger the eight-second timeout now.
    const [late] = timers.mock.calls.find(([, delay]) => delay === 8_000) ?? [];
    timers.mockRestore();
    (late as () => void)();
    await expect(await canvas.findByText('Still saving...')).toBeVisible();
  },
});
export const SaveFailed = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    const sentence = 'The server could not store the answer. Please try again in a minute.';
    msw.use(http.post(saveCall, ({ response }) => response(500).json(buildError(sentence, 'internal'))));
  },
  play: async ({ canvas }) => {
    await saveChange();
    await expect(await canvas.findByText('Failed to save data. Please try again.')).toBeVisible();
    await expect(canvas.getByText(/The server could not store the answer/)).toBeVisible();
  },
});
export const SaveWithoutResponse = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    msw.use(http.post(saveCall, () => Response.error()));
  },
  play: async ({ canvas }) => {
    await saveChange();
    await expect(
      await canvas.findByText(/^The server cannot be reached. You need not try again yourself/),
    ).toBeVisible();
  },
});
export const AnsweredMeanwhile = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    msw.use(http.post(saveCall, ({ response }) => response(409).json(buildConflict())));
  },
  play: async ({ canvas }) => {
    await saveChange();
    await expect(await canvas.findByRole('button', { name: 'Keep mine' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Use theirs' })).toBeVisible();
  },
});
export const ResetMeanwhile = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    const reset = buildError('The answers of this node were reset meanwhile.', 'node_reset');
    msw.use(http.post(saveCall, ({ response }) => response(409).json(reset)));
  },
  play: async ({ canvas }) => {
    await saveChange();
    await expect(await canvas.findByRole('button', { name: 'Keep mine' })).toBeVisible();
  },
});
export const AnsweredElsewhere = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    const conflict = buildConflict({ username: buildUser().username });
    msw.use(http.post(saveCall, ({ response }) => response(409).json(conflict)));
  },
  play: async ({ canvas }) => {
    await saveChange();
    await expect(await canvas.findByText(/^You have answered this question on another device/)).toBeVisible();
  },
});
export const ServerFull = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    msw.use(http.post(saveCall, () => Response.json(buildError('Full.', 'storage_unavailable'), { status: 503 })));
  },
  play: async ({ canvas }) => {
    await saveChange();
    await expect(await canvas.findByText(/^Nothing can be saved at the moment/)).toBeVisible();
  },
});
export const NetworkGone = meta.story({
  ...asking(begun),
  beforeEach({ msw }) {
    const gone = buildError('Network not found.', 'network_not_found');
    msw.use(http.post(saveCall, ({ response }) => response(404).json(gone)));
  },
  play: async ({ canvas }) => {
    await saveChange();
    await expect(await canvas.findByRole('button', { name: 'Download the answer' })).toBeVisible();
  },
});
export const NetworkGoneInGerman = meta.story({
  ...asking(begun),
  globals: { language: 'de', viewport: { value: 'mobile1' } },
  beforeEach({ msw }) {
    const gone = buildError('Network not found.', 'network_not_found');
    msw.use(http.post(saveCall, ({ response }) => response(404).json(gone)));
  },
  play: async ({ canvas }) => {
    await saveChange('Weiter');
    await expect(await canvas.findByRole('button', { name: 'Antwort herunterladen' })).toBeVisible();
  },
});
export const TwoStates = meta.story({
  ...asking(node('Perineural invasion', ['present', 'absent'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(2);
  },
});
export const FiveStates = meta.story({
  ...asking(node('Response', ['complete', 'partial', 'mixed', 'stable', 'progressive'])),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('slider')).toHaveLength(5);
  },
});
export const TwentyStates = meta.story({
  ...asking(
    node(
      'Month of recurrence',
      Array.from({ length: 20 }, (_, index) => `month_${index + 1}`),
    ),
  ),
  play: async ({ canvas, canvasElement }) => {
    // With more than eight states, only rows near the window are rendered as sliders; every name stays in the text.
    await waitFor(() => expect(canvas.getAllByRole('slider').length).toBeGreaterThanOrEqual(9));
    await expect(canvasElement).toHaveTextContent(/month 19.*month 20/su);
  },
});
export const SixHundredAndEightStates = meta.story({
  ...asking(
    node(
      'Song that is heard next',
      Array.from({ length: 608 }, (_, index) => `song_${index + 1}`),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('searchbox', { name: 'Find a state' })).toBeVisible();
    await expect(canvas.getByText('608 times 0.2')).toBeVisible();
  },
});
export const LongNames = meta.story({
  ...asking({
    ...node('Locoregional_recurrence_after_primary_chemoradiotherapy_with_cisplatin_and_salvage_laryngectomy', [
      'local_recurrence_at_the_primary_site_without_any_evidence_of_nodal_disease',
      'regional_recurrence_in_the_neck_only',
      'no_recurrence_within_sixty_months_after_the_end_of_the_treatment',
    ]),
    parents: [
      {
        display_name: 'Extranodal_extension_in_the_pathological_examination_of_the_neck_dissection',
        value: 'macroscopic_extension_with_infiltration_of_the_carotid_sheath',
        previous: 'no_extension_beyond_the_capsule_of_the_node',
      },
      { display_name: 'T', value: 'T1' },
    ],
    changes: [true, false],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
