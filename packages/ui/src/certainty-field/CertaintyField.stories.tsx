import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../../.storybook/plays/keepsWithinThePage.js';
import preview from '../../../../.storybook/preview.js';
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
export const RatherCertain = meta.story({ args: { defaultValue: 1 } });
export const Certain = meta.story({ args: { defaultValue: 2 } });
export const RatherUncertain = meta.story({
  args: { defaultValue: -1, defaultComment: 'Few patients of this kind in our clinic.' },
});
export const Explained = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'uncertain' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(-2, expect.objectContaining({ reason: 'press' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Explain your uncertainty:' }), 'Few cases');
    await expect(args.onCommentChange).toHaveBeenLastCalledWith(
      'Few cases',
      expect.objectContaining({ reason: 'type' }),
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'certain' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
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
  args: { defaultValue: -2, commentError: 'Please describe your uncertainty.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Do not enter patient data. Please describe your uncertainty.',
    );
  },
});
export const Disabled = meta.story({ args: { defaultValue: -1, disabled: true } });
export const RightToLeft = meta.story({
  args: { defaultValue: 1 },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ args: { defaultValue: -1 }, globals: { theme: 'dark' } });
export const LongText = meta.story({
  args: { value: -1, comment: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
