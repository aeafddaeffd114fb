import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { likertItemDocs } from './LikertItem.docs.js';
import { LikertItem } from './LikertItem.js';

const meta = preview.meta({
  title: 'Forms/Likert item',
  component: LikertItem,
  args: {
    statement: 'I could tell at any time which question I was answering.',
    name: 'item-5',
    onValueChange: fn(),
    onValueCommit: fn(),
  },
  parameters: { guide: likertItemDocs },
});

export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: /which question I was answering/ })).toBeVisible();
    const radios = canvas.getAllByRole('radio');
    await expect(radios).toHaveLength(5);
    await expect(radios[0]).toHaveAccessibleName('1, strongly disagree');
    await expect(radios[4]).toHaveAccessibleName('5, strongly agree');
    await expect(canvas.getByText('strongly disagree')).toBeVisible();
    await expect(canvas.getByText('strongly agree')).toBeVisible();
  },
});
export const Answered = meta.story({ args: { defaultValue: 4 } });
export const AnsweredByPress = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^2/ }));
    await expect(args.onValueChange).toHaveBeenCalledWith(2, expect.objectContaining({ reason: 'press' }));
    await expect(args.onValueCommit).toHaveBeenCalledWith(2, expect.objectContaining({ reason: 'press' }));
  },
});
export const AnsweredByDigit = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('5');
    await expect(canvas.getByRole('radio', { name: /^5/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /^5/ })).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5, expect.objectContaining({ reason: 'key' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /^4/ })).toBeChecked();
    await userEvent.keyboard('6');
    await expect(canvas.getByRole('radio', { name: /^4/ })).toBeChecked();
  },
});
export const Missing = meta.story({
  args: { error: true, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*required.')).toBeVisible();
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('*required.');
    await expect(canvas.getByRole('radiogroup')).toBeInvalid();
  },
});
export const OtherWords = meta.story({
  args: {
    statement: 'How often did you look something up?',
    words: ['never', 'rarely', 'sometimes', 'often', 'always'],
  },
});
export const Disabled = meta.story({ args: { defaultValue: 3, disabled: true } });
export const SeveralBelowEachOther = meta.story({
  render: (args) => (
    <div>
      <LikertItem {...args} name="item-1" defaultValue={4} />
      <LikertItem {...args} name="item-2" statement="I needed somebody to help me with the technical part." error />
      <LikertItem {...args} name="item-3" statement="The functions fit together well." />
    </div>
  ),
});
export const LongText = meta.story({
  args: { statement: 'Prognose_des_metastasierten_Karzinoms_'.repeat(4) },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
