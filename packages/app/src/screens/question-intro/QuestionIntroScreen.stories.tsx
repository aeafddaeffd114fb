import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { noteSuperseded } from '../../features/answering/superseded.js';
import { App } from '../../test/App.js';
import { buildError } from '../../test/builders.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { http } from '../../test/fakeServer.js';
import { buildNode } from '../../test/networkBuilders.js';
import { buildQuestion, questionServer } from '../../test/questionBuilders.js';
import { paths } from '../../ground/paths.js';

const at = (nodeName: string) => paths.questionIntro.href('Lx7fK2pQ9xWb', 'n3', 2, nodeName);

const meta = preview.meta({
  title: 'Screens/Intro',
  component: App,
  args: { path: at('Metastasis') },
  parameters: {
    purpose: 'Between the decisive combinations of a node and the questions that they leave.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(
      ...questionServer(buildQuestion()),
      // Last, because its address also fits the call for access.
      http.get('/network/{networkId}/{nodeId}', ({ response }) => response(200).json(buildNode())),
    );
    return freshDevice;
  },
});

export const WithNodeName = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
    await expect(canvas.getByText('3 questions remain, ca. 4 min.')).toBeVisible();
  },
});
export const WithoutNodeName = meta.story({
  args: { path: '/network/Lx7fK2pQ9xWb/n3/2/start' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'The remaining event combinations' })).toBeVisible();
  },
});
export const ScriptInNodeName = meta.story({
  args: { path: at('<script>alert(1)</script>') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '<script>alert(1)</script>' })).toBeVisible();
  },
});
export const LongName = meta.story({
  args: { path: at('Locoregional_recurrence_after_primary_chemoradiotherapy_with_cisplatin_'.repeat(20)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const OneQuestionLeft = meta.story({
  beforeEach({ msw }) {
    msw.use(...questionServer(buildQuestion({ questionsLeft: 1, timeRemaining: 1 })));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 question remains, ca. 1 min.')).toBeVisible();
  },
});
export const HowMuchIsLeftUnknown = meta.story({
  beforeEach({ msw }) {
    msw.use(
      http.get('/network/{networkId}/{nodeId}/{iteration}', ({ response }) =>
        response(500).json(buildError('Broken.')),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
  },
});
export const AnswersSuperseded = meta.story({
  beforeEach() {
    noteSuperseded({ networkId: 'Lx7fK2pQ9xWb', nodeName: 'Metastasis', answers: 3 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^3 answers about Metastasis no longer count/)).toBeVisible();
  },
});
