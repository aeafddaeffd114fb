import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { passwordFieldDocs } from './PasswordField.docs.js';
import { PasswordField } from './PasswordField.js';

const meta = preview.meta({
  title: 'Forms/Password field',
  component: PasswordField,
  args: { label: 'Password', name: 'password' },
  parameters: { guide: passwordFieldDocs },
});

export const Empty = meta.story();
export const Filled = meta.story({ args: { defaultValue: 'correct horse' } });
export const Shown = meta.story({
  args: { defaultValue: 'correct horse' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  },
});
export const WithError = meta.story({ args: { error: 'Invalid Password! Please try again.' } });
export const Disabled = meta.story({ args: { disabled: true } });
export const Dark = meta.story({ globals: { theme: 'dark' } });
