import { expect } from 'storybook/test';
import { isReachedByKeys } from '../../../stories/plays/isReachedByKeys.js';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { selectFieldDocs } from './SelectField.docs.js';
import { SelectField } from './SelectField.js';

const frequencies = ['Daily', 'Weekly', 'Monthly', 'Rarely', 'Never'];

const meta = preview.meta({
  title: 'Forms/Select field',
  component: SelectField,
  args: {
    label: 'How often do you work with Bayesian models?',
    name: 'frequency',
    placeholder: 'Please choose',
    children: frequencies.map((frequency) => <option key={frequency}>{frequency}</option>),
  },
  parameters: { guide: selectFieldDocs },
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('Please choose');
  },
});
export const Chosen = meta.story({
  args: { defaultValue: 'Weekly' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'How often do you work with Bayesian models?' });
    await expect(select).toHaveValue('Weekly');
  },
});
export const ChosenAnew = Chosen.extend({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'How often do you work with Bayesian models?' });
    await expect(select).toHaveValue('Weekly');
    await userEvent.selectOptions(select, 'Rarely');
    await expect(select).toHaveValue('Rarely');
  },
});
export const WithHint = meta.story({
  args: { hint: 'At work or in studies.', optional: true },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: /\(optional\)$/u });
    await expect(select).toHaveAccessibleDescription('At work or in studies.');
  },
});
export const WithError = meta.story({
  args: { error: true, hint: 'At work or in studies.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('At work or in studies. *required.');
  },
});
export const Disabled = meta.story({
  args: { disabled: true, defaultValue: 'Weekly' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeDisabled();
    await expect(canvas.getByRole('combobox')).toHaveValue('Weekly');
  },
});
export const LongTexts = meta.story({
  args: { children: <option>{'Mehrmals in der Woche, aber nicht jeden Tag, sondern nach Bedarf '.repeat(3)}</option> },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const ReachedByKeys = meta.story({ play: isReachedByKeys });
