import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConditionsPanel, CombinationEditor, CredenceProvider, Icon } from '../src/index.js';
import { drawn } from './stories.js';

afterEach(() => {
  document.documentElement.dir = '';
});

/** The position of a word in a text, from the left. */
function placeOf(text: Node, word: string): number {
  const range = document.createRange();
  const start = (text.textContent ?? '').indexOf(word);
  range.setStart(text, start);
  range.setEnd(text, start + word.length);
  return range.getBoundingClientRect().left;
}

/** True if the words of a name appear in its own order on the screen. */
function inOrder(name: string, words: readonly string[]): boolean {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (text.textContent !== name) continue;
    const places = words.map((word) => placeOf(text, word));
    return places.every((place, index) => index === 0 || place > (places[index - 1] ?? 0));
  }
  throw new Error(`"${name}" is not on the page.`);
}

test('C8: a name with numbers keeps its direction from right to left', async () => {
  document.documentElement.dir = 'rtl';
  const { unmount } = await render(
    <CredenceProvider>
      <ConditionsPanel conditions={[{ name: 'Alter', value: '50 to 69' }]} />
      <CombinationEditor
        node={{ name: 'Stage', states: ['low', 'high'] }}
        parents={[{ name: 'Age', states: ['18 to 49', '70 and over'] }]}
        renderSliders={() => null}
        renderShares={() => null}
        onDone={() => {}}
      />
    </CredenceProvider>,
  );
  await drawn();
  const read = [
    inOrder('50 to 69', ['50', 'to', '69']),
    inOrder('18 to 49', ['18', 'to', '49']),
    inOrder('70 and over', ['70', 'and', 'over']),
  ];
  await unmount();
  expect(read).toEqual([true, true, true]);
});

test('C8: the icons for back and forward are mirrored, a tick is not', async () => {
  document.documentElement.dir = 'rtl';
  const { container, unmount } = await render(
    <CredenceProvider>
      <Icon name="back" />
      <Icon name="forward" />
      <Icon name="check" />
    </CredenceProvider>,
  );
  await drawn();
  const turned = [...container.querySelectorAll('svg')].map((icon) => {
    const { transform, scale } = getComputedStyle(icon);
    return transform.includes('-1') || scale.startsWith('-1');
  });
  await unmount();
  expect(turned).toEqual([true, true, false]);
});
