import { delay } from 'msw';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import {
  buildExpertOverview,
  buildPanelQuestion,
  buildResults,
  buildUnlinkedResults,
  resultsPath,
  resultsServer,
} from '../../test/resultsBuilders.js';
import { buildClosedStudy, buildProtocol } from '../../test/studyServer.js';

const meta = preview.meta({
  title: 'Screens/Study/Results',
  component: App,
  args: { path: resultsPath },
  parameters: {
    purpose: 'On which the owner and the experts of a study see what they say together.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...resultsServer({ results: buildResults() }));
    return freshDevice;
  },
});

export const OfTheOwner = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Results of round 1' })).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Four of five say why' })).toBeVisible();
    await expect(await canvas.findByText(/^Fixed cords are the rule/)).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-slot="bead"]').length).toBeGreaterThan(15);
  },
});
export const LateAnswers = meta.story({
  beforeEach({ msw }) {
    msw.use(...resultsServer({ results: buildResults({ late: [{ code: 3, answers: 4 }] }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4 answers of E3 came late and are in no pool.')).toBeVisible();
  },
});
export const TakingOutAComment = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take out the comment of E3' }));
    await expect(await screen.findByRole('dialog', { name: 'Take out the comment of E3?' })).toBeVisible();
  },
});
export const CommentTakenOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take out the comment of E3' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Why it goes' }), 'It names a colleague.');
    await userEvent.click(screen.getByRole('button', { name: 'Take it out' }));
    await expect(await canvas.findByText(/^Taken out on .*: It names a colleague\.$/)).toBeVisible();
  },
});
export const TooLarge = meta.story({
  beforeEach({ msw }) {
    const refusal = {
      ...buildError('Too many numbers.', 'too_many_numbers'),
      params: { limit: 4_194_304, nodes: ['Tumour extent'] },
    };
    msw.use(http.get('/network/tables/{id}', ({ response }) => response(422).json(refusal)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/hold more than 4,194,304 numbers/)).toBeVisible();
  },
});
export const AnotherQuestion = meta.story({
  args: { path: `${resultsPath}?node=n4&question=1` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Lymph nodes' })).toBeVisible();
    await expect(await canvas.findByText('Cannot occur: E5')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Nobody says why' })).toBeVisible();
  },
});
export const OfAnExpert = meta.story({
  args: { path: `${resultsPath}?node=n3&question=8` },
  beforeEach({ msw }) {
    msw.use(...resultsServer({ results: buildUnlinkedResults(), overview: buildExpertOverview() }));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^Fixed cords are the rule/)).toBeVisible();
    await expect(canvasElement.querySelector('[data-slot="bead"]')).toBeNull();
    await expect(canvas.queryByText(/\bE\d/)).toBeNull();
  },
});
export const OfAnExpertBeforeTheyAreOpened = meta.story({
  beforeEach({ msw }) {
    msw.use(...resultsServer({ study: buildClosedStudy(), overview: buildExpertOverview() }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The results have not been opened yet\. Whoever/)).toBeVisible();
  },
});
export const OfAnExpertWhoSeesNobodyElse = meta.story({
  beforeEach({ msw }) {
    const study = { ...buildClosedStudy(), protocol: buildProtocol({ sees: 'own' }) };
    msw.use(...resultsServer({ study, overview: buildExpertOverview() }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('In this study experts see their own answers only.')).toBeVisible();
  },
});
export const TwoExperts = meta.story({
  beforeEach({ msw }) {
    const questions = [buildPanelQuestion({ iteration: 8, n: 2, pools: {}, disagreement: 0.2 })];
    const panel = [1, 2].map((code) => ({ code, answered: 18 }));
    msw.use(
      ...resultsServer({
        results: buildResults({ experts: 2, panel, questions, toDiscuss: [], outcomes: [] }),
        answered: 2,
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 answers: a list, not a pool')).toBeVisible();
    await expect(canvas.getByText(/^With fewer than four experts/)).toBeVisible();
    await expect(canvas.getByText('There is nothing to discuss')).toBeVisible();
    await expect(canvas.getByText(/^No outcome is named/)).toBeVisible();
  },
});
export const NotTheirField = meta.story({
  beforeEach({ msw }) {
    const questions = [
      buildPanelQuestion({ iteration: 8, n: 0, notTheirField: 2, pools: {}, disagreement: 0, kinds: [] }),
    ];
    const answers = [1, 2].map((code) => ({ code, standing: 'not_my_field' as const }));
    const panel = answers.map(({ code }) => ({ code, answered: 0 }));
    msw.use(
      http.get('/network/study/{id}/results/{nodeId}/{iteration}', ({ response }) =>
        response(200).json({ nodeId: 'n3', iteration: 8, answers, comments: [] }),
      ),
      ...resultsServer({ results: buildResults({ experts: 0, panel, questions, toDiscuss: [], outcomes: [] }) }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Not their field: E1, E2')).toBeVisible();
    await expect(canvas.getByText('Nobody gave numbers in this round.')).toBeVisible();
  },
});
export const NobodyAnswered = meta.story({
  beforeEach({ msw }) {
    const results = buildResults({ experts: 0, panel: [], questions: [], toDiscuss: [], outcomes: [] });
    msw.use(...resultsServer({ results }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nobody answered anything in this round/)).toBeVisible();
  },
});
export const RankedByDisagreement = meta.story({
  beforeEach({ msw }) {
    const results = buildResults();
    const questions = results.questions.map(({ effect: _, ...question }) => question);
    msw.use(...resultsServer({ results: { ...results, questions, outcomes: [] } }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Ranked by disagreement/)).toBeVisible();
    await expect(canvas.queryByText(/±/)).toBeNull();
  },
});
export const CannotBeComputed = meta.story({
  beforeEach({ msw }) {
    const [first] = buildResults().outcomes;
    const outcome = {
      ...first!,
      pools: { linear: { problem: 'too-entangled' } },
      experts: [1, 2, 3].map((code) => ({ code, own: 18, ...(code === 2 ? { problem: 'no-table' } : { share: 0.3 }) })),
    };
    msw.use(...resultsServer({ results: buildResults({ outcomes: [outcome] }) }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('E2: cannot be computed, because numbers are missing')).toBeVisible();
    await expect(canvas.getByText('Pool: cannot be computed, because the network is too entangled')).toBeVisible();
  },
});
export const AnswersOutOfReach = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/study/{id}/results/{nodeId}/{iteration}', () => Response.error()));
  },
  play: async ({ canvas }) => {
    const alert = (await canvas.findByText('The answers to this question could not be loaded.')).closest('section')!;
    await expect(within(alert).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/study/{id}/results', async () => void (await delay('infinite'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const OutOfReach = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/study/{id}/results', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The results could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Fixed cords are the rule/)).toBeVisible();
  },
});
export const InGerman = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Vier von fünf sagen, warum' })).toBeVisible();
  },
});
