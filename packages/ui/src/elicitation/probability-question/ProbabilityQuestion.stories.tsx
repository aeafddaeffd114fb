import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import { probabilityQuestionDocs } from './ProbabilityQuestion.docs.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ProbabilityQuestionProps } from './questionProps.js';
import type { SumMode } from '../answers/answers.js';

interface Playing {
  canvas: { getAllByRole: (role: 'slider') => HTMLElement[] };
  canvasElement: HTMLElement;
  args: Pick<ProbabilityQuestionProps, 'onValuesChange' | 'onValuesCommit'>;
  userEvent: { keyboard: (keys: string) => Promise<void> };
}

/** Keys, words and buttons have no effect: the answers do not change. */
/** Bars are loaded by the first question that has them; until then one range stands for all. */
const allSliders = (canvas: Playing['canvas']) => waitFor(() => expect(canvas.getAllByRole('slider')).toHaveLength(3));

async function refuses({ canvas, canvasElement, args, userEvent }: Playing) {
  await allSliders(canvas);
  const sliders = [...canvasElement.querySelectorAll<HTMLInputElement>('input[type="range"]')];
  const before = sliders.map((slider) => slider.value);
  await expect(before.length).toBeGreaterThan(1);
  for (const slider of sliders) {
    slider.focus();
    await userEvent.keyboard('{ArrowUp}{End}7');
    slider.blur();
  }
  for (const button of canvasElement.querySelectorAll('button')) button.click();
  await expect(sliders.map((slider) => slider.value)).toEqual(before);
  await expect(args.onValuesChange).not.toHaveBeenCalled();
  await expect(args.onValuesCommit).not.toHaveBeenCalled();
}

const inAForm = [
  (Story: React.ComponentType) => (
    <form>
      <Story />
    </form>
  ),
];

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

