import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';

const meta = preview.meta({
  title: 'Screens/Question/Blank',
  component: App,
  args: { path: questionPath(2) },
  parameters: {
    purpose: 'A question of a study in which nothing is preset that could sway an answer.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    msw.use(...questionServer(buildQuestion({ start: 'blank' })));
    return freshDevice;
  },
});

export const NothingSet = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('not set')).toHaveLength(3);
  },
});
export const NumbersMissing = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('slider');
    first?.focus();
    await userEvent.keyboard('{Home}');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('No number yet: regional and distant.')).toBeVisible();
  },
});
