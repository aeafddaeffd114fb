import { expect, fn } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { HumanIconScale } from './HumanIconScale.js';
import { humanIconScaleDocs } from './HumanIconScale.docs.js';

const meta = preview.meta({
  title: 'Elicitation/Human-icon scale',
  component: HumanIconScale,
  parameters: { guide: humanIconScaleDocs },
  args: { value: 37 },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '18 of 50 people' })).toBeVisible();
    const words = [...canvasElement.querySelectorAll('[data-slot="word"]')].map((word) => word.textContent);
    await expect(words).toEqual([
      '(almost) impossible 0',
      'improbable 15',
      'uncertain 25',
      'fifty-fifty 50',
      'expected 75',
      'probable 85',
      '(almost) certain 100',
    ]);
  },
});
export const Unanswered = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '25 of 50 people, the starting value' })).toBeVisible();
  },
});
/** Anything possible is at least one person. */
export const Lowest = meta.story({
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 of 50 people' })).toBeVisible();
  },
});
export const OnAWord = meta.story({
  args: { value: 75 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '37 of 50 people' })).toBeVisible();
    // Words that cannot be chosen are not buttons.
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-slot="word"]')).toHaveLength(7);
  },
});
export const Highest = meta.story({
  args: { value: 99 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '49 of 50 people' })).toBeVisible();
  },
});
export const OfAHundred = meta.story({
  args: { total: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '37 of 100 people' })).toBeVisible();
  },
});
export const WordsToChoose = meta.story({
  args: { value: 75, onAnchorSelect: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'expected 75', pressed: true })).toBeVisible();
    canvas.getByRole('button', { name: 'probable 85' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAnchorSelect).toHaveBeenCalledTimes(1);
  },
});
export const Disabled = meta.story({
  args: { value: 75, disabled: true, onAnchorSelect: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'probable 85' })).toBeDisabled();
  },
});
const shownWords = (within: HTMLElement) =>
  [...within.querySelectorAll<HTMLElement>('[data-slot="word"]')].map((word) => word.innerText.trim());
export const InWords = meta.story({
  args: { scaleType: 'words' },
  play: async ({ canvasElement }) => {
    const words = shownWords(canvasElement);
    await expect(words).toHaveLength(7);
    await expect(words.filter((word) => /\d/u.test(word))).toEqual([]);
  },
});
export const InNumbers = meta.story({
  args: { scaleType: 'numbers' },
  play: async ({ canvasElement }) => {
    await expect(shownWords(canvasElement)).toEqual(['0', '15', '25', '50', '75', '85', '100']);
  },
});
const within = (inlineSize: number) => [
  (Story: React.ComponentType) => (
    <div style={{ inlineSize, maxInlineSize: '100%' }}>
      <Story />
    </div>
  ),
];
export const OnTwoLines = meta.story({ args: { value: 62 }, decorators: within(600), play: keepsWithinThePage });
export const At320 = meta.story({ args: { value: 62 }, decorators: within(288), play: keepsWithinThePage });
export const LongWords = meta.story({
  args: {
    value: 62,
    anchors: [
      { label: '(prawie) niemożliwe', percent: 0 },
      { label: 'nieprawdopodobne', percent: 15 },
      { label: 'niepewne', percent: 25 },
      { label: 'pół na pół', percent: 50 },
      { label: 'oczekiwane', percent: 75 },
      { label: 'prawdopodobne', percent: 85 },
      { label: '(prawie) pewne', percent: 100 },
    ],
  },
  play: keepsWithinThePage,
});
