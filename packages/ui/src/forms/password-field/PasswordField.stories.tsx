import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import preview from '../../../stories/preview.js';
import { passwordFieldDocs } from './PasswordField.docs.js';
import { PasswordField } from './PasswordField.js';

const meta = preview.meta({
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
  parameters: { guide: passwordFieldDocs },
});

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveValue('');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});
export const Filled = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveValue('correct horse');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'false');
  },
});
export const Shown = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  },
});
export const WithError = meta.story({
  args: { error: 'Invalid Password! Please try again.' },
  play: async ({ canvas }) => {
    const box = canvas.getByLabelText('Password');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Invalid Password! Please try again.');
  },
});
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toBeDisabled();
  },
});
export const LongText = meta.story({
  args: {
    label: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4),
    error: 'This password is one of those that attackers try first.',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
