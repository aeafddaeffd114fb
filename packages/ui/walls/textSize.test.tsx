import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { textSize } from './emulation.js';
import { overlappingTexts } from './overlaps.js';
import { drawn, kit, overStories, type Stories } from './stories.js';

const WIDTHS = [320, 390, 576, 640, 700, 768, 1024, 1400];
const SIZES = [100, 150, 200];

/** Higher than any story, so that no dock lies over what it is about. */
const HIGH = 4000;

afterAll(async () => {
  await textSize(100);
  await page.viewport(1024, 768);
});

const elicitation: Stories = {
  ...kit,
  files: Object.fromEntries(Object.entries(kit.files).filter(([path]) => path.includes('/elicitation/'))),
};

/** What lies over each other now, and still does once everything has measured itself again. */
async function lasting(): Promise<readonly string[]> {
  if (overlappingTexts(document.body).length === 0) return [];
  await drawn();
  return overlappingTexts(document.body);
}

test('R-3652: no two texts of a story of elicitation overlap at eight widths, with text at 100, 150 and 200 %', async () => {
  const findings: string[] = [];
  const count = await overStories(
    {},
    async ({ name }) => {
      for (const width of WIDTHS) {
        await page.viewport(width, HIGH);
        for (const size of SIZES) {
          await textSize(size);
          await drawn();
          findings.push(...(await lasting()).map((what) => `${name} at ${width} px and ${size} %: ${what}`));
        }
      }
    },
    elicitation,
  );
  expect(count).toBeGreaterThan(100);
  expect([...new Set(findings)]).toEqual([]);
  // Each story 24 times: what hangs is ended, a slow machine is not.
}, 1_200_000);

test('R-3652: detects texts that overlap, and none that a box cuts off', async () => {
  await textSize(200);
  const { unmount } = await render(
    <div style={{ display: 'grid', gridTemplateColumns: '100px 1fr', whiteSpace: 'nowrap' }}>
      <span>longer than its place</span>
      <span>beside it</span>
      <span style={{ overflow: 'hidden' }}>cut off at its end</span>
      <span>beside that</span>
    </div>,
  );
  await drawn();
  const found = overlappingTexts(document.body);
  const size = getComputedStyle(document.documentElement).fontSize;
  await unmount();
  await textSize(100);
  expect(size).toBe('32px');
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/“longer than its place” and “beside it” by \d+ px/);
});
