import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { IconArray } from './IconArray.js';
import { iconArrayDocs } from './IconArray.docs.js';

const meta = preview.meta({
  title: 'Elicitation/Icon array',
  component: IconArray,
  parameters: { guide: iconArrayDocs },
  args: { value: 37 },
});

export const Default = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: '18 of 50 people' })).toBeVisible();
    await expect(canvasElement.querySelector('[data-filled="18"]')).toBeVisible();
  },
});
export const Unanswered = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '25 of 50 people, the starting value' })).toBeVisible();
  },
});
export const Lowest = meta.story({
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '1 of 50 people' })).toBeVisible();
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
export const OfAThousand = meta.story({
  args: { total: 1000, value: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '30 of 1000 people' })).toBeVisible();
  },
});
export const MoreThanBefore = meta.story({
  args: { value: 62, compareValue: 50 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '31 of 50 people, 6 more than before' })).toBeVisible();
  },
});
export const FewerThanBefore = meta.story({
  args: { value: 50, compareValue: 62 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '25 of 50 people, 6 fewer than before' })).toBeVisible();
  },
});
export const FiveRows = meta.story({
  args: { rows: 5 },
  play: async ({ canvasElement }) => {
    const rows = (kind: string) => {
      const [line] = canvasElement.querySelectorAll<SVGPolylineElement>(`[data-slot="${kind}"] polyline`);
      return [...new Set([...(line?.points ?? [])].slice(1, -1).map(({ y }) => y))];
    };
    const [filled, empty] = [rows('filled'), rows('empty')];
    await expect(new Set([...filled, ...empty]).size).toBe(5);
    // Filled from the bottom row upwards.
    await expect(Math.max(...filled)).toBeGreaterThan(Math.max(...empty));
  },
});
export const AnotherIcon = meta.story({
  args: { icon: <circle cx="5" cy="14" r="5" /> },
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: '18 of 50 people' });
    await expect(picture.querySelector('circle')).not.toBeNull();
    await expect(picture.querySelectorAll('path')).toHaveLength(0);
  },
});
export const NarrowInTwoRows = meta.story({
  args: { value: 62 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: keepsWithinThePage,
});
export const InAnotherSentence = meta.story({
  args: { label: (filled, total) => `${filled} von ${total} Personen` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '18 von 50 Personen' })).toBeVisible();
  },
});
