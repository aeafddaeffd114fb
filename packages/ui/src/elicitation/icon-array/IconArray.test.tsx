import { describe, expect, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { filledIcons } from './filledIcons.js';
import { IconArray, type IconArrayProps } from './IconArray.js';

interface Person {
  kind: string;
  left: number;
  bottom: number;
}
/** Where they stand on the page, those of each kind together. */
function people(): Person[] {
  return [...document.querySelectorAll<SVGPolylineElement>('[data-slot="people"] polyline')].flatMap((line) => {
    const toPage = line.getScreenCTM();
    return [...line.points].slice(1, -1).map((foot) => {
      const { x, y } = foot.matrixTransform(toPage ?? undefined);
      return { kind: line.parentElement?.dataset['slot'] ?? '', left: x, bottom: Math.round(y) };
    });
  });
}
const view = (props: IconArrayProps, width = 900, dir = 'ltr') => (
  <CredenceProvider>
    <div dir={dir} style={{ inlineSize: width }}>
      <IconArray {...props} />
    </div>
  </CredenceProvider>
);
/** Their kinds by their position on the page: rows from the bottom up, each from its start. */
function standing(rightToLeft = false): string[] {
  const along = ({ left }: Person) => left * (rightToLeft ? -1 : 1);
  return people()
    .sort((a, b) => b.bottom - a.bottom || along(a) - along(b))
    .map(({ kind }) => kind);
}
const filledFirst = (filled: number, total = 50) =>
  Array.from({ length: total }, (_, index) => (index < filled ? 'filled' : 'empty'));
const rowsSeen = () => new Set(people().map(({ bottom }) => bottom)).size;

describe('a picture of people', () => {
  test('is one image with one sentence, whatever stands in it', async () => {
    const { container } = await render(view({ value: 37 }));
    await expect.element(page.getByRole('img')).toHaveAccessibleName('18 of 50 people');
    expect(container.querySelectorAll('[role="img"]')).toHaveLength(1);
    expect(container.querySelector('[data-slot="people"]')?.getAttribute('aria-hidden')).toBe('true');
  });

  test('shows for every answer as many as it should, side by side from the first (R-817)', async () => {
    const { rerender } = await render(view({ value: 1 }));
    for (let value = 1; value <= 99; value++) {
      await rerender(view({ value }));
      expect(standing()).toEqual(filledFirst(filledIcons(value)));
    }
  });

  test('in one row they are filled from the left, in a right-to-left page from the right', async () => {
    const { rerender } = await render(view({ value: 37 }));
    expect(standing()).toEqual(filledFirst(18));
    await rerender(view({ value: 37 }, 900, 'rtl'));
    expect(standing(true)).toEqual(filledFirst(18));
  });

  test.each([
    [100, undefined, 2],
    [1000, undefined, 10],
    [50, 5, 5],
    [100, 10, 10],
  ] as const)('of %i in %s rows there are %i, filled from the bottom row up', async (total, rows, count) => {
    const { rerender } = await render(view({ value: 37, total, rows }));
    expect(rowsSeen()).toBe(count);
    for (const value of [1, 12, 37, 63, 99]) {
      await rerender(view({ value, total, rows }));
      expect(standing()).toEqual(filledFirst(filledIcons(value, total), total));
    }
  });

  test('where fifty are too narrow in one row they stand in two, filled column by column', async () => {
    await render(view({ value: 38 }, 288));
    expect(rowsSeen()).toBe(2);
    const columns = people().sort((a, b) => Math.round(a.left - b.left) || b.bottom - a.bottom);
    expect(columns.map(({ kind }) => kind)).toEqual(filledFirst(19));
    expect((columns[2]?.left ?? 0) - (columns[0]?.left ?? 0)).toBeCloseTo(288 / 25, 1);
  });

  test.each([[300], [700], [900], [1400]])(
    'at %i px a figure keeps its shape and is at most 11.5 px wide',
    async (width) => {
      const { container } = await render(view({ value: 37 }, width));
      const drawing = container.querySelector<SVGSVGElement>('[data-slot="people"]');
      const { a, d } = drawing?.getScreenCTM() ?? { a: 0, d: 0 };
      const own = new DOMMatrix(getComputedStyle(drawing!.querySelector('marker > *')!).transform);
      expect((own.a * a) / (own.d * d)).toBeCloseTo(1, 2);
      expect(own.a * a * 10).toBeLessThanOrEqual(11.501);
    },
  );

  test('fifty cost the page as little as two: a move writes the points of one line of each kind', async () => {
    const { container, rerender } = await render(view({ value: 50 }));
    const writes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => writes.push(...records));
    watch.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
    await rerender(view({ value: 52 }));
    writes.push(...watch.takeRecords());
    watch.disconnect();
    expect(writes.map(({ attributeName }) => attributeName).sort()).toEqual([
      'aria-label',
      'data-filled',
      'points',
      'points',
    ]);
    expect(container.querySelectorAll('[data-slot="people"] *').length).toBe(10);
  });

  test('takes another figure', async () => {
    const { container } = await render(view({ value: 37, icon: <circle cx="5" cy="10" r="5" /> }));
    // Once for the filled, once for the empty.
    expect(container.querySelectorAll('circle')).toHaveLength(2);
    expect(container.querySelectorAll('path')).toHaveLength(0);
  });
});

