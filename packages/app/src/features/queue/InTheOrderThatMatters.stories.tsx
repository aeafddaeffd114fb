import { expect } from 'storybook/test';
import preview from '../../../stories/preview.js';
import { App } from '../../test/App.js';
import { freshDevice, signedInDevice } from '../../test/device.js';
import { NETWORK, networkServer } from '../../test/networkBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { queue } from './browserQueue.js';

/** The third of twenty questions. */
const batch = Array.from({ length: 20 }, (_, index) => ({
  nodeId: 'n3',
  iteration: index === 2 ? 2 : index + 20,
  title: 'Metastasis',
  outcome: 'Overall stage',
  seconds: 28,
  ...(index < 2 ? { done: true } : {}),
}));

const meta = preview.meta({
  title: 'Screens/Question in the order that matters',
  component: App,
  args: { path: questionPath(2) },
  parameters: {
    purpose: 'A question that comes now because it changes an outcome most, with its place in the batch.',
    layout: 'fullscreen',
  },
  beforeEach({ msw }) {
    signedInDevice();
    queue.choose(NETWORK, 'matters');
    queue.ask(NETWORK, batch);
    msw.use(...questionServer(buildQuestion()), ...networkServer());
    return freshDevice;
  },
});

/** The outcome itself is asked about, in a node of which nothing was shown before. */
export const AboutTheOutcome = meta.story({
  beforeEach() {
    queue.ask(
      NETWORK,
      batch.map((question) => ({ ...question, outcome: 'Metastasis', isOutcome: true })),
    );
  },
  play: async ({ canvas }) => {
    const why = (await canvas.findByText(/^Why now/)).parentElement;
    await expect(why).toHaveTextContent('Why now: of all open questions this one says most about Metastasis itself.');
    await expect(canvas.queryByText('changed')).toBeNull();
  },
});
export const WhyNow = meta.story({
  play: async ({ canvas }) => {
    const why = (await canvas.findByText(/^Why now/)).parentElement;
    await expect(why).toHaveTextContent('Why now: of all open questions this one changes Overall stage most.');
    await expect(canvas.getAllByText('Question 3 of 20').filter((each) => each.checkVisibility())).toHaveLength(1);
  },
});
