import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { Icon } from '../../foundations/icons/Icon.js';
import { buttonDocs } from './Button.docs.js';
import { Button } from './Button.js';

const meta = preview.meta({
  title: 'Forms/Button',
  component: Button,
  args: { children: 'Continue' },
  parameters: { guide: buttonDocs },
});

export const Primary = meta.story({
  args: { variant: 'primary', onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    // A button in a form submits it only on request.
    await expect(button).toHaveAttribute('type', 'button');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
  },
});
export const Outline = meta.story({
  args: {
    children: (
      <>
        <Icon name="plus" />
        Add another combination
      </>
    ),
  },
  play: async ({ canvas }) => {
    // The icon before the text is not part of its name.
    await expect(canvas.getByRole('button', { name: /^Add another combination$/u })).toBeVisible();
  },
});
export const Ghost = meta.story({ args: { variant: 'ghost', children: 'Back' } });
export const Text = meta.story({ args: { variant: 'text', size: 'small', children: 'Edit' } });
export const Disabled = meta.story({
  args: { disabled: true, onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Continue' });
    await expect(button).toBeDisabled();
    await userEvent.tab();
    await expect(button).not.toHaveFocus();
    button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const Busy = meta.story({
  args: { variant: 'primary', busy: true, children: 'Uploading...', onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Uploading...' }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});
export const AsLink = meta.story({
  args: { variant: 'primary', asChild: true, children: <a href="#continue">Continue with Tumour extent</a> },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Continue with Tumour extent' });
    await expect(link).toHaveAttribute('href', '#continue');
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
});
export const LongText = meta.story({
  args: { children: 'Weitere Kombination hinzufügen' },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
