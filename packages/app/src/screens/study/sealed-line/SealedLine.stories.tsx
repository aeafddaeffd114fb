import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { StudyWordsContext } from '../studyWords.js';
import { SealedLine } from './SealedLine.js';

const meta = preview.meta({
  ...inWords(StudyWordsContext, ({ study }) => study()),
  title: 'Study/Sealed line',
  component: SealedLine,
  parameters: { purpose: 'Says that the answers of a round cannot be seen yet.' },
  args: { round: 1 },
});

export const Sealed = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Answers are sealed. Nobody can see a value here before round 1 closes, not even you.'),
    ).toBeVisible();
  },
});
/** The icon stays with the first line. */
export const LongText = meta.story({
  args: { round: 1_234_567_890 },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const Translated = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Die Antworten sind versiegelt\. /)).toBeVisible();
  },
});
