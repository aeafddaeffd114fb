import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { CredenceProvider, PageStyles } from '../../src/index.js';
import { failOnConsole } from './console.js';
import { emulate, endEmulation } from './emulation.js';
import { rootSelector, type Specimen } from './specimen.js';
import { ofKind } from './specimens.js';

failOnConsole();
endEmulation();
beforeEach(() => emulate({ media: 'print' }));

const printed = ofKind('plain', 'field');
const painter = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Red, green, blue and alpha of any CSS colour, 0 to 255. */
function pixel(colour: string): readonly [number, number, number, number] {
  if (!painter) throw new Error('There is no canvas to read colours with.');
  painter.clearRect(0, 0, 1, 1);
  painter.fillStyle = colour;
  painter.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

const luminance = (colour: string) => {
  const [red, green, blue] = pixel(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (a: string, b: string) => {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
};

/** The background of an element: the nearest painted one, or the white of the paper. */
function ground(element: Element): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const { backgroundColor } = getComputedStyle(each);
    if (pixel(backgroundColor)[3] > 250) return backgroundColor;
  }
  return '#fff';
}

const isShown = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.getClientRects().length > 0;
const hasWords = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const show = async (name: string, specimen: Specimen) => {
  await render(
    <CredenceProvider theme="dark">
      <PageStyles />
      {specimen.render({})}
    </CredenceProvider>,
  );
  const root = document.querySelector(rootSelector(name, specimen)) as Element;
  return [root, ...root.querySelectorAll('*')];
};

test.each(printed)('C21: %s prints in black, white and grey, whatever its theme', async (name, specimen) => {
  const coloured = (await show(name, specimen)).flatMap((part) => {
    const { color, backgroundColor, borderTopColor, fill, stroke } = getComputedStyle(part);
    return [color, backgroundColor, borderTopColor, fill, stroke].filter((colour) => {
      if (colour === 'none' || colour.startsWith('url')) return false;
      const [red, green, blue, alpha] = pixel(colour);
      return alpha > 0 && Math.max(red, green, blue) - Math.min(red, green, blue) > 8;
    });
  });
  expect(coloured).toEqual([]);
});

test.each(printed)('C21: the text of %s is legible on paper', async (name, specimen) => {
  const words = (await show(name, specimen)).filter((part) => hasWords(part) && isShown(part));
  const faint = words.filter((part) => {
    const { color, fill } = getComputedStyle(part);
    return contrast(part instanceof SVGTextElement ? fill : color, ground(part)) < 4.5;
  });
  expect(faint.map((part) => part.outerHTML.slice(0, 200))).toEqual([]);
});

test('C21: completed, started and open differ on paper, also in the legend of a network', async () => {
  const specimen = printed.find(([each]) => each === 'NetworkMap')?.[1] as Specimen;
  const parts = await show('NetworkMap', specimen);
  const marks = parts.filter((part) => !part.hasAttribute('data-slot') && part.hasAttribute('data-status'));
  const shades = marks.map((part) => getComputedStyle(part, '::before').backgroundColor);
  expect(shades).toHaveLength(3);
  expect(new Set(shades).size).toBe(3);
});

test.each(['ProbabilityQuestion', 'CertaintyField', 'ConditionsPanel', 'QuestionLayout', 'ShareBar', 'NetworkMap'])(
  'C21: %s is on the paper, with its bars and people',
  async (name) => {
    const specimen = printed.find(([each]) => each === name)?.[1] as Specimen;
    const parts = await show(name, specimen);
    expect(isShown(parts[0] as Element)).toBe(true);
    const filled = parts.filter((part) => pixel(getComputedStyle(part).backgroundColor)[3] > 0);
    expect(filled.filter((part) => getComputedStyle(part).printColorAdjust !== 'exact')).toEqual([]);
  },
);
