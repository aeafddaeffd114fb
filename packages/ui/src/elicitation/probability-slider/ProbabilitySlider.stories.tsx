import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';
import { probabilitySliderDocs } from './ProbabilitySlider.docs.js';

/** A pointer event on a part of the slider: down, up, or cancelled by the browser. */
const pointer = (part: HTMLElement, type: 'pointerdown' | 'pointerup' | 'pointercancel', init: PointerEventInit = {}) =>
  fireEvent(part, new PointerEvent(type, { pointerId: 1, isPrimary: true, bubbles: true, ...init }));
/** The event that the browser fires while the pointer drags the thumb. */
const drag = (range: HTMLElement, value: number) => fireEvent.input(range, { target: { value: String(value) } });

const meta = preview.meta({
  title: 'Elicitation/Probability slider',
  id: 'elicitation-probability-slider',
  component: ProbabilitySlider,
  parameters: { guide: probabilitySliderDocs },
  args: {
    lead: 'How likely is it that Stridor is:',
    label: 'present?',
    onValueChange: fn(),
    onValueCommit: fn(),
  },
});

export const Unanswered = meta.story({
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'How likely is it that Stridor is: present?' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'not answered, starting value 50 percent');
  },
});
/** Nothing is preset that could sway an answer: no thumb, no people and no number until one is set. */
export const Blank = meta.story({
  args: { startValue: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'not set');
    await expect(canvas.getByText('not set')).toBeVisible();
  },
});
export const Kept = Unanswered.extend({
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'How likely is it that Stridor is: present?' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'not answered, starting value 50 percent');
    await userEvent.click(canvas.getByRole('button', { name: 'Not answered yet · Keep 50' }));
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(50, expect.objectContaining({ reason: 'keep' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '50 percent, fifty-fifty');
  },
});
/** In a form: help below the scale, and what is wrong, told at the slider itself. */
export const InAForm = meta.story({
  args: { hint: 'Of a hundred patients like this one.', error: true, required: true, name: 'present' },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole<HTMLInputElement>('slider');
    await expect(slider).toHaveAccessibleDescription('Of a hundred patients like this one. *required.');
    await expect(slider).toBeInvalid();
    await waitFor(() => expect(slider.validationMessage).toBe('Answer this question, or keep the starting value.'));
  },
});
/** What is no possible answer becomes the nearest one once it is finished; below it stands which, and why. */
export const TooSmall = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'));
    await userEvent.keyboard('0.1');
    await expect(canvas.getByRole('textbox')).toHaveValue('0.1');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      '0.1 is below 1: set to 1 %, the smallest possible share.',
    );
    await expect(canvas.getByRole('slider')).toHaveValue('1');
  },
});
export const Untouched = meta.story({
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveValue('50');
    await expect(canvas.getByRole('img', { name: '25 of 50 people, the starting value' })).toBeVisible();
    // A finger that goes on to scroll the page answers nothing, and the thumb stays.
    await pointer(slider, 'pointerdown', { pointerType: 'touch' });
    await drag(slider, 84);
    await waitFor(() => expect(slider).toHaveValue('50'));
    await pointer(slider, 'pointercancel', { pointerType: 'touch' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'not answered, starting value 50 percent');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(args.onValueCommit).not.toHaveBeenCalled();
  },
});
export const Answered = meta.story({
  args: { defaultValue: 37 },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveValue('37');
  },
});
export const MovedByAKey = Answered.extend({
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveValue('37');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveValue('38');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(38, expect.objectContaining({ reason: 'key' }));
  },
});
export const OnAWord = meta.story({
  args: { defaultValue: 85 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'probable 85' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveFocus();
  },
});
export const Lowest = meta.story({
  args: { defaultValue: 1 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveValue('1');
  },
});
export const Highest = meta.story({
  args: { defaultValue: 99 },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveValue('99');
  },
});
export const WithItsShare = meta.story({
  args: { defaultValue: 62, note: 'stored as 44 %' },
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider');
    await expect(canvas.getByText('stored as 44 %')).toBeVisible();
    // There and back in one gesture: every step is reported, its end once.
    await pointer(slider, 'pointerdown');
    await drag(slider, 70);
    await drag(slider, 62);
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    // Lifting another finger does not end this gesture.
    await pointer(slider, 'pointerup', { pointerId: 2 });
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await pointer(slider, 'pointerup');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(62, expect.objectContaining({ reason: 'drag' }));
  },
});
export const Disabled = meta.story({
  args: { defaultValue: 20, disabled: true, status: 'Locked while saving' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText('Locked while saving')).toBeVisible();
    for (const name of ['One less', 'One more', 'probable 85']) {
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).not.toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const DisabledAndUnanswered = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('slider')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const ReadOnly = meta.story({
  args: { defaultValue: 37, readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{ArrowRight}7');
    await expect(canvas.getByRole('slider')).toHaveValue('37');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
});
export const LongQuestion = meta.story({
  args: {
    defaultValue: 62,
    lead: 'How likely is it that Response of the primary tumour to three cycles of induction chemotherapy is:',
    label: 'partial remission of at least thirty percent in the sum of the longest diameters of all target lesions?',
    note: 'stored as 44 %',
  },
  play: keepsWithinThePage,
});
export const InWords = meta.story({
  args: { defaultValue: 62, scaleType: 'words' },
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', 'between fifty-fifty and expected');
    await expect(canvas.queryByRole('textbox')).toBeNull();
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider).toHaveValue('61');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'between fifty-fifty and expected');
  },
});
export const InNumbers = meta.story({
  args: { defaultValue: 62, scaleType: 'numbers' },
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider');
    const box = canvas.getByRole('textbox', { name: /^Percent/u });
    await userEvent.clear(box);
    await userEvent.type(box, '70{Enter}');
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(70, expect.objectContaining({ reason: 'type' }));
    await expect(slider).toHaveFocus();
    await userEvent.click(box);
    await userEvent.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
    await expect(slider).toHaveAttribute('aria-valuetext', '61 percent');
    await userEvent.keyboard('{Escape}');
    await expect(slider).toHaveFocus();
    // Leaving the box clamps a number that is too large to the highest answer.
    await userEvent.clear(box);
    await userEvent.type(box, '620');
    await expect(box).toHaveValue('620');
    await userEvent.tab();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(99, expect.objectContaining({ reason: 'type' }));
    await userEvent.clear(box);
    await userEvent.type(box, '62{Enter}');
    await expect(slider).toHaveValue('62');
    slider.blur();
  },
});
export const AnsweredBefore = meta.story({
  args: { ghostValue: 30 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-slot="ghost"]')).toBeNull();
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('44{Enter}');
    await expect(canvas.getByText('before: 30 percent')).toBeInTheDocument();
  },
});
export const OfAHundred = meta.story({
  args: { defaultValue: 62, total: 100 },
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await expect(canvas.getByRole('img', { name: '62 of 100 people' })).toBeVisible();
    const more = canvas.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(63, expect.objectContaining({ reason: 'step' }));
    await expect(canvas.getByRole('img', { name: '63 of 100 people' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'One less' }));
    await expect(slider).toHaveValue('62');
  },
});
export const OfAThousand = meta.story({
  args: { defaultValue: 3, total: 1000 },
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider');
    // Holding the button continues down to the lowest answer and reports the end once.
    const less = canvas.getByRole('button', { name: 'One less' });
    await pointer(less, 'pointerdown');
    await waitFor(() => expect(slider).toHaveValue('1'));
    await expect(args.onValueCommit).not.toHaveBeenCalled();
    await pointer(less, 'pointerup');
    await expect(args.onValueCommit).toHaveBeenCalledOnce();
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(1, expect.objectContaining({ reason: 'step' }));
    slider.focus();
    await userEvent.keyboard('3{Enter}');
    slider.blur();
    await expect(canvas.getByRole('img', { name: '30 of 1000 people' })).toBeVisible();
  },
});

