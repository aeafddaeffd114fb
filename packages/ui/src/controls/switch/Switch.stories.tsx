import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { switchDocs } from './Switch.docs.js';
import { Switch } from './Switch.js';

const meta = preview.meta({
  title: 'Forms/Switch',
  component: Switch,
  args: { children: 'Set all remaining combinations', onCheckedChange: fn() },
  parameters: { guide: switchDocs },
});

export const Off = meta.story({
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Set all remaining combinations' });
    await expect(control).not.toBeChecked();
  },
});
export const TurnedOn = Off.extend({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Set all remaining combinations' });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(1);
  },
});
export const On = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeChecked();
  },
});
export const TurnedOff = On.extend({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeChecked();
    await userEvent.click(control);
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false, expect.anything());
  },
});
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, args }) => {
    const control = canvas.getByRole('switch');
    await expect(control).toBeDisabled();
    control.click();
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
});
export const SwitchedByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.objectContaining({ reason: 'key' }));
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
});
export const LongText = meta.story({
  args: { children: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
