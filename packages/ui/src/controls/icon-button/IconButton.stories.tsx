import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { iconButtonDocs } from './IconButton.docs.js';
import { IconButton } from './IconButton.js';

const meta = preview.meta({
  title: 'Forms/Icon button',
  component: IconButton,
  parameters: { guide: iconButtonDocs },
  args: { icon: 'reset' as const, label: 'Reset Tumour extent' },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset Tumour extent' })).toHaveAttribute('type', 'button');
  },
});
export const Disabled = meta.story({
  args: { disabled: true, onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Reset Tumour extent' });
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const PressedByKeys = meta.story({
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reset Tumour extent' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});
export const LongLabel = meta.story({
  args: { label: `Reset ${'Prognose_des_metastasierten_Karzinoms_'.repeat(3)}` },
  play: keepsWithinThePage,
});
