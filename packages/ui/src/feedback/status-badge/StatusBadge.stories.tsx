import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { statusBadgeDocs } from './StatusBadge.docs.js';
import { StatusBadge } from './StatusBadge.js';

const meta = preview.meta({
  title: 'Feedback/Status badge',
  component: StatusBadge,
  parameters: { guide: statusBadgeDocs },
  args: { tone: 'done' as const, children: 'Completed' },
});

/** Its text, and an icon that is not read aloud: no state is shown by colour alone. */
const says =
  (word: string) =>
  async ({ canvas }: { canvas: { getByText: (text: string) => HTMLElement } }) => {
    const badge = canvas.getByText(word).parentElement!;
    await expect(badge).toBeVisible();
    await expect(badge.querySelector('svg')).toBeVisible();
    await expect(badge.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  };
export const Completed = meta.story({ play: says('Completed') });
export const InProgress = meta.story({ args: { tone: 'progress', children: '40 %' }, play: says('40 %') });
export const Changed = meta.story({ args: { tone: 'changed', children: 'changed' }, play: says('changed') });
export const Failed = meta.story({ args: { tone: 'error', children: 'Failed' }, play: says('Failed') });
export const Neutral = meta.story({
  args: { tone: 'neutral', children: 'Shared' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Shared').parentElement!.querySelector('svg')).toBeNull();
  },
});
export const LongText = meta.story({
  args: { tone: 'changed', children: 'changed since the question before the one before' },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
export const NeverColourAlone = meta.story({
  args: { tone: 'error', children: 'Failed' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Failed')).toBeVisible();
    await expect(canvasElement.querySelector('[data-credence="icon"]')).toBeVisible();
  },
});
