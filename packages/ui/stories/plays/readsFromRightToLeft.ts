import { expect } from 'storybook/test';
import { keepsWithinThePage } from './keepsWithinThePage.js';

/** Every part of a story follows the direction of the page, and none is pushed out of it. */
export async function readsFromRightToLeft({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const roots = [...canvasElement.querySelectorAll('[data-credence]')];
  for (const root of roots) await expect(getComputedStyle(root).direction).toBe('rtl');
  await keepsWithinThePage({ canvasElement });
}
