import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emulate, frame, lent, settle, show, still } from './drawing.js';
import { MOST_SHOTS, named, shotName } from './shots.js';
import { shotStories } from './shotStories.js';

/** A Wednesday before noon, away from any time zone's clock change. */
const NOW = new Date('2026-03-04T10:30:00Z');

const stories = await shotStories();
const kept = Object.keys(import.meta.glob('./baselines/*/*.png')).map((file) => /([^/]+)\.png$/.exec(file)?.[1] ?? '');
const names = stories.flatMap(({ id, looks }) => looks.map((look) => shotName(id, look)));

beforeAll(async () => {
  await still();
  // Otherwise the first stories are drawn before their fonts have loaded.
  await Promise.all([...document.fonts].map((font) => font.load()));
});
beforeEach(() => {
  // Fake dates only: stories wait on timers.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  return () => vi.useRealTimers();
});
afterAll(() => emulate('none'));

describe('looks like its baseline', () => {
  test.each(stories)('$id in $looks', async ({ id, looks, story, globals, width, height }) => {
    await page.viewport(width, height);
    await show('light');
    await story.run({ globals });
    for (const look of looks) {
      await show(look);
      // Floating elements are positioned, and data arrive, after the first render.
      await settle();
      await frame(story.parameters['layout'] as string | undefined);
      await settle();
      expect(lent(), 'letters that the product has no typeface for').toEqual([]);
      await expect.element(page.elementLocator(document.body)).toMatchScreenshot(shotName(id, look));
    }
  });
});

test('include every story that is listed', () => {
  const found = stories.flatMap(({ id }) => [id, id.split('--')[0]]);
  expect(named.filter((name) => !found.includes(name))).toEqual([]);
});

test('are no more than people review, and show no deleted story', () => {
  expect(names.length).toBeLessThanOrEqual(MOST_SHOTS);
  expect(kept.filter((name) => !names.includes(name))).toEqual([]);
});
