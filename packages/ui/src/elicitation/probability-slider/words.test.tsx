import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import '../../foundations/theme/fonts.css';
import { type VerbalAnchor, verbalScale } from '../../labels/english.js';
import { germanLabels } from '../../labels/german.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';

afterEach(() => {
  document.documentElement.style.fontSize = '';
});

/** The bounding boxes of an element's letters, line by line. */
function textRects(element: Element): DOMRect[] {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const rects: DOMRect[] = [];
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    rects.push(...[...range.getClientRects()].filter(({ width }) => width > 3));
  }
  return rects;
}

const widths = [320, 340, 360, 390, 414, 431, 432, 480, 540, 600, 655, 656, 700, 768, 800, 900, 960, 1024, 1200, 1400];
const german = (fifty: string): readonly VerbalAnchor[] =>
  germanLabels.verbalScale.anchors.map((anchor) => (anchor.percent === 50 ? { ...anchor, label: fifty } : anchor));

async function show(width: number, anchors: readonly VerbalAnchor[]) {
  await page.viewport(1600, 900);
  await render(
    <CredenceProvider>
      {/* A page has 16 px on either side. */}
      <div style={{ inlineSize: width - 32 }}>
        <ProbabilitySlider label="?" defaultValue={85} anchors={anchors} />
      </div>
    </CredenceProvider>,
  );
  await document.fonts.ready;
}

/** Expects every word in its place: within the scale, apart from the others, and under the finger that presses it. */
function expectWordsApart() {
  const scale = document.querySelector('[data-slot="words"]')!.getBoundingClientRect();
  // Lines of text have room above and below their letters: these may overlap by 3 px, and larger letters by more.
  const room = (3 / 16) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const boxes = [...document.querySelectorAll('[data-slot="word"]')].flatMap((word) =>
    textRects(word).map((rect) => ({ word, rect })),
  );
  for (const a of boxes) {
    expect(a.rect.left).toBeGreaterThanOrEqual(scale.left - 0.5);
    expect(a.rect.right).toBeLessThanOrEqual(scale.right + 0.5);
    for (const b of boxes) {
      if (a.word === b.word) continue;
      const apart =
        a.rect.right <= b.rect.left + 0.5 ||
        b.rect.right <= a.rect.left + 0.5 ||
        a.rect.bottom <= b.rect.top + room ||
        b.rect.bottom <= a.rect.top + room;
      expect(apart, `${a.word.textContent} and ${b.word.textContent}`).toBe(true);
    }
    // F-113: a press on any of its letters or digits is a press on the word.
    for (const x of [a.rect.left + 1, a.rect.left + a.rect.width / 2, a.rect.right - 1]) {
      const hit = document.elementFromPoint(x, a.rect.top + a.rect.height / 2);
      expect(hit?.closest('[data-slot="word"]')?.textContent).toBe(a.word.textContent);
    }
  }
}

describe.each([
  ['English', verbalScale],
  ['German', germanLabels.verbalScale.anchors],
  ['German with fünfzig-fünfzig', german('fünfzig-fünfzig')],
])('the words in %s', (_, anchors) => {
  test.each(widths)('do not overlap and do not leave on a page of %i px (complaint 7)', async (width) => {
    await show(width, anchors);
    expectWordsApart();
  });

  test.each([
    ['150%', 390],
    ['150%', 1100],
    ['200%', 320],
    ['200%', 576],
    ['200%', 768],
    ['200%', 1280],
    ['200%', 1500],
  ] as const)('F-506: do not overlap with text at %s on a page of %i px', async (size, width) => {
    document.documentElement.style.fontSize = size;
    await show(width, anchors);
    expectWordsApart();
  });
});

test('at every answer from 1 to 99 the word shown is true: pressed only at its own percentage, else "between A and B"', async () => {
  const view = await render(<ProbabilitySlider label="?" value={1} />);
  const answerOf = ({ percent }: VerbalAnchor) => Math.min(99, Math.max(1, percent));
  for (let value = 1; value <= 99; value++) {
    await view.rerender(<ProbabilitySlider label="?" value={value} />);
    const exact = verbalScale.filter((anchor) => answerOf(anchor) === value);
    const lower = verbalScale.findLast((anchor) => answerOf(anchor) < value);
    const upper = verbalScale.find((anchor) => answerOf(anchor) > value);
    const pressed = [...document.querySelectorAll('[data-slot="word"][aria-pressed="true"]')];
    expect(pressed.map((word) => word.textContent)).toEqual(exact.map(({ label, percent }) => `${label} ${percent}`));
    const words = exact[0]?.label ?? `between ${lower?.label} and ${upper?.label}`;
    expect(document.querySelector('[data-slot="words-said"]')?.textContent).toBe(words);
    expect(page.getByRole('slider').element().getAttribute('aria-valuetext')).toBe(`${value} percent, ${words}`);
  }
});
