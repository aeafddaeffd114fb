import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { filterToggleDocs } from './FilterToggle.docs.js';
import { FilterToggle } from './FilterToggle.js';

const meta = preview.meta({
  title: 'Forms/Filter toggle',
  component: FilterToggle,
  args: { children: 'Under 5 minutes', onPressedChange: fn() },
  parameters: { guide: filterToggleDocs },
});

export const Off = meta.story();
export const On = meta.story({
  args: { defaultPressed: true },
});
export const TurnedOff = On.extend({
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Under 5 minutes', pressed: true });
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onPressedChange).toHaveBeenCalledWith(false, expect.objectContaining({ reason: 'key' }));
  },
});
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Under 5 minutes' });
    await expect(toggle).toBeDisabled();
    toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    await expect(args.onPressedChange).not.toHaveBeenCalled();
  },
});
export const Switched = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Under 5 minutes', pressed: false }));
    await expect(args.onPressedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'press' }));
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});
export const LongText = meta.story({
  args: { children: 'Answered by several experts of one department' },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
