import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { isDrawnForTheDark } from '../../../../.storybook/plays/isDrawnForTheDark.js';
import { keepsWithinThePage } from '../../../../.storybook/plays/keepsWithinThePage.js';
import preview from '../../../../.storybook/preview.js';
import { StoredShares } from '../share-bar/index.js';
import { useAnswerHistory } from '../answer-history/index.js';
import { probabilityQuestionDocs } from './ProbabilityQuestion.docs.js';
import { type ProbabilityValues, ProbabilityQuestion, type ProbabilityQuestionProps, type SumMode } from './index.js';

const meta = preview.meta({
  title: 'Elicitation/Probability question',
  component: ProbabilityQuestion,
  parameters: { guide: probabilityQuestionDocs },
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
  play: keepsWithinThePage,
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
  play: keepsWithinThePage,
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
  play: keepsWithinThePage,
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
  play: keepsWithinThePage,
});
export const Dark = meta.story({ args: { defaultValues: [62, 30, null] }, globals: { theme: 'dark' } });

export const TheShareSaysOtherwise = meta.story({
  args: { defaultValues: [62, 30, 50] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(
      canvas.getByText('You set 62; of all three that is 44 %: between uncertain and fifty-fifty.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Make them add up to 100' }));
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [44, 21, 35],
      expect.objectContaining({ reason: 'balance' }),
    );
    await expect(canvas.queryByText(/^You set/)).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [62, 30, 50],
      expect.objectContaining({ reason: 'undo' }),
    );
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [44, 21, 35],
      expect.objectContaining({ reason: 'undo' }),
    );
  },
});

export const Balanced = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10] },
  play: async ({ canvas, args, userEvent }) => {
    const [first] = canvas.getAllByRole('slider');
    first?.focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [40, 46, 14],
      expect.objectContaining({ reason: 'key', index: 0 }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Keep T4, beyond the larynx at 14 %' }));
    first?.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith([50, 36, 14], expect.anything());
    await expect(canvas.getByRole('button', { name: 'Keep T4, beyond the larynx at 14 %' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
});
export const BalancedUnanswered = meta.story({ args: { sumMode: 'balanced' } });
export const BalancedPartlyAnswered = meta.story({ args: { sumMode: 'balanced', defaultValues: [62, 30, null] } });
export const BalancedOneKept = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], defaultLocks: [false, true, false] },
});
export const BalancedAllOthersKept = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], defaultLocks: [false, true, true] },
});
export const BalancedDisabled = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], defaultLocks: [false, true, false], disabled: true },
});
export const BalancedReadOnly = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], readOnly: true },
});
export const BalancedDark = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], defaultLocks: [false, true, false] },
  globals: { theme: 'dark' },
  play: isDrawnForTheDark,
});
export const Bars = meta.story({
  args: { sumMode: 'bars', defaultValues: [60, 30, 10] },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('slider', { name: 'How likely is it that Tumour extent is: T3, vocal fold fixed?' }).focus();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [51, 40, 9],
      expect.objectContaining({ reason: 'key', index: 1 }),
    );
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [60, 30, 10],
      expect.objectContaining({ reason: 'undo' }),
    );
  },
});
export const BarsUnanswered = meta.story({ args: { sumMode: 'bars' } });
export const BarsOneKept = meta.story({
  args: { sumMode: 'bars', defaultValues: [60, 30, 10], defaultLocks: [false, true, false] },
});
export const BarsDisabled = meta.story({ args: { sumMode: 'bars', defaultValues: [60, 30, 10], disabled: true } });
export const BarsReadOnly = meta.story({ args: { sumMode: 'bars', defaultValues: [60, 30, 10], readOnly: true } });
export const BarsDark = meta.story({
  args: { sumMode: 'bars', defaultValues: [60, 30, null] },
  globals: { theme: 'dark' },
});

const modes: readonly SumMode[] = ['independent', 'balanced', 'bars'];
function Switching({ values: _, ...args }: ProbabilityQuestionProps) {
  const [values, setValues] = useState<ProbabilityValues>([62, 30, null]);
  const [sumMode, setSumMode] = useState<SumMode>('independent');
  const history = useAnswerHistory();
  return (
    <>
      <fieldset>
        <legend>How the answers hang together</legend>
        {modes.map((mode) => (
          <label key={mode} style={{ marginInlineEnd: '1rem' }}>
            <input type="radio" name="mode" checked={sumMode === mode} onChange={() => setSumMode(mode)} /> {mode}
          </label>
        ))}
      </fieldset>
      <ProbabilityQuestion
        {...args}
        {...{ values, sumMode, history }}
        onValuesChange={(next, details) => {
          args.onValuesChange?.(next, details);
          setValues(next);
        }}
      />
      <StoredShares states={args.states} values={values} onValuesChange={setValues} history={history} />
    </>
  );
}
export const SwitchingModes = meta.story({
  render: (args) => <Switching {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    for (let time = 0; time < 20; time++) {
      await userEvent.click(canvas.getByRole('radio', { name: modes[time % 3] ?? '' }));
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'independent' }));
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('44 / 21 / 35 %')).toBeVisible();
    for (const [index, value] of ['62', '30', '50'].entries()) {
      await expect(canvas.getAllByRole('slider')[index]).toHaveValue(value);
    }
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(canvas.getByRole('radio', { name: 'balanced' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'independent' }));
    await expect(canvas.getAllByRole('slider')[0]).toHaveValue('62');
  },
});

const manyStates = (count: number) => Array.from({ length: count }, (_, index) => `state_${index + 1}`);
export const NineStates = meta.story({ args: { nodeName: 'Stage', states: manyStates(9) } });
export const TwentyOneStates = meta.story({
  args: { nodeName: 'Stage', states: manyStates(21), defaultValues: [60, 20] },
  play: keepsWithinThePage,
});
export const ManyStates = meta.story({
  args: { nodeName: 'Stage', states: manyStates(608) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a state' }), '607');
    await expect(await canvas.findByRole('slider', { name: /state 607/ })).toBeVisible();
  },
});
