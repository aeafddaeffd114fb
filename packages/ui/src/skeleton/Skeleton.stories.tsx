import { expect } from 'storybook/test';
import { isDrawnForTheDark } from '../../../../.storybook/plays/isDrawnForTheDark.js';
import { readsFromRightToLeft } from '../../../../.storybook/plays/readsFromRightToLeft.js';
import { keepsWithinThePage } from '../../../../.storybook/plays/keepsWithinThePage.js';
import preview from '../../../../.storybook/preview.js';
import { skeletonDocs } from './Skeleton.docs.js';
import { Skeleton } from './Skeleton.js';

const meta = preview.meta({ title: 'Feedback/Skeleton', component: Skeleton, parameters: { guide: skeletonDocs } });

export const Default = meta.story();
export const Short = meta.story({ args: { width: '12ch' } });
export const Dark = meta.story({ globals: { theme: 'dark' }, play: isDrawnForTheDark });
export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, play: readsFromRightToLeft });
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
