import { afterAll, expect, test } from 'vitest';
import { wide } from './emulation.js';
import { sticksOutOf } from './overflow.js';
import { drawn, kit, overStories } from './stories.js';

afterAll(() => wide(1024));

/** The stories of these components alone. */
const of = (...components: readonly string[]) => ({
  ...kit,
  files: Object.fromEntries(
    Object.entries(kit.files).filter(([path]) => components.some((name) => path.includes(`/${name}/`))),
  ),
});

/** The least that a slider needs to be moved. */
const LEAST = 150;

const tooShort = (box: Element) =>
  [...box.querySelectorAll('input[type="range"]')]
    .filter((range) => range.checkVisibility() && range.getBoundingClientRect().width < LEAST)
    .map((range) => `a slider of ${Math.round(range.getBoundingClientRect().width)} px`);

/** Letters of a state's name hang down into the last pixels of their line. */
const onTheName = (box: Element) =>
  [...box.querySelectorAll('[data-slot="rest"]')]
    .filter((rest) => {
      const name = rest
        .closest('[data-credence="probability-slider"]')
        ?.querySelector('label')
        ?.getBoundingClientRect();
      const own = rest.getBoundingClientRect();
      return name && name.right > own.left && name.left < own.right && name.bottom - 2 > own.top;
    })
    .map((rest) => `“${rest.textContent}” on the name of its state`);

/** What is wrong with the stories of these components in boxes of a wide window, as in a card or a sidebar. */
async function inBoxes(
  components: readonly string[],
  widths: readonly number[],
  wrong = (box: HTMLElement) => [...sticksOutOf(box), ...tooShort(box)],
) {
  await wide(1400);
  const findings: string[] = [];
  const count = await overStories(
    {},
    async ({ name, canvas }) => {
      for (const width of widths) {
        canvas.style.inlineSize = `${width}px`;
        canvas.style.padding = '0';
        await drawn();
        findings.push(...new Set(wrong(canvas).map((what) => `${name} at ${width}: ${what}`)));
      }
    },
    of(...components),
  );
  expect(count).toBeGreaterThan(5);
  return findings;
}

test('R-3318: in a narrow box on a wide page the combination editor stays in it, with room for its sliders', async () => {
  expect(await inBoxes(['combination-editor'], [320, 420, 700])).toEqual([]);
});

test('R-3318: so does a question with its conditions', async () => {
  expect(await inBoxes(['question-layout', 'conditions-panel'], [320, 420, 700])).toEqual([]);
});

test('R-3318: what a question offers for a state stands below its name there, not on it', async () => {
  expect(await inBoxes(['probability-question'], [320, 420, 700], onTheName)).toEqual([]);
});

test('R-3319: a table stays in it, too', async () => {
  expect(await inBoxes(['data-table'], [420, 700])).toEqual([]);
});
