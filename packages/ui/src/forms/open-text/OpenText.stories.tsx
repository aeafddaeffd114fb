import { expect, waitFor } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { openTextDocs } from './OpenText.docs.js';
import { OpenText } from './OpenText.js';

const meta = preview.meta({
  title: 'Forms/Open text',
  component: OpenText,
  args: { label: 'Which features did you find useful?', name: 'useful' },
  parameters: { guide: openTextDocs },
});

export const Empty = meta.story();
export const EnteredByItsLabel = Empty.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Which features did you find useful?'));
    await expect(canvas.getByRole('textbox', { name: 'Which features did you find useful?' })).toHaveFocus();
  },
});
export const Filled = meta.story({ args: { defaultValue: 'The words below the slider.' } });
export const Grows = meta.story({
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'One{Enter}two{Enter}three{Enter}four{Enter}five{Enter}six');
    await waitFor(() => expect(area.getBoundingClientRect().height).toBeGreaterThan(before + 20));
    await expect(area.scrollHeight).toBeLessThanOrEqual(area.clientHeight + 1);
    await userEvent.clear(area);
    await waitFor(() => expect(area.getBoundingClientRect().height).toBe(before));
  },
});
export const WithHint = meta.story({
  args: { hint: 'Do not enter patient data.', optional: true },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: /\(optional\)$/u });
    await expect(area).toHaveAccessibleDescription('Do not enter patient data.');
  },
});
export const NearItsLimit = meta.story({
  args: { maxLength: 40, defaultValue: 'The words below the slider, and u' },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('textbox');
    await expect(canvas.queryByText(/left/)).toBeNull();
    await userEvent.type(area, 'ndo');
    await expect(canvas.getByText('4 characters left')).toBeVisible();
    await expect(area).toHaveAccessibleDescription('4 characters left');
    await userEvent.type(area, ' too.');
    await expect(area).toHaveValue('The words below the slider, and undo too');
    await expect(canvas.getByText('0 characters left')).toBeVisible();
  },
});
export const Missing = meta.story({
  args: { error: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('*required.');
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'The words below the slider.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).not.toHaveFocus();
  },
});
export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: 'The words below the slider.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('textbox')).toHaveValue('The words below the slider.');
  },
});
export const Asked = meta.story({ args: { asked: true } });
export const LongWord = meta.story({
  args: { defaultValue: 'Donaudampfschifffahrtsgesellschaft'.repeat(8) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
