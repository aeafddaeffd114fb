import { delay } from 'msw';
import { expect, screen } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { cancerOutcomes, cancerTables } from '../../test/cancerTables.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import {
  buildClosedStudy,
  buildDraftStudy,
  buildLateStudy,
  buildOpenedStudy,
  buildOpenStudy,
  buildProtocol,
  experts,
  studyPath,
  studyServer,
} from '../../test/studyServer.js';

const meta = preview.meta({
  title: 'Screens/Study',
  component: App,
  args: { path: studyPath },
  parameters: { purpose: 'On which an owner asks experts, each alone.', layout: 'fullscreen' },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...studyServer());
    return freshDevice;
  },
});

export const FirstDraft = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Start a study' })).toBeVisible();
    await expect(canvas.getByText('Drawn for each expert')).toBeVisible();
  },
});
export const SomeNodes = meta.story({
  beforeEach({ msw }) {
    const questions = [1, 2, 3, 4].map((iteration) => ({ nodeId: 'n3', iteration }));
    msw.use(...studyServer(buildDraftStudy({ protocol: buildProtocol({ questions, combinations: false }) })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 of 3 nodes, 4 questions')).toBeVisible();
  },
});
const rankedServer = (outcomes = cancerOutcomes().outcomes) => [
  http.get('/network/outcomes/{id}', ({ response }) => response(200).json({ ...cancerOutcomes(), outcomes })),
  http.get('/network/tables/{id}', ({ response }) => response(200).json(cancerTables())),
  ...studyServer(
    buildDraftStudy({
      protocol: buildProtocol({
        questions: [1, 2, 4].map((iteration) => ({ nodeId: 'n3', iteration })),
        ranked: true,
        combinations: false,
      }),
    }),
  ),
];
export const WhatMattersMost = meta.story({
  beforeEach: ({ msw }) => void msw.use(...rankedServer()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The 3 questions' })).toBeVisible();
    await expect(await canvas.findByText(/^Next in line/)).toBeVisible();
  },
});
export const NoOutcomesToRankBy = meta.story({
  beforeEach: ({ msw }) => void msw.use(...rankedServer([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing chosen yet/)).toBeVisible();
  },
});
export const ToBeMended = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the round' }));
    await expect(canvas.getByText(/^Say in a sentence who asks/)).toBeVisible();
  },
});
export const OpenAndNobodyAsked = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildOpenStudy()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Answers are sealed\./)).toBeVisible();
  },
});
export const OpenWithExperts = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildOpenStudy({ experts, medianMinutes: 41 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '1 of 4 has finished' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remind 2 experts' })).toBeVisible();
  },
});
export const DeputyAsked = meta.story({
  beforeEach({ msw }) {
    msw.use(
      ...studyServer(
        buildOpenStudy({ experts, deputy: { address: 'd.weiss@ulm.example', askedAt: '2026-11-20T08:00:00.000Z' } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('d.weiss@ulm.example')).toBeVisible();
  },
});
export const DeputyAccepted = meta.story({
  beforeEach({ msw }) {
    const accepted = { askedAt: '2026-11-20T08:00:00.000Z', acceptedAt: '2026-11-21T08:00:00.000Z' };
    msw.use(
      ...studyServer(
        buildOpenStudy({ experts, deputy: { address: 'd.weiss@ulm.example', name: 'Dr. Dora Weiss', ...accepted } }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dr. Dora Weiss')).toBeVisible();
  },
});
/** One address, with the mail that the person gets. */
export const InSomebodysPlace = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildOpenStudy({ experts })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Replace E4' }));
    await expect(await canvas.findByRole('heading', { name: 'In place of E4' })).toBeVisible();
    await expect(await canvas.findByText('A study at Credence asks for your judgement')).toBeVisible();
  },
});
/** What was found in a list of participants, before anybody is asked. */
export const ListRead = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildOpenStudy()));
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Read a CSV' });
    const lines = ['Email,Participant Identifier', 'a.berger@uke.example,101', ',102', 'k.lind@uppsala.example,103'];
    const list = new File([lines.join('\r\n')], 'participants.csv', { type: 'text/csv' });
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type="file"]')!, list);
    await expect(
      await canvas.findByText(/^2 addresses from the table\. No complete e-mail address in line 3\.$/),
    ).toBeVisible();
  },
});
/** What became of a mail, who had seen the shared answers, and who was replaced. */
export const WithNotes = meta.story({
  beforeEach({ msw }) {
    const noted = experts.map((expert) => ({
      ...expert,
      ...(expert.code === 2 ? { sawShared: true } : {}),
      ...(expert.code === 4 ? { undelivered: true } : {}),
      ...(expert.code === 5 ? { replacedBy: 4 } : {}),
    }));
    msw.use(...studyServer(buildOpenStudy({ experts: noted })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The mail could not be delivered')).toBeVisible();
    await expect(canvas.getByText('replaced by E4')).toBeVisible();
  },
});
export const Final = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildOpenedStudy({ state: 'final', finalAt: '2026-11-26T12:00:00.000Z' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Study: final' })).toBeVisible();
  },
});
export const Closed = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildClosedStudy()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Take the close back' })).toBeVisible();
  },
});
export const ClosedWithLateAnswers = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildLateStudy()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/E2: 4 answers came after the close\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Let the late answers in' })).toBeVisible();
  },
});
export const AskedToLetThemIn = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildLateStudy()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Let the late answers in' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Let the late answers in?' })).toBeVisible();
  },
});
export const AskedToOpenTheResults = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildClosedStudy()));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the results' }));
    await expect(await screen.findByText('From then on the closing cannot be taken back.')).toBeVisible();
  },
});
export const ResultsOpened = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer(buildClosedStudy({ resultsOpenedAt: '2026-11-26T11:00:00.000Z' })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Results' })).toBeVisible();
  },
});
export const ClosedForGood = meta.story({
  beforeEach({ msw }) {
    msw.use(...studyServer({ ...buildClosedStudy(), may: ['open_results'] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/no longer rest\.$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take the close back' })).toBeNull();
  },
});
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/study/{id}', async () => void (await delay('infinite'))));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
});
export const OutOfReach = meta.story({
  beforeEach({ msw }) {
    msw.use(http.get('/network/study/{id}', () => Response.error()));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The study could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const Refused = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.post('/network/study/{id}/reopen', ({ response }) =>
        response(409).json(buildError('Somebody has opened the results.', 'results_read')),
      ),
      ...studyServer(buildClosedStudy()),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take the close back' }));
    await expect(await canvas.findByText(/^Somebody has opened the results/)).toBeVisible();
  },
});
