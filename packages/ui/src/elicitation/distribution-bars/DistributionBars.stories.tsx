import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { distributionBarsDocs } from './DistributionBars.docs.js';
import { DistributionBars } from './DistributionBars.js';

const shares = () =>
  [...document.querySelectorAll<HTMLInputElement>('[data-slot="range"]')].map((range) => range.valueAsNumber);

/** A pointer over the middle of a bar, at a height in percent of the whole. */
function over(index: number, percent: number, pointerType = 'mouse') {
  const area = document.querySelectorAll('[data-slot="area"]')[index] as HTMLElement;
  const box = area.getBoundingClientRect();
  const [clientX, clientY] = [box.left + box.width / 2, box.bottom - (percent / 100) * box.height];
  return (type: string) =>
    fireEvent(
      area,
      new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, pointerType, clientX, clientY }),
    );
}

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
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('slider', { name: 'How likely is it that Tumour extent is: T3, vocal fold fixed?' });
    await expect(bar).toHaveAttribute('aria-valuetext', 'not answered, starting value 33 percent');
  },
});
export const Kept = Unanswered.extend({
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
export const NobodyHasAnswered = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Click or drag a bar. With a finger: tap it, or hold it and drag.')).toBeVisible();
    for (const bar of canvas.getAllByRole('slider')) {
      await userEvent.tab();
      await expect(bar).toHaveFocus();
    }
    // Hovering is not an answer.
    await userEvent.tab();
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
});
export const DrawnInOneStroke = meta.story({
  args: { states: ['1', '2', '3', '4', '5'], defaultValues: [20, 20, 20, 20, 20] },
  play: async ({ canvas, args, userEvent }) => {
    await over(0, 5)('pointerdown');
    await over(2, 15)('pointermove');
    await over(3, 40)('pointermove');
    await over(3, 40)('pointerup');
    // A fast pointer skipped the bar in between, which is drawn as well.
    await waitFor(() => expect(shares().slice(0, 4)).toEqual([5, 10, 15, 40]));
    await expect(args.onValuesCommit).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('slider')[3]).toHaveFocus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(shares()).toEqual([20, 20, 20, 20, 20]));
  },
});
export const StrokeGivenUp = meta.story({
  args: { defaultValues: [60, 30, 10] },
  play: async ({ args, userEvent }) => {
    await over(0, 60)('pointerdown');
    await over(0, 20)('pointermove');
    await waitFor(() => expect(shares()).toEqual([20, 60, 20]));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shares()).toEqual([60, 30, 10]));
    await expect(args.onValuesCommit).not.toHaveBeenCalled();
    await over(0, 20)('pointerup');
    await expect(shares()).toEqual([60, 30, 10]);
  },
});
export const TakenAwayByTheBrowser = meta.story({
  args: { defaultValues: [60, 30, 10] },
  play: async ({ args }) => {
    await over(1, 30)('pointerdown');
    await over(1, 70)('pointermove');
    await waitFor(() => expect(shares()).toEqual([26, 70, 4]));
    await over(1, 70)('pointercancel');
    await waitFor(() => expect(shares()).toEqual([60, 30, 10]));
    await expect(args.onValuesCommit).not.toHaveBeenCalled();
  },
});
export const TappedByAFinger = meta.story({
  args: { defaultValues: [60, 30, 10] },
  play: async ({ args }) => {
    await over(0, 20, 'touch')('pointerdown');
    await over(0, 20, 'touch')('pointerup');
    await waitFor(() => expect(shares()).toEqual([20, 60, 20]));
    await expect(args.onValuesCommit).toHaveBeenCalledOnce();
    // A finger that moves immediately scrolls the page.
    await over(0, 20, 'touch')('pointerdown');
    await over(0, 90, 'touch')('pointermove');
    await over(0, 90, 'touch')('pointerup');
    await expect(shares()).toEqual([20, 60, 20]);
  },
});
export const HeldByAFinger = meta.story({
  args: { defaultValues: [60, 30, 10] },
  play: async ({ canvasElement, args }) => {
    await over(0, 60, 'touch')('pointerdown');
    // After resting on a bar it holds it: the caption says which one.
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-slot="caption"]')).toHaveTextContent(/^T1–T2, .*: 60 %, /u),
    );
    await over(0, 30, 'touch')('pointermove');
    await waitFor(() => expect(shares()).toEqual([30, 53, 17]));
    await over(0, 30, 'touch')('pointerup');
    await expect(args.onValuesCommit).toHaveBeenCalledOnce();
  },
});
export const TypedAsANumber = meta.story({
  args: { defaultValues: [60, 30, 10] },
  play: async ({ canvas, args, userEvent }) => {
    const [, second] = canvas.getAllByRole('slider');
    second?.focus();
    await userEvent.keyboard('70');
    await userEvent.tab();
    await expect(args.onValuesCommit).toHaveBeenLastCalledWith(
      [26, 70, 4],
      expect.objectContaining({ reason: 'type', index: 1 }),
    );
    await expect(args.onValuesCommit).toHaveBeenCalledOnce();
  },
});
export const HeldByTheParent = meta.story({
  args: { values: [60, 30, 10] },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValuesChange).toHaveBeenCalledWith(
      [61, 29, 10],
      expect.objectContaining({ reason: 'key', index: 0 }),
    );
    await expect(shares()).toEqual([60, 30, 10]);
  },
});
export const Answered = meta.story({
  args: { defaultValues: [60, 30, 10] },
});
export const ChangedAndUndone = Answered.extend({
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
export const AddingUpToAnotherSum = meta.story({
  args: { defaultValues: [62, 30, 50] },
  play: async ({ args, canvas, userEvent }) => {
    // Displayed normalised; only a gesture makes that the answer.
    await expect(shares()).toEqual([44, 21, 35]);
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(shares().reduce((sum, share) => sum + share, 0)).toBe(100));
    await expect(shares()[0]).toBe(45);
  },
});
export const PartlyAnswered = meta.story({
  args: { defaultValues: [62, 30, null] },
  play: async ({ canvas }) => {
    const [first, , third] = canvas.getAllByRole('slider');
    await expect(first).toHaveAttribute('aria-valuetext', expect.stringMatching(/^\d+ percent/u));
    await expect(third).toHaveAttribute('aria-valuetext', expect.stringMatching(/^not answered/u));
  },
});
export const TwoStates = meta.story({
  args: { nodeName: 'Stridor', states: ['present', 'absent'], defaultValues: [99, 1] },
});
export const TwoStatesByKeys = TwoStates.extend({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'How likely is it that Stridor is: present?' }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(shares()).toEqual([1, 99]));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shares()).toEqual([99, 1]));
  },
});
export const OneKept = meta.story({
  args: { defaultValues: [60, 30, 10], locks: [false, true, false] },
  play: async ({ canvas, args, userEvent }) => {
    const [first, second] = canvas.getAllByRole('slider');
    await expect(second).toHaveAttribute('aria-valuetext', expect.stringMatching(/^30 percent.*, kept$/u));
    await expect(second).toHaveAttribute('aria-readonly', 'true');
    second?.focus();
    await userEvent.keyboard('{End}');
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    first?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(shares()).toEqual([69, 30, 1]));
  },
});
export const AllOthersKept = meta.story({
  args: { defaultValues: [60, 30, 10], locks: [false, true, true] },
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{Home}{End}');
    await over(0, 20)('pointerdown');
    await over(0, 20)('pointerup');
    await expect(shares()).toEqual([60, 30, 10]);
  },
});
export const EightStates = meta.story({
  args: {
    nodeName: 'Age at diagnosis',
    states: ['under 30', '30 to 39', '40 to 49', '50 to 59', '60 to 69', '70 to 79', '80 to 89', '90 and over'],
    defaultValues: [1, 3, 10, 22, 30, 24, 9, 1],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('slider')).toHaveLength(8);
    await expect(canvas.queryByRole('region')).toBeNull();
    // The scale is coarser than the whole: 30 has to be well above the baseline.
    await expect(
      canvasElement.querySelectorAll('[data-slot="height"]')[4]?.getBoundingClientRect().height,
    ).toBeGreaterThan(
      (canvasElement.querySelector('[data-slot="area"]')?.getBoundingClientRect().height ?? Number.NaN) / 2,
    );
  },
});
export const ThirtyStates = meta.story({
  args: {
    nodeName: 'Region',
    states: Array.from({ length: 30 }, (_, index) => `region_${index + 1}`),
    defaultValues: Array.from({ length: 30 }, (_, index) => 1 + ((index * 7) % 12)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bars for Region, scrolls sideways' })).toBeVisible();
  },
});
export const AHundredStates = meta.story({
  args: { nodeName: 'Percentile', states: Array.from({ length: 100 }, (_, index) => String(index + 1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Bars for Percentile, scrolls sideways' })).toBeVisible();
    await expect(shares()).toEqual(Array.from({ length: 100 }, () => 1));
  },
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
  play: keepsWithinThePage,
});
export const Disabled = meta.story({
  args: { defaultValues: [60, 30, 10], disabled: true },
  play: async ({ canvas, args }) => {
    for (const bar of canvas.getAllByRole('slider')) await expect(bar).toBeDisabled();
    await over(0, 20)('pointerdown');
    await over(0, 20)('pointerup');
    await expect(args.onValuesChange).not.toHaveBeenCalled();
  },
});
export const DisabledAndUnanswered = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('slider');
    await expect(first).toBeDisabled();
    await expect(first).toHaveAttribute('aria-valuetext', expect.stringMatching(/^not answered/u));
    await expect(canvas.queryByText(/Click or drag a bar/u)).toBeNull();
  },
});
export const ReadOnly = meta.story({
  args: { defaultValues: [60, 30, 10], readOnly: true },
  play: async ({ canvas, args, userEvent }) => {
    const [first] = canvas.getAllByRole('slider');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await expect(first).toHaveAttribute('aria-readonly', 'true');
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onValuesChange).not.toHaveBeenCalled();
    await expect(first).toHaveValue('60');
  },
});
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
  play: keepsWithinThePage,
});
export const KeysFromRightToLeft = meta.story({
  args: { defaultValues: [60, 30, 10] },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    canvas.getAllByRole('slider')[0]?.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(shares()[0]).toBe(61));
  },
});
