import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../../../ui/stories/plays/keepsWithinThePage.js';
import preview from '../../../../stories/preview.js';
import { inWords } from '../../../test/inWords.js';
import { ResultsWordsContext } from '../resultsWords.js';
import { PoolSwitch } from './PoolSwitch.js';

const words = inWords(ResultsWordsContext, ({ studyResults }) => studyResults());

const meta = preview.meta({
  ...words,
  title: 'Study/Pool switch',
  component: PoolSwitch,
  parameters: { purpose: 'Asks which pool of the answers is shown.' },
  args: { answers: 5, value: 'linear' as const, onValueChange: fn() },
});

export const FiveAnswers = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Pool of 5 answers' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Average (linear pool)' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('logarithmic');
  },
});
/** R-2407: the reason stands beside it, and is read with the group. */
export const WithoutAMedian = meta.story({
  args: { unavailable: { median: 'No median: the four states have no order.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Median' })).toBeDisabled();
    await expect(canvas.getByText('No median: the four states have no order.')).toBeVisible();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'No median: the four states have no order.',
    );
  },
});
/** R-2403: below three there is no pool. */
export const TwoAnswers = meta.story({
  args: { answers: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 answers: a list, not a pool')).toBeVisible();
    await expect(canvas.queryByRole('radiogroup')).not.toBeInTheDocument();
  },
});
export const OneAnswer = meta.story({
  args: { answers: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 answer: a list, not a pool')).toBeVisible();
  },
});
export const NarrowWindow = meta.story({
  globals: { viewport: { value: 'mobile1' }, language: 'de' },
  args: { unavailable: { median: 'Kein Median: Die Zustände haben keine Reihenfolge.' } },
  play: keepsWithinThePage,
});
export const Translated = meta.story({
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Geometrischer Mittelwert (logarithmisch)' })).toBeEnabled();
  },
});