describe('beside another answer', () => {
  const changes = () =>
    standing().flatMap((kind, index) => (kind === 'gained' || kind === 'lost' ? [`${index} ${kind}`] : []));

  test.each([
    [62, 50, '31 of 50 people, 6 more than before', '25 gained', '30 gained', 6],
    [50, 62, '25 of 50 people, 6 fewer than before', '25 lost', '30 lost', 6],
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
    const layer = (slot: string) => getComputedStyle(document.querySelector(`[data-slot="${slot}"]`)!);
    const look = (slot: string) => {
      const { fill, stroke, strokeDasharray } = layer(slot);
      return JSON.stringify([fill === 'none', fill === stroke, strokeDasharray, fill, stroke]);
    };
    const { rerender } = await render(view({ value: 62, compareValue: 50 }));
    const [filled, gained, empty] = [look('filled'), look('gained'), look('empty')];
    // The reader's own colours, not ours.
    const systems = document.body.appendChild(document.createElement('i'));
    systems.style.cssText = 'forced-color-adjust: none; color: Highlight; background: GrayText';
    const { color, backgroundColor } = getComputedStyle(systems);
    systems.remove();
    expect(layer('filled')).toMatchObject({ fill: color });
    expect(layer('empty')).toMatchObject({ stroke: backgroundColor });
    await rerender(view({ value: 50, compareValue: 62 }));
    const lost = look('lost');
    await rerender(view({ value: null }));
    const unset = look('filled');
    expect(new Set([filled, gained, empty, lost, unset]).size).toBe(5);
  } finally {
    await browser.send('Emulation.setEmulatedMedia', { features: [] });
  }
});

test.each<Partial<Record<keyof IconArrayProps, unknown>>>([
  { value: Number.NaN },
  { value: undefined },
  { value: null, startValue: Number.NaN },
  { value: 62, total: Number.NaN },
  { value: 62, total: 0 },
  { value: 62, total: 1e9 },
  { value: 62, rows: Number.NaN },
  { value: 62, rows: 0 },
  { value: 62, compareValue: Number.NaN },
  { value: Number.POSITIVE_INFINITY },
  { value: -7 },
])('R-2328: a picture of %j says and draws people', async (given) => {
  const { container } = await render(<IconArray value={62} {...(given as Partial<IconArrayProps>)} />);
  await expect.element(page.getByRole('img', { name: /^\d+ of 50 people/ })).toBeVisible();
  expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
});
