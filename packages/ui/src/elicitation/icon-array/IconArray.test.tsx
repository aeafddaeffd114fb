import { describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { filledIcons } from './filledIcons.js';
import { IconArray, type IconArrayProps } from './IconArray.js';

const people = () => [...document.querySelectorAll('[data-slot="person"]')];
const on = () => people().map((person) => person.hasAttribute('data-on'));
const view = (props: IconArrayProps, width = 900, dir = 'ltr') => (
  <CredenceProvider>
    <div dir={dir} style={{ inlineSize: width }}>
      <IconArray {...props} />
    </div>
  </CredenceProvider>
);
/** The people by their position on the page: rows from the bottom up, each from its start. */
function standing(rightToLeft = false): Element[] {
  const along = (person: Element) => person.getBoundingClientRect().left * (rightToLeft ? -1 : 1);
  const row = (person: Element) => Math.round(person.getBoundingClientRect().bottom);
  return people().sort((a, b) => row(b) - row(a) || along(a) - along(b));
}
const filledFirst = (list: readonly Element[], filled: number) =>
  list.every((person, index) => person.hasAttribute('data-on') === index < filled);

describe('a picture of people', () => {
  test('is one image with one sentence, whatever stands in it', async () => {
    const { container } = await render(view({ value: 37 }));
    await expect.element(page.getByRole('img')).toHaveAccessibleName('18 of 50 people');
    expect(container.querySelectorAll('[role="img"]')).toHaveLength(1);
    expect(people().every((person) => person.getAttribute('aria-hidden') === 'true')).toBe(true);
  });

  test('shows for every answer as many as it should, side by side from the first (R-817)', async () => {
    const { rerender } = await render(view({ value: 1 }));
    for (let value = 1; value <= 99; value++) {
      await rerender(view({ value }));
      const filled = filledIcons(value);
      expect(on()).toEqual(Array.from({ length: 50 }, (_, index) => index < filled));
    }
  });

  test('in one row they are filled from the left, in a right-to-left page from the right', async () => {
    const { rerender } = await render(view({ value: 37 }));
    expect(filledFirst(standing(), 18)).toBe(true);
    await rerender(view({ value: 37 }, 900, 'rtl'));
    expect(filledFirst(standing(true), 18)).toBe(true);
  });

  test.each([
    [100, undefined, 2],
    [1000, undefined, 10],
    [50, 5, 5],
    [100, 10, 10],
  ] as const)('of %i in %s rows there are %i, filled from the bottom row up', async (total, rows, count) => {
    const { rerender } = await render(view({ value: 37, total, rows }));
    const bottoms = new Set(people().map((person) => Math.round(person.getBoundingClientRect().bottom)));
    expect(bottoms.size).toBe(count);
    expect(people()).toHaveLength(total);
    for (const value of [1, 12, 37, 63, 99]) {
      await rerender(view({ value, total, rows }));
      expect(filledFirst(standing(), filledIcons(value, total))).toBe(true);
    }
  });

  test('where fifty are too narrow in one row they stand in two', async () => {
    await render(view({ value: 37 }, 288));
    expect(new Set(people().map((person) => Math.round(person.getBoundingClientRect().bottom))).size).toBe(2);
    for (const person of people()) expect(person.getBoundingClientRect().width).toBeGreaterThan(5);
  });

  test('takes another figure', async () => {
    const { container } = await render(view({ value: 37, icon: <circle cx="5" cy="10" r="5" /> }));
    expect(container.querySelectorAll('circle')).toHaveLength(50);
    expect(container.querySelectorAll('path')).toHaveLength(0);
  });
});

describe('beside another answer', () => {
  const changes = () =>
    people().flatMap((person, index) => {
      const change = person.getAttribute('data-change');
      return change ? [`${index} ${change}`] : [];
    });

  test.each([
    [62, 50, '31 of 50 people, 6 more than before', '25 more', '30 more', 6],
    [50, 62, '25 of 50 people, 6 fewer than before', '25 less', '30 less', 6],
  ])('%i after %i: %s', async (value, compareValue, sentence, first, last, count) => {
    await render(view({ value, compareValue }));
    await expect.element(page.getByRole('img')).toHaveAccessibleName(sentence);
    expect(changes()).toHaveLength(count);
    expect([changes()[0], changes().at(-1)]).toEqual([first, last]);
  });

  test('the same answer shows no change, and nobody’s answer has none', async () => {
    const { rerender } = await render(view({ value: 50, compareValue: 50 }));
    await expect.element(page.getByRole('img')).toHaveAccessibleName('25 of 50 people, as many as before');
    expect(changes()).toEqual([]);
    await rerender(view({ value: null, compareValue: 20 }));
    expect(changes()).toEqual([]);
    await expect.element(page.getByRole('img')).toHaveAccessibleName('25 of 50 people, the starting value');
  });
});

test('in forced colours filled, empty, gained, lost and unanswered each look different, by more than a colour', async () => {
  const browser = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
  await browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value: 'active' }] });
  try {
    const look = (person: Element | undefined) => {
      const { fill, stroke, strokeDasharray } = getComputedStyle(person!);
      return JSON.stringify([fill === 'none', fill === stroke, strokeDasharray, fill, stroke]);
    };
    const { rerender } = await render(view({ value: 62, compareValue: 50 }));
    const [filled, gained, empty] = [look(people()[0]), look(people()[28]), look(people()[49])];
    // The reader's own colours, not ours.
    const systems = document.body.appendChild(document.createElement('i'));
    systems.style.cssText = 'forced-color-adjust: none; color: Highlight; background: GrayText';
    const { color, backgroundColor } = getComputedStyle(systems);
    systems.remove();
    expect(getComputedStyle(people()[0]!)).toMatchObject({ fill: color });
    expect(getComputedStyle(people()[49]!)).toMatchObject({ stroke: backgroundColor });
    await rerender(view({ value: 50, compareValue: 62 }));
    const lost = look(people()[28]);
    await rerender(view({ value: null }));
    const unset = look(people()[0]);
    expect(new Set([filled, gained, empty, lost, unset]).size).toBe(5);
  } finally {
    await browser.send('Emulation.setEmulatedMedia', { features: [] });
  }
});
