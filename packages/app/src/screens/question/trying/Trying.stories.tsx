import { expect } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { App } from '../../../test/App.js';
import { freshDevice, signedInDevice } from '../../../test/device.js';
import { http } from '../../../test/fakeServer.js';
import { trialServer, tryPath } from '../../../test/trialServer.js';

const meta = preview.meta({
  title: 'Screens/Trying a study',
  component: App,
  args: { path: tryPath },
  parameters: {
    purpose: 'Whoever runs a study tries it as an expert: its questions in order, and nothing of it is kept.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...trialServer());
    return freshDevice;
  },
});

export const FirstQuestion = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You are trying it out/)).toBeVisible();
  },
});
export const FirstQuestionGerman = FirstQuestion.extend({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sie probieren nur aus/)).toBeVisible();
  },
});
export const End = meta.story({
  args: { path: `${tryPath}/end` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 questions, about 4 min.')).toBeVisible();
  },
});
export const NotLoaded = meta.story({
  beforeEach: ({ msw }) => void msw.use(http.get('/network/study/{id}', () => Response.error())),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What the study asks could not be loaded.')).toBeVisible();
  },
});