export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    for (const slider of canvas.getAllByRole('slider')) {
      await expect(slider).toHaveAttribute('aria-valuetext', 'not answered, starting value 50 percent');
    }
    await expect(canvas.getAllByText('Not answered yet')).toHaveLength(3);
  },
});
export const Blank = meta.story({
  args: { startValue: null, defaultValues: [60] },
  play: async ({ canvas }) => void (await expect(canvas.getAllByText('not set')).toHaveLength(2)),
});
export const Answered = meta.story({
  args: { defaultValues: [62, 30, 50] },
  play: async ({ canvas }) => {
    const first = 'How likely is it that Tumour extent is: T1–T2, confined to the larynx?';
    await expect(canvas.getByRole('heading', { name: first })).toBeVisible();
  },
});
export const Changed = Answered.extend({
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
export const PartlyAnswered = meta.story({
  args: { defaultValues: [62, 30, null] },
  play: async ({ canvas }) => {
    const spoken = canvas.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));
    await expect(spoken).toEqual([
      '62 percent, between fifty-fifty and expected',
      '30 percent, between uncertain and fifty-fifty',
      '8 percent, not set: what is left',
    ]);
    await expect(canvas.getByText('what is left')).toBeVisible();
  },
});
export const WithAnError = meta.story({ args: { defaultValues: [62, 30, null], error: 'Answer all three.' } });
/** Three answers of one percent are stored as a third each, which is said at the state set last. */
export const AllAtOne = meta.story({
  args: { defaultValues: [1, 1, 1] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: '1 of 50 people' })).toHaveLength(3);
    await expect(canvas.getByText('97 less than what is left beside the others')).toBeVisible();
  },
});
export const TwoStates = meta.story({
  args: { nodeName: 'Stridor', states: ['present', 'absent'], defaultValues: [37, 63], name: 'stridor' },
  decorators: inAForm,
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).getAll('stridor');
    await expect(sent()).toEqual(['37', '63']);
  },
});
export const ResetWithItsForm = TwoStates.extend({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const sent = () => new FormData(form).getAll('stridor');
    await expect(sent()).toEqual(['37', '63']);
    const present = canvas.getByRole('slider', { name: 'How likely is it that Stridor is: present?' });
    present.focus();
    await userEvent.keyboard('{PageUp}');
    await expect(sent()).toEqual(['47', '63']);
    form.reset();
    await waitFor(() => expect(sent()).toEqual(['37', '63']));
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith([37, 63], expect.objectContaining({ reason: 'reset' }));
    present.blur();
  },
});
export const FiveStates = meta.story({
  args: { states: ['none', 'slight', 'moderate', 'severe', 'complete'], defaultValues: [10, 20, 50, null, null] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(5);
    await expect(canvas.getAllByText('half of what is left')).toHaveLength(2);
    await expect(canvas.getAllByRole('slider').at(-1)).toHaveValue('10');
  },
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
export const Disabled = meta.story({ args: { defaultValues: [62, 30, null], disabled: true }, play: refuses });
export const ReadOnly = meta.story({ args: { defaultValues: [62, 30, 50], readOnly: true }, play: refuses });
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

/** 62 and 30 and 50 are 42 too many. It is said at the state set last, and holds nobody up. */
export const DoesNotAddUp = meta.story({
  args: { defaultValues: [62, 30, 50] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('42 more than what is left beside the others')).toBeVisible();
    canvas.getAllByRole('slider')[2]?.focus();
    await userEvent.keyboard('08{Enter}');
    await expect(canvas.queryByText(/more than what is left/)).toBeNull();
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [62, 30, 50],
      expect.objectContaining({ reason: 'undo' }),
    );
    await userEvent.keyboard('{Control>}y{/Control}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [62, 30, 8],
      expect.objectContaining({ reason: 'undo' }),
    );
  },
});
/** 99 leaves the others so little that each is said with two decimals. */
export const OneOfTwenty = meta.story({
  args: {
    nodeName: 'Stage',
    states: Array.from({ length: 20 }, (_, index) => `stage ${index + 1}`),
    defaultValues: [99],
  },
  play: async ({ canvas }) => void (await expect(canvas.getByText('99 of 100 placed')).toBeVisible()),
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
export const BalancedUnanswered = meta.story({
  args: { sumMode: 'balanced' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'))).toEqual([
      'not answered, starting value 34 percent',
      'not answered, starting value 33 percent',
      'not answered, starting value 33 percent',
    ]);
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
});
export const BalancedPartlyAnswered = meta.story({
  args: { sumMode: 'balanced', defaultValues: [62, 30, null] },
  play: async ({ canvas, args }) => {
    // Displayed normalised; only a gesture makes that the answer.
    const shown = canvas.getAllByRole('slider').map((slider) => Number((slider as HTMLInputElement).value));
    await expect(shown.reduce((sum, value) => sum + value, 0)).toBe(100);
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
});
export const BalancedOneKept = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], defaultLocks: [false, true, false] },
  play: async ({ canvas, args, userEvent }) => {
    const name = 'Keep T3, vocal fold fixed at 30 %';
    await expect(canvas.getByRole('button', { name, pressed: true })).toBeVisible();
    const [first, second] = canvas.getAllByRole('slider');
    first?.focus();
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith([50, 30, 20], expect.objectContaining({ index: 0 }));
    await expect(second).toHaveValue('30');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect(first).toHaveValue('60');
  },
});
export const BalancedAllOthersKept = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], defaultLocks: [false, true, true] },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('all others are kept')).toBeVisible();
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{Home}{PageUp}');
    await expect(canvas.getAllByRole('slider')[0]).toHaveValue('60');
    await expect(args.onValuesCommit).not.toHaveBeenCalled();
  },
});
export const BalancedDisabled = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], defaultLocks: [false, true, false], disabled: true },
  play: refuses,
});
export const BalancedReadOnly = meta.story({
  args: { sumMode: 'balanced', defaultValues: [60, 30, 10], readOnly: true },
  play: refuses,
});
const bars = { sumMode: 'bars', defaultValues: [60, 30, 10] } as const;
export const Bars = meta.story({
  args: bars,
  play: async ({ canvas, args, userEvent }) => {
    const name = 'How likely is it that Tumour extent is: T3, vocal fold fixed?';
    await allSliders(canvas);
    canvas.getByRole('slider', { name }).focus();
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
export const BarsUnanswered = meta.story({
  args: { sumMode: 'bars', name: 'extent' },
  decorators: inAForm,
  play: async ({ canvas, canvasElement }) => {
    await allSliders(canvas);
    await expect(canvas.getAllByRole('slider')[0]).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^not answered/u),
    );
    await expect(canvas.getByText(/^Click or drag a bar\./u)).toBeVisible();
    // What nobody has answered is not submitted.
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(new FormData(form).getAll('extent')).toEqual([]);
  },
});
export const BarsOneKept = meta.story({
  args: { ...bars, defaultLocks: [false, true, false] },
  play: async ({ canvas, args, userEvent }) => {
    await allSliders(canvas);
    const [, second] = canvas.getAllByRole('slider');
    await expect(second).toHaveAttribute('aria-valuetext', expect.stringMatching(/, kept$/u));
    second?.focus();
    await userEvent.keyboard('{End}');
    await expect(second).toHaveValue('30');
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    second?.blur();
  },
});
export const BarsDisabled = meta.story({ args: { ...bars, disabled: true }, play: refuses });
export const BarsReadOnly = meta.story({ args: { ...bars, readOnly: true }, play: refuses });

const modes: readonly SumMode[] = ['follow', 'balanced', 'bars'];
type Switched = Pick<ProbabilityQuestionProps, 'nodeName' | 'states' | 'onValuesChange'>;
function Switching({ nodeName, states, onValuesChange }: Switched) {
  const [values, setValues] = useState<ProbabilityValues>([62, 30, null]);
  const [sumMode, setSumMode] = useState<SumMode>('follow');
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
        nodeName={nodeName}
        states={states}
        values={values}
        sumMode={sumMode}
        history={history}
        onValuesChange={(next, details) => {
          onValuesChange?.(next, details);
          setValues(next);
        }}
      />
      <StoredShares states={states} values={values} sumMode={sumMode} history={history} onValuesChange={setValues} />
    </>
  );
}
export const SwitchingModes = meta.story({
  render: ({ nodeName, states, onValuesChange }: Switched) => (
    <Switching nodeName={nodeName} states={states} onValuesChange={onValuesChange} />
  ),
  play: async ({ canvas, args, userEvent }) => {
    for (let time = 0; time < 20; time++) {
      await userEvent.click(canvas.getByRole('radio', { name: modes[time % 3] ?? '' }));
    }
    await userEvent.click(canvas.getByRole('radio', { name: 'follow' }));
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    await expect(canvas.getByText('62 / 30 / 8')).toBeVisible();
    for (const [index, value] of ['62', '30', '8'].entries()) {
      await expect(canvas.getAllByRole('slider')[index]).toHaveValue(value);
    }
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{End}');
    await userEvent.click(canvas.getByRole('radio', { name: 'balanced' }));
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await userEvent.click(canvas.getByRole('radio', { name: 'follow' }));
    await expect(canvas.getAllByRole('slider')[0]).toHaveValue('62');
  },
});

const manyStates = (count: number) => Array.from({ length: count }, (_, index) => `state_${index + 1}`);
export const NineStates = meta.story({
  args: { nodeName: 'Stage', states: manyStates(9) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'How likely is it that Stage is: state 9?' })).toBeVisible();
    await expect(canvas.queryAllByRole('heading')).toHaveLength(0);
  },
});
export const TwentyOneStates = meta.story({
  args: { nodeName: 'Stage', states: manyStates(21), defaultValues: [60, 20] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await expect(canvas.getByText('80 of 100 placed')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Next unanswered (19)' }));
    // On a phone the row in hand is above the list, too.
    const third = () => canvas.getAllByRole('slider', { name: /: state 3\?$/ });
    await waitFor(() => expect(third()).toContain(document.activeElement));
    await keepsWithinThePage(context);
  },
});
export const ManyStates = meta.story({
  args: { nodeName: 'Stage', states: manyStates(608) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Find a state' }), '607');
    await expect(await canvas.findByRole('slider', { name: /state 607/ })).toBeVisible();
  },
});
