import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.js';
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
    await expect(canvasElement.querySelectorAll('[data-slot="person"]')).toHaveLength(50);
    await expect(canvasElement.querySelectorAll('[data-slot="person"][data-on]')).toHaveLength(18);
  },
});
export const Unanswered = meta.story({
  args: { value: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '25 of 50 people, the starting value' })).toBeVisible();
  },
});
export const Lowest = meta.story({ args: { value: 1 } });
export const Highest = meta.story({ args: { value: 99 } });
export const OfAHundred = meta.story({ args: { total: 100 } });
export const OfAThousand = meta.story({ args: { total: 1000, value: 3 } });
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
export const FiveRows = meta.story({ args: { rows: 5 } });
export const AnotherIcon = meta.story({ args: { icon: <circle cx="5" cy="14" r="5" /> } });
export const NarrowInTwoRows = meta.story({
  args: { value: 62 },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
});
export const InAnotherSentence = meta.story({
  args: { label: (filled, total) => `${filled} von ${total} Personen` },
});
export const RightToLeft = meta.story({
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
});
export const Dark = meta.story({ globals: { theme: 'dark' } });
