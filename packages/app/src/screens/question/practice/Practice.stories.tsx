import { expect } from 'storybook/test';
import preview from '../../../../stories/preview.js';
import { App } from '../../../test/App.js';
import { freshDevice, signedInDevice } from '../../../test/device.js';
import { buildOwnStudy, expertServer } from '../../../test/expertServer.js';
import { NETWORK } from '../../../test/networkBuilders.js';

const meta = preview.meta({
  title: 'Screens/Practice question',
  component: App,
  args: { path: `/network/${NETWORK}/study/practice` },
  parameters: {
    purpose: 'One question of everyday life before the first of a study. It is not stored, and may be skipped.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...expertServer(buildOwnStudy('open')));
    return freshDevice;
  },
});

export const Asked = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Skip it' })).toBeVisible();
  },
});
export const AskedGerman = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Überspringen' })).toBeVisible();
  },
});
export const AnsweringIt = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'certain' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: /^Now the first question of/ })).toBeVisible();
  },
});
