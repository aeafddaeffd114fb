import { expect } from 'storybook/test';
import { parseRgb } from '../docs/contrast.js';

const lightness = (colour: string) => Math.max(...(parseRgb(colour) ?? [Number.NaN]));

/** The background is dark and the text on it is not: the scheme applies to the page and the component. */
export async function isDrawnForTheDark({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const { body } = canvasElement.ownerDocument;
  await expect(lightness(getComputedStyle(body).backgroundColor)).toBeLessThan(64);
  await expect(lightness(getComputedStyle(body).color)).toBeGreaterThan(192);
  for (const root of canvasElement.querySelectorAll('[data-credence]')) {
    await expect(getComputedStyle(root).colorScheme).toBe('dark');
  }
}
