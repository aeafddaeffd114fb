import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';

const meta = preview.meta({
  title: 'Elicitation/Probability question',
  component: ProbabilityQuestion,
  args: {
    nodeName: 'Tumour extent',
    states: ['T1–T2, confined to the larynx', 'T3, vocal fold fixed', 'T4, beyond the larynx'],
    onValuesChange: fn(),
    onValuesCommit: fn(),
  },
});

export const Unanswered = meta.story();
export const Answered = meta.story({
  args: { defaultValues: [62, 30, 50] },
  play: async ({ canvas, args, userEvent }) => {
    const first = 'How likely is it that Tumour extent is: T1–T2, confined to the larynx?';
    await expect(canvas.getByRole('heading', { name: first })).toBeVisible();
    canvas.getByRole('slider', { name: first }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValuesChange).toHaveBeenLastCalledWith(
      [63, 30, 50],
      expect.objectContaining({ reason: 'key', index: 0 }),
    );
    await expect(args.onValuesCommit).toHaveBeenCalledTimes(1);
  },
});
export const PartlyAnswered = meta.story({ args: { defaultValues: [62, 30, null] } });
export const AllAtOne = meta.story({ args: { defaultValues: [1, 1, 1] } });
export const TwoStates = meta.story({
  args: { nodeName: 'Stridor', states: ['present', 'absent'], defaultValues: [37, 63] },
});
export const FiveStates = meta.story({
  args: { states: ['none', 'slight', 'moderate', 'severe', 'complete'], defaultValues: [10, 20, 50, null, null] },
});
export const TwentyStates = meta.story({
  args: { nodeName: 'Region', states: Array.from({ length: 20 }, (_, index) => `region_${index + 1}`) },
});
export const LongNames = meta.story({
  args: {
    nodeName: 'Response_of_the_primary_tumour_to_three_cycles_of_induction_chemotherapy_with_docetaxel',
    states: [
      'partial_remission_of_at_least_thirty_percent_in_the_sum_of_the_longest_diameters',
      'stable_disease',
      'progression',
    ],
    defaultValues: [62, 30, null],
  },
});
export const WithoutShares = meta.story({ args: { defaultValues: [62, 30, null], showShares: false } });
export const Disabled = meta.story({ args: { defaultValues: [62, 30, null], disabled: true } });
export const ReadOnly = meta.story({ args: { defaultValues: [62, 30, 50], readOnly: true } });
export const At320 = meta.story({
  args: { defaultValues: [62, 30, null] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});
export const RightToLeft = meta.story({
  args: { defaultValues: [62, 30, null] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ args: { defaultValues: [62, 30, null] }, globals: { theme: 'dark' } });
