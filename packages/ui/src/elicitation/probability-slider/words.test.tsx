import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import '../../foundations/theme/fonts.css';
import { dutchLabels } from '../../labels/dutch.js';
import { type VerbalAnchor, verbalScale } from '../../labels/english.js';
import { frenchLabels } from '../../labels/french.js';
import { germanLabels } from '../../labels/german.js';
import { italianLabels } from '../../labels/italian.js';
import { spanishLabels } from '../../labels/spanish.js';
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

const widths = [
  320, 340, 360, 390, 414, 431, 432, 480, 540, 600, 655, 656, 700, 768, 800, 900, 929, 960, 1024, 1200, 1400,
];
const german = (fifty: string): readonly VerbalAnchor[] =>
  germanLabels.verbalScale.anchors.map((anchor) => (anchor.percent === 50 ? { ...anchor, label: fifty } : anchor));

/** A press on any letter or digit of a word is a press on that word. */
function expectHit({ word, rect }: { word: Element; rect: DOMRect }) {
  for (const x of [rect.left + 1, rect.left + rect.width / 2, rect.right - 1]) {
    const hit = document.elementFromPoint(x, rect.top + rect.height / 2);
    expect(hit?.closest('[data-slot="word"]')?.textContent).toBe(word.textContent);
  }
}

/** Lines of text have room above and below their letters: these may overlap by 3 px, larger ones by more. */
function areApart(a: DOMRect, b: DOMRect) {
  const room = (3 / 16) * Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return a.right <= b.left + 0.5 || b.right <= a.left + 0.5 || a.bottom <= b.top + room || b.bottom <= a.top + room;
}

/** The widths of pages at each text size; large letters on those between which their steps lie. */
const pages = [
  ...widths.map((width) => ({ size: '100%', width })),
  ...[320, 390, 504, 640, 668, 768, 1024, 1100, 1400].map((width) => ({ size: '150%', width })),
  ...[320, 576, 640, 664, 700, 768, 1024, 1280, 1400, 1500].map((width) => ({ size: '200%', width })),
];
/** Without our fonts a page has those of its reader's system, of which these are the widest. */
const fonts = ['', '"DejaVu Sans", Verdana, sans-serif'];

test.each([
  ['English', verbalScale],
  ['German', germanLabels.verbalScale.anchors],
  ['German with fünfzig-fünfzig', german('fünfzig-fünfzig')],
  ['French', frenchLabels.verbalScale.anchors],
  ['Spanish', spanishLabels.verbalScale.anchors],
  ['Italian', italianLabels.verbalScale.anchors],
  ['Dutch', dutchLabels.verbalScale.anchors],
])(
  'the words in %s do not overlap and do not leave at any width and text size, in any font (complaint 7, R-2587, R-3651)',
  async (_, anchors) => {
    await page.viewport(1600, 900);
    await render(
      <CredenceProvider>
        <div data-testid="page">
          <ProbabilitySlider label="?" defaultValue={85} anchors={anchors} />
        </div>
      </CredenceProvider>,
    );
    await document.fonts.ready;
    const frame = document.querySelector<HTMLElement>('[data-testid="page"]')!;
    for (const { size, width, font } of pages.flatMap((each) => fonts.map((font) => ({ ...each, font })))) {
      document.documentElement.style.fontSize = size;
      if (font) frame.style.setProperty('--credence-font-text', font);
      else frame.style.removeProperty('--credence-font-text');
      const at = `at ${width} px and ${size} in ${font || 'our font'}`;
      // A page has 16 px on either side.
      frame.style.inlineSize = `${width - 32}px`;
      const scale = document.querySelector('[data-slot="words"]')!.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('[data-slot="word"]')].flatMap((word) =>
        textRects(word).map((rect) => ({ word, rect })),
      );
      expect(scale.width).toBeLessThanOrEqual(width - 32);
      const numbers = [...document.querySelectorAll('[data-slot="word"] > small')];
      expect(numbers.map((number) => number.getClientRects().length)).toEqual(anchors.map(() => 1));
      for (const a of boxes) {
        expect(a.rect.left).toBeGreaterThanOrEqual(scale.left - 0.5);
        expect(a.rect.right, `${a.word.textContent} ${at}`).toBeLessThanOrEqual(scale.right + 0.5);
        for (const b of boxes) {
          if (a.word === b.word) continue;
          expect(areApart(a.rect, b.rect), `${a.word.textContent} and ${b.word.textContent} ${at}`).toBe(true);
        }
        expectHit(a);
      }
    }
  },
);

test.each([320, 390])(
  'R-1714: at %i px a press on the number of an end word answers as one on its letters',
  async (width) => {
    await page.viewport(width, 700);
    await render(<ProbabilitySlider label="?" defaultValue={50} />);
    for (const [index, answer] of [
      [0, '1'],
      [6, '99'],
    ] as const) {
      const number = document.querySelectorAll('[data-slot="word"] > small')[index]!.getBoundingClientRect();
      for (let y = number.top + 2; y < number.bottom - 1; y += 3) {
        const hit = document.elementFromPoint(number.left + 1, y)?.closest('button');
        expect(hit?.textContent, `at ${width} px`).toMatch(new RegExp(`^\\(almost\\) .* ${index === 0 ? 0 : 100}$`));
        hit?.click();
      }
      await expect.element(page.getByRole('slider')).toHaveValue(answer);
    }
  },
);

test.each([
  ['German', germanLabels.verbalScale.anchors],
  ['Dutch', dutchLabels.verbalScale.anchors],
])(
  'R-2215: in a question on a page of 1400 pixels the words in %s stand on one line, as in English',
  async (_, anchors) => {
    await page.viewport(1400, 900);
    await render(
      <CredenceProvider>
        <div style={{ inlineSize: '952px' }}>
          <ProbabilitySlider label="?" defaultValue={85} anchors={anchors} />
        </div>
      </CredenceProvider>,
    );
    await document.fonts.ready;
    expect(document.querySelector('[data-slot="words"]')!.getBoundingClientRect().height).toBeLessThan(40);
  },
);

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