const german = [
  { label: '(fast) unmöglich', percent: 0 },
  { label: 'unwahrscheinlich', percent: 15 },
  { label: 'ungewiss', percent: 25 },
  { label: 'halb und halb', percent: 50 },
  { label: 'zu erwarten', percent: 75 },
  { label: 'wahrscheinlich', percent: 85 },
  { label: '(fast) sicher', percent: 100 },
];
export const German = meta.story({
  args: {
    lead: 'Wie wahrscheinlich ist es, dass „Krankheitsstadium nach Ende der Bestrahlung“ den Zustand',
    label: '„fortgeschritten“ hat?',
    defaultValue: 62,
    anchors: german,
  },
  decorators: [
    (Story) => (
      <form>
        <Story />
      </form>
    ),
  ],
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.click(canvas.getByRole('button', { name: 'wahrscheinlich 85' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '85 percent, wahrscheinlich');
    canvasElement.querySelector('form')?.reset();
    await waitFor(() => expect(slider).toHaveValue('62'));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(62, expect.objectContaining({ reason: 'reset' }));
  },
});
const polish = [
  { label: '(prawie) niemożliwe', percent: 0 },
  { label: 'nieprawdopodobne', percent: 15 },
  { label: 'niepewne', percent: 25 },
  { label: 'pół na pół', percent: 50 },
  { label: 'oczekiwane', percent: 75 },
  { label: 'prawdopodobne', percent: 85 },
  { label: '(prawie) pewne', percent: 100 },
];
export const Polish = meta.story({
  args: {
    lead: 'Jak prawdopodobne jest, że Zaawansowanie choroby jest:',
    label: 'źle rokujące?',
    defaultValue: 30,
    anchors: polish,
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '30 percent, between niepewne and pół na pół',
    );
    // The end words give the nearest possible answers, because nobody can rule anything out for certain.
    await userEvent.click(canvas.getByRole('button', { name: '(prawie) niemożliwe 0' }));
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(1, expect.objectContaining({ reason: 'word' }));
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('30{Enter}');
    canvas.getByRole('slider').blur();
    await expect(canvas.getByRole('slider')).toHaveValue('30');
  },
});
/** The line for what is rarer than 1 %, open at 0.2 %. */
export const Rare = meta.story({
  args: { precision: 'exact', defaultValue: { ppm: 2_000 }, note: 'stored as 0.2 %' },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider', { name: /rarer than 1 percent$/ });
    await expect(line).toHaveAttribute('aria-valuetext', '20 in 10,000, 0.2 percent, rarer than 1 percent');
    await expect(canvas.getByRole('textbox')).toHaveValue('0.2');
  },
});
export const CannotHappen = Rare.extend({
  args: { defaultValue: { ppm: 0 }, note: 'stored as 0 %' },
  play: async ({ canvas }) => {
    const never = await canvas.findByRole('button', { name: /^cannot happen/ });
    await expect(never).toHaveAttribute('aria-pressed', 'true');
  },
});
export const MoreThan99 = Rare.extend({
  args: { defaultValue: { ppm: 999_500 }, note: 'stored as 99.95 %' },
  play: async ({ canvas }) => {
    const line = await canvas.findByRole('slider', { name: /more than 99 percent$/ });
    await expect(line).toHaveAttribute('aria-valuetext', '9,995 in 10,000, 99.95 percent, more than 99 percent');
  },
});
export const At320 = meta.story({
  args: { defaultValue: 62, note: 'stored as 44 %' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: keepsWithinThePage,
});
export const KeysInArabic = meta.story({
  args: { defaultValue: 37, lead: 'ما مدى احتمال أن يكون الصرير:', label: 'موجودًا؟' },
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(36, expect.objectContaining({ reason: 'key' }));
    await expect(canvas.getByRole('slider')).toHaveValue('36');
  },
});
