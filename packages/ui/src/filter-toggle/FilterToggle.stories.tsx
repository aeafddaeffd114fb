import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { filterToggleDocs } from './FilterToggle.docs.js';
import { FilterToggle } from './FilterToggle.js';

const meta = preview.meta({
  title: 'Forms/Filter toggle',
  component: FilterToggle,
  args: { children: 'Under 5 minutes', onPressedChange: fn() },
  parameters: { guide: filterToggleDocs },
});

export const Off = meta.story();
export const On = meta.story({ args: { defaultPressed: true } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Switched = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Under 5 minutes', pressed: false }));
    await expect(args.onPressedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'press' }));
    await expect(canvas.getByRole('button', { pressed: true })).toBeVisible();
  },
});
export const Dark = meta.story({ args: { defaultPressed: true }, globals: { theme: 'dark' } });
