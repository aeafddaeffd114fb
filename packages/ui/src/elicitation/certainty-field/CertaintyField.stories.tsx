import { expect, fn, waitFor } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { certaintyFieldDocs } from './CertaintyField.docs.js';
import { CertaintyField } from './CertaintyField.js';

const meta = preview.meta({
  title: 'Elicitation/Certainty field',
  component: CertaintyField,
  args: { onValueChange: fn(), onCommentChange: fn() },
  parameters: { guide: certaintyFieldDocs },
});

export const NothingChosen = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'How certain are you?' })).toBeVisible();
    await expect(canvas.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'uncertain',
      'rather uncertain',
      'rather certain',
      'certain',
    ]);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const RatherCertain = meta.story({
  args: { defaultValue: 'ratherCertain' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: 'rather certain' });
    await expect(chosen).toBeChecked();
  },
});
export const ChosenByKeys = RatherCertain.extend({
  play: async ({ canvas, args, userEvent }) => {
    const chosen = canvas.getByRole('radio', { name: 'rather certain' });
    await expect(chosen).toBeChecked();
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'certain' })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('certain', expect.objectContaining({ reason: 'key' }));
  },
});
/** The choice of the question before is offered, not made. */
export const AsInTheLastQuestion = meta.story({
  args: { lastValue: 'ratherCertain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'As in the last question: rather certain' })).toBeVisible();
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).not.toBeChecked();
  },
});
export const Certain = meta.story({
  args: { defaultValue: 'certain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'certain' })).toBeChecked();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const RatherUncertain = meta.story({
  args: { defaultValue: 'ratherUncertain', defaultComment: 'Few patients of this kind in our clinic.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'rather uncertain' })).toBeChecked();
    const explanation = canvas.getByRole('textbox', { name: 'Explain your uncertainty:' });
    await expect(explanation).toHaveValue('Few patients of this kind in our clinic.');
    await expect(explanation).toHaveAccessibleDescription('Do not enter patient data.');
    await expect(explanation).toHaveAttribute('maxlength', '2000');
  },
});
export const Explained = meta.story({
  args: { defaultValue: 'uncertain', defaultComment: 'Few cases' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Explain your uncertainty:' })).toHaveValue('Few cases');
  },
});
export const ExplanationTakenBack = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'uncertain' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'uncertain',
      expect.objectContaining({ reason: 'press' }),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Explain your uncertainty:' }), 'Few cases');
    await expect(args.onCommentChange).toHaveBeenLastCalledWith(
      'Few cases',
      expect.objectContaining({ reason: 'type' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'certain' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
export const WithMeanings = meta.story({
  args: { cases: [2, 5, 15, 40], defaultValue: 'ratherUncertain', lastValue: 'ratherCertain' },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('radio', { name: 'rather uncertain' });
    await expect(chosen).toHaveAccessibleDescription('as if you had seen this many 5');
  },
});
export const ChoiceMissing = meta.story({
  args: { error: 'Please specify how certain you are in your assessment.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription(
      'Please specify how certain you are in your assessment.',
    );
  },
});
export const ExplanationMissing = meta.story({
  args: { defaultValue: 'uncertain', commentError: 'Please describe your uncertainty.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Do not enter patient data. Please describe your uncertainty.',
    );
  },
});
/** Resetting the form clears the choice and its explanation. */
export const ResetWithItsForm = meta.story({
  args: { defaultValue: 'ratherCertain', name: 'certainty', commentName: 'why' },
  decorators: [
    (Story) => (
      <form>
        <Story />
        <button type="reset">Reset</button>
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await userEvent.click(canvas.getByRole('radio', { name: 'uncertain' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Few cases');
    await expect([...new FormData(form)]).toEqual([
      ['certainty', 'uncertain'],
      ['why', 'Few cases'],
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'rather certain' })).toBeChecked());
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      'ratherCertain',
      expect.objectContaining({ reason: 'reset' }),
    );
  },
});
export const Disabled = meta.story({
  args: { defaultValue: 'ratherUncertain', disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    for (const choice of canvas.getAllByRole('radio')) await expect(choice).toBeDisabled();
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await userEvent.click(canvas.getByText('certain'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const LongText = meta.story({
  args: { value: 'ratherUncertain', comment: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
