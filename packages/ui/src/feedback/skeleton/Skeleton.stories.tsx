import { expect } from 'storybook/test';
import { keepsWithinThePage } from '../../../stories/plays/keepsWithinThePage.js';
import preview from '../../../stories/preview.js';
import { skeletonDocs } from './Skeleton.docs.js';
import { Skeleton } from './Skeleton.js';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton, parameters: { guide: skeletonDocs } });

const widthOf = (within: HTMLElement) =>
  within.querySelector('[data-credence="skeleton"]')?.getBoundingClientRect().width ?? Number.NaN;
/** As wide as its container. */
export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBeCloseTo(canvasElement.getBoundingClientRect().width, 0);
  },
});
export const Short = meta.story({
  args: { width: '12ch' },
  play: async ({ canvasElement }) => {
    await expect(widthOf(canvasElement)).toBeLessThan(canvasElement.getBoundingClientRect().width / 2);
  },
});
export const NotSpoken = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-credence="skeleton"]')).toHaveAttribute('aria-hidden', 'true');
  },
});
export const LongerThanThePage = meta.story({
  args: { width: '400ch' },
  globals: { viewport: { value: 'mobile1' } },
  play: keepsWithinThePage,
});
