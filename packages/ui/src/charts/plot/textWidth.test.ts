import { expect, test } from 'vitest';
import { estimateTextWidth, wrapText } from './textWidth.js';

test('a wide letter is wider than a narrow one, and accents add nothing', () => {
  expect(estimateTextWidth('m', 10)).toBeGreaterThan(estimateTextWidth('i', 10));
  expect(estimateTextWidth('e\u0301', 10)).toBe(estimateTextWidth('e', 10));
  expect(estimateTextWidth('腫瘍', 10)).toBe(20);
});

const at = (width: number, lines = 9) => ({ width, size: 10, lines });

test('a text that fits stays on one line', () => {
  expect(wrapText('Tumour extent', at(200))).toEqual(['Tumour extent']);
  expect(wrapText('', at(200))).toEqual([]);
});

test('a longer one breaks between its words', () => {
  expect(wrapText('Probability interface intuitiveness', at(100))).toEqual(['Probability interface', 'intuitiveness']);
});

test('a word that is too long breaks inside, and no letter gets lost', () => {
  const word = 'Gesundheitseinrichtungsverantwortlicher';
  const lines = wrapText(word, at(60));
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.join('')).toBe(word);
  for (const line of lines) expect(estimateTextWidth(line, 10)).toBeLessThanOrEqual(60);
});

test('what does not fit into the lines ends with an ellipsis', () => {
  const lines = wrapText('one two three four five six seven eight nine ten', at(50, 2));
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/u);
  expect(estimateTextWidth(lines[1]!, 10)).toBeLessThanOrEqual(50);
});

test('no width at all still ends, and so does less than none', () => {
  expect(wrapText('endless', at(0, 2))).toEqual(['e', 'n…']);
  expect(wrapText('end', at(-5))).toEqual(['e', 'n', 'd']);
});
