import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { SegmentedControl } from './SegmentedControl.js';
import { segmentedControlDocs } from './SegmentedControl.docs.js';

const options = [
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
];

const meta = preview.meta({
  title: 'Forms/Segmented control',
  component: SegmentedControl,
  args: { options, 'aria-label': 'Period', onValueChange: fn(), onValueCommit: fn() },
  parameters: { guide: segmentedControlDocs },
});

/** The period of the dashboard (R-1005, R-1006, R-1007, R-1008). */
export const Period = meta.story({
  args: { defaultValue: 'week' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Last 24 hours' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('day', expect.objectContaining({ reason: 'press' }));
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('radio', { name: 'Last 7 days' }));
  },
});
export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});
export const OneDisabled = meta.story({
  args: {
    defaultValue: 'week',
    options: options.map((option) => ({ ...option, disabled: option.value === 'month' })),
  },
  play: async ({ canvas, args }) => {
    const month = canvas.getByRole('radio', { name: 'Last 30 days' });
    await expect(month).toBeDisabled();
    month.click();
    await expect(canvas.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const Disabled = meta.story({
  args: { defaultValue: 'week', disabled: true },
  play: async ({ canvas, args }) => {
    for (const radio of canvas.getAllByRole('radio')) {
      await expect(radio).toBeDisabled();
      radio.click();
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const LongWords = meta.story({
  args: {
    defaultValue: 'week',
    options: [
      { value: 'day', label: 'Vergangene vierundzwanzig Stunden' },
      { value: 'week', label: 'Vergangene Kalenderwoche' },
      { value: 'month', label: 'Vergangene dreißig Tage' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ChosenByKeys = meta.story({
  args: { defaultValue: 'week' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Last 7 days' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenCalledWith('month', expect.objectContaining({ reason: 'key' }));
  },
});
