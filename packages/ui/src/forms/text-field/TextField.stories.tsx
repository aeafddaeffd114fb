import { expect } from 'storybook/test';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { textFieldDocs } from './TextField.docs.js';
import { TextField } from './TextField.js';

const meta = preview.meta({
  title: 'Forms/Text field',
  component: TextField,
  args: { label: 'Username or e-mail', name: 'username', autoComplete: 'username' },
  parameters: { guide: textFieldDocs },
});

export const Empty = meta.story();
export const Typed = Empty.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Username or e-mail'));
    const input = canvas.getByRole('textbox', { name: 'Username or e-mail' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('ann');
    await expect(input).toHaveValue('ann');
  },
});
export const Filled = meta.story({ args: { defaultValue: 'ann@example.org' } });
export const WithHint = meta.story({
  args: { hint: 'The address you signed up with.', optional: true },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: /^Username or e-mail\s*\(optional\)$/u });
    await expect(input).toHaveAccessibleDescription('The address you signed up with.');
    await expect(input).not.toBeRequired();
  },
});
export const WithError = meta.story({
  args: { error: 'Username is required', hint: 'The address you signed up with.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Username or e-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('The address you signed up with. Username is required');
  },
});
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'ann@example.org' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Username or e-mail' });
    await expect(input).toBeDisabled();
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
});
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'ann@example.org' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const input = canvas.getByRole('textbox', { name: 'Username or e-mail' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(input).toHaveValue('ann@example.org');
  },
});
export const LongTexts = meta.story({
  args: {
    label: 'Gesundheitseinrichtung oder Forschungseinrichtung, in der Sie überwiegend arbeiten',
    error: 'x '.repeat(120),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
