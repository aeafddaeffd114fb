import type { Question } from '@credence/api-client';
import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { buildSite } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';

const meta = preview.meta({
  title: 'Screens/Question said exactly',
  component: App,
  args: { path: questionPath(2) },
  parameters: {
    purpose: 'A question on a server that keeps shares below 1 %, what cannot occur, and what is not one’s field.',
    layout: 'fullscreen',
  },
  beforeEach({ msw, parameters }) {
    signedInDevice();
    msw.use(...questionServer(buildQuestion({ revision: 'r4-1', ...(parameters.question as Partial<Question>) })));
    const site = buildSite({ certaintyCases: [2, 5, 15, 40] });
    msw.use(http.get('/site', ({ response }) => response(200).json(site)));
    return freshDevice;
  },
});

const asking = (question: Partial<Question>) => ({ parameters: { question } });

/** A stored share of 0.2 %, and what each certainty means. */
export const Rare = meta.story({
  ...asking({
    answered: true,
    currentValues: [70, 30, 1],
    exact: [null, 298_000, 2_000],
    touched: [true, false, true],
    'self-eval': 1,
    comment: '',
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue('0.2')).toBeVisible();
    await expect(await canvas.findByText('as if you had seen this many')).toBeVisible();
  },
});
/** Closed: its combination cannot occur. */
export const CannotOccur = meta.story({
  ...asking({ answered: true, standing: 'cannot_occur', 'self-eval': 1, comment: '' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You said that this combination cannot occur\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});
/** Left to others, and open. */
export const NotMyField = meta.story({
  ...asking({ standing: 'not_my_field' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You said that this is not your field\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
});
