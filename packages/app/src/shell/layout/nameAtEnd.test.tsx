import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NameAtEnd } from './NameAtEnd.js';

const topOf = (node: Node, from: number) => {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, from + 1);
  return range.getBoundingClientRect().top;
};

/** Where the letter before the full stop and the full stop stand. */
function lastTwo(root: Element): [number, number] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const places: number[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (let at = 0; at < (text.textContent ?? '').length; at += 1) places.push(topOf(text, at));
  }
  return [places.at(-2) ?? Number.NaN, places.at(-1) ?? Number.NaN];
}

test.each(['Liver_disorders_of_the_elderly.xdsl', 'A_name_of_one_long_word', 'Two words'])(
  'R-1721: at no width the full stop after %s stands alone on its line, and the sentence is read as one',
  async (name) => {
    await render(
      <p style={{ overflowWrap: 'anywhere', font: '24px serif' }}>
        Dr Weber asks for your judgement on <NameAtEnd name={name} end="." />
      </p>,
    );
    await expect.element(page.getByRole('paragraph')).toHaveTextContent(`Dr Weber asks for your judgement on ${name}.`);
    const sentence = page.getByRole('paragraph').element() as HTMLElement;
    for (let width = 120; width < 420; width += 1) {
      sentence.style.inlineSize = `${width}px`;
      const [letter, stop] = lastTwo(sentence);
      expect(Math.abs(letter - stop), `at ${width} px`).toBeLessThan(2);
    }
  },
);
