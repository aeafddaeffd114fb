import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';
import { probabilitySliderDocs } from './ProbabilitySlider.docs.js';

const meta = preview.meta({
  title: 'Elicitation/slider',
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
  play: async ({ canvas, args, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'How likely is it that Stridor is: present?' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'not answered, starting value 50 percent');
    await userEvent.click(canvas.getByRole('button', { name: 'Starting value. Tap to keep 50.' }));
    await expect(args.onValueCommit).toHaveBeenCalledTimes(1);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith(50, expect.objectContaining({ reason: 'keep' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '50 percent, fifty-fifty');
  },
});
export const Untouched = meta.story();
export const Answered = meta.story({
  args: { defaultValue: 37 },
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
export const WithItsShare = meta.story({ args: { defaultValue: 62, note: 'stored as 44 %' } });
export const Disabled = meta.story({ args: { defaultValue: 20, disabled: true, status: 'Locked while saving' } });
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
});
export const InWords = meta.story({ args: { defaultValue: 62, scaleType: 'words' } });
export const InNumbers = meta.story({ args: { defaultValue: 62, scaleType: 'numbers' } });
export const AnsweredBefore = meta.story({
  args: { ghostValue: 30 },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('[data-slot="ghost"]')).toBeNull();
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('44');
    await expect(canvas.getByText('before: 30 percent')).toBeInTheDocument();
  },
});
export const OfAHundred = meta.story({ args: { defaultValue: 62, total: 100 } });
export const OfAThousand = meta.story({ args: { defaultValue: 3, total: 1000 } });

const german = [
  { label: '(fast) unmöglich', percent: 0 },
  { label: 'unwahrscheinlich', percent: 15 },
  { label: 'ungewiss', percent: 25 },
  { label: 'fifty-fifty', percent: 50 },
  { label: 'zu erwarten', percent: 75 },
  { label: 'wahrscheinlich', percent: 85 },
  { label: '(fast) sicher', percent: 100 },
];
export const German = meta.story({
  args: {
    lead: 'Wie wahrscheinlich ist es, dass Krankheitsstadium nach Ende der Bestrahlung ist:',
    label: 'fortgeschritten?',
    defaultValue: 62,
    anchors: german,
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
});
export const Dark = meta.story({ args: { defaultValue: 37 }, globals: { theme: 'dark' } });
export const DarkUnanswered = meta.story({ globals: { theme: 'dark' } });
export const At320 = meta.story({
  args: { defaultValue: 62, note: 'stored as 44 %' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});
export const RightToLeft = meta.story({
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
