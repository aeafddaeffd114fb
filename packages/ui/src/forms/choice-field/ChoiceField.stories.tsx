import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { choiceFieldDocs } from './ChoiceField.docs.js';
import { ChoiceField } from './ChoiceField.js';

const meta = preview.meta({
  title: 'Forms/Choice field',
  component: ChoiceField,
  args: {
    label: 'What is your experience with Bayesian networks?',
    name: 'experience',
    options: [
      { value: 'beginner', label: 'Beginner' },
      { value: 'intermediate', label: 'Intermediate' },
      { value: 'advanced', label: 'Advanced' },
    ],
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  parameters: { guide: choiceFieldDocs },
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /experience with Bayesian networks/ })).toBeVisible();
    await expect(canvas.getAllByRole('radio').filter((radio) => (radio as HTMLInputElement).checked)).toEqual([]);
  },
});
export const Chosen = meta.story({
  args: { defaultValue: 'intermediate' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: 'Intermediate' });
    await expect(chosen).toBeChecked();
  },
});
export const ReachedOnItsChoice = Chosen.extend({
  play: async ({ canvas, userEvent, args }) => {
    const chosen = canvas.getByRole('radio', { name: 'Intermediate' });
    await expect(chosen).toBeChecked();
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const ChosenByPress = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Advanced'));
    await expect(args.onValueChange).toHaveBeenCalledWith('advanced', expect.objectContaining({ reason: 'press' }));
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('radio', { name: 'Advanced' })).toBeChecked();
  },
});
export const ChosenByKeys = meta.story({
  args: { defaultValue: 'beginner' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Beginner' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Intermediate' })).toBeChecked();
  },
});
export const WithHints = meta.story({
  args: {
    hint: 'It decides nothing; it helps us to read the answers.',
    optional: true,
    options: [
      { value: 'beginner', label: 'Beginner', hint: 'I have seen one.' },
      { value: 'intermediate', label: 'Intermediate', hint: 'I have worked with one.' },
      { value: 'advanced', label: 'Advanced', hint: 'I have built one.', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    const radio = canvas.getByRole('radio', { name: 'Beginner' });
    await expect(radio).toHaveAccessibleDescription('I have seen one.');
  },
});
export const WithError = meta.story({
  args: { error: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('*required.');
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
});
export const Disabled = meta.story({
  args: { defaultValue: 'intermediate', disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).toBeDisabled();
    await userEvent.click(canvas.getByText('Advanced'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('radio', { name: 'Intermediate' })).toBeChecked();
  },
});
export const Asked = meta.story({ args: { asked: true } });
export const LongText = meta.story({
  args: { label: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
