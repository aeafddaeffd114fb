import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { PoolSwitch } from './PoolSwitch.js';
import { poolSwitchDocs } from './PoolSwitch.docs.js';

const meta = preview.meta({
  title: 'Study/Pool switch',
  component: PoolSwitch,
  parameters: { guide: poolSwitchDocs },
  args: { answers: 5, defaultValue: 'linear' as const, onValueChange: fn() },
});

export const FiveAnswers = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Pool of 5 answers' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'linear' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'logarithmic',
      expect.objectContaining({ reason: 'key' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'linear' }));
  },
});
/** R-2407: the reason stands beside it, and is read with the group. */
export const WithoutAMedian = meta.story({
  args: { unavailable: { median: 'No median: the four states have no order.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'median' })).toBeDisabled();
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
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
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
    await expect(canvas.getByRole('radio', { name: 'logarithmisch' })).toBeEnabled();
  },
});
