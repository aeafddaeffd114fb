import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { distributionBarsDocs } from './DistributionBars.docs.js';
import { DistributionBars } from './DistributionBars.js';

const meta = preview.meta({
  title: 'Elicitation/Distribution bars',
  component: DistributionBars,
  parameters: { guide: distributionBarsDocs },
  args: {
    nodeName: 'Tumour extent',
    states: ['T1–T2, confined to the larynx', 'T3, vocal fold fixed', 'T4, beyond the larynx'],
    onValuesChange: fn(),
    onValuesCommit: fn(),
  },
});

export const Unanswered = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const bar = canvas.getByRole('slider', { name: 'How likely is it that Tumour extent is: T3, vocal fold fixed?' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'not answered, starting value 33 percent');
    bar.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [34, 33, 33],
      expect.objectContaining({ reason: 'keep', index: 1 }),
    );
    await expect(bar).toHaveAttribute('aria-valuetext', '33 percent, between uncertain and fifty-fifty');
  },
});
export const NobodyHasAnswered = meta.story();
export const Answered = meta.story({
  args: { defaultValues: [60, 30, 10] },
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = canvas.getAllByRole('slider');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [50, 38, 12],
      expect.objectContaining({ reason: 'key', index: 0 }),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [60, 30, 10],
      expect.objectContaining({ reason: 'undo' }),
    );
    await userEvent.tab();
    await expect(second).toHaveFocus();
  },
});
export const AddingUpToAnotherSum = meta.story({ args: { defaultValues: [62, 30, 50] } });
export const PartlyAnswered = meta.story({ args: { defaultValues: [62, 30, null] } });
export const TwoStates = meta.story({
  args: { nodeName: 'Stridor', states: ['present', 'absent'], defaultValues: [99, 1] },
});
export const OneKept = meta.story({ args: { defaultValues: [60, 30, 10], locks: [false, true, false] } });
export const AllOthersKept = meta.story({ args: { defaultValues: [60, 30, 10], locks: [false, true, true] } });
export const EightStates = meta.story({
  args: {
    nodeName: 'Age at diagnosis',
    states: ['under 30', '30 to 39', '40 to 49', '50 to 59', '60 to 69', '70 to 79', '80 to 89', '90 and over'],
    defaultValues: [1, 3, 10, 22, 30, 24, 9, 1],
  },
});
export const ThirtyStates = meta.story({
  args: {
    nodeName: 'Region',
    states: Array.from({ length: 30 }, (_, index) => `region_${index + 1}`),
    defaultValues: Array.from({ length: 30 }, (_, index) => 1 + ((index * 7) % 12)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The bars of Region, from side to side' })).toBeVisible();
  },
});
export const AHundredStates = meta.story({
  args: { nodeName: 'Percentile', states: Array.from({ length: 100 }, (_, index) => String(index + 1)) },
});
export const LongNames = meta.story({
  args: {
    nodeName: 'Response_of_the_primary_tumour_to_three_cycles_of_induction_chemotherapy_with_docetaxel',
    states: [
      'partial_remission_of_at_least_thirty_percent_in_the_sum_of_the_longest_diameters',
      'stable_disease',
      'progression',
    ],
    defaultValues: [62, 30, 8],
  },
});
export const Disabled = meta.story({ args: { defaultValues: [60, 30, 10], disabled: true } });
export const DisabledAndUnanswered = meta.story({ args: { disabled: true } });
export const ReadOnly = meta.story({ args: { defaultValues: [60, 30, 10], readOnly: true } });
export const At320 = meta.story({
  args: {
    states: ['none', 'slight', 'moderate', 'severe', 'complete'],
    defaultValues: [60, 20, 10, 6, 4],
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});
export const RightToLeft = meta.story({
  args: { defaultValues: [60, 30, 10] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ args: { defaultValues: [60, 30, null] }, globals: { theme: 'dark' } });
