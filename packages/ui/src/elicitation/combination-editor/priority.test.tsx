import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { CombinationEditor } from './CombinationEditor.js';

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}

const parents = [{ name: 'T stage', states: ['T1', 'T2', 'T3'] }];
const three = [0, 1, 2].map((place) => ({ selection: { 0: place }, values: [50, 50], number: place + 1 }));
const onCombinationsChange = vi.fn();
beforeEach(() => {
  onCombinationsChange.mockClear();
  window.scrollTo(0, 0);
});

const show = (saving = false) =>
  render(
    <CredenceProvider>
      <CombinationEditor
        node={{ name: 'Metastasis', states: ['absent', 'present'] }}
        parents={parents}
        defaultCombinations={three}
        onDone={() => {}}
        renderSliders={() => <div style={{ blockSize: 200 }}>Sliders</div>}
        renderShares={() => 'Shares'}
        onCombinationsChange={onCombinationsChange}
        saving={saving}
      />
    </CredenceProvider>,
  );
const rules = () => [...document.querySelectorAll<HTMLElement>('[data-slot="combination"]')];
const order = () =>
  rules().flatMap((rule) => rule.querySelector('[data-slot="sentence"]')?.textContent?.match(/T\d/)?.[0] ?? []);
const grip = (place: number) => rules()[place]?.querySelector('[data-slot="grip"]') as HTMLElement;
const status = () => [...document.querySelectorAll('[role="status"]')].map((each) => each.textContent).join('');

/** The position of an element in the browser's window, outside of this frame. */
function middle(element: Element) {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: window.innerWidth };
  const scale = frame.width / window.innerWidth;
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
}

describe('priority (R-809)', () => {
  test('is changed with the buttons beside a combination, by keyboard alone, and said', async () => {
    await show();
    page.getByRole('button', { name: 'Higher priority for combination 3' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(['T1', 'T3', 'T2']);
    await expect.poll(status).toBe('Combination 3 is now number 2');
    expect(onCombinationsChange.mock.lastCall?.[0]).toMatchObject([
      { selection: { 0: 0 }, number: 1 },
      { selection: { 0: 2 }, number: 2 },
      { selection: { 0: 1 }, number: 3 },
    ]);
  });

  test('the focus stays on the button of a combination that was moved', async () => {
    await show();
    const lower = page.getByRole('button', { name: 'Lower priority for combination 1' }).element() as HTMLElement;
    lower.focus();
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(['T2', 'T1', 'T3']);
    expect(document.activeElement).toBe(lower);
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(['T2', 'T3', 'T1']);
  });

  test('at either end, where one of the buttons goes, the focus stays with the combination', async () => {
    await show();
    page.getByRole('button', { name: 'Higher priority for combination 2' }).element().focus();
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(['T2', 'T1', 'T3']);
    expect(document.activeElement).toBe(rules()[0]);
  });

  test('is changed with a mouse: dragged above another, it takes its place', async () => {
    await show();
    await userEvent.dragAndDrop(grip(2), rules()[0] as Element, { targetPosition: { x: 20, y: 2 } });
    expect(order()).toEqual(['T3', 'T1', 'T2']);
    expect(status()).toBe('Combination 3 is now number 1');
    expect(onCombinationsChange).toHaveBeenCalledOnce();
  });

  test('dragged down, it goes behind those it has passed, and never behind one that is empty', async () => {
    await show();
    expect(grip(3)).toBeNull();
    await userEvent.dragAndDrop(grip(0), rules()[3] as Element, { targetPosition: { x: 20, y: 40 } });
    expect(order()).toEqual(['T2', 'T3', 'T1']);
  });

  test('a line shows where it would go, and Escape lets it stay', async () => {
    await show();
    const pointer = (type: string, y: number) =>
      grip(2).dispatchEvent(
        new PointerEvent(type, {
          pointerId: 7,
          isPrimary: true,
          bubbles: true,
          cancelable: true,
          clientX: 40,
          clientY: y,
        }),
      );
    pointer('pointerdown', rules()[2]!.getBoundingClientRect().top + 8);
    pointer('pointermove', rules()[0]!.getBoundingClientRect().top);
    await expect
      .poll(() => rules().map((rule) => rule.dataset.drag))
      .toEqual(['before', undefined, 'dragged', undefined]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => rules().filter((rule) => rule.dataset.drag)).toEqual([]);
    pointer('pointerup', rules()[0]!.getBoundingClientRect().top);
    expect(order()).toEqual(['T1', 'T2', 'T3']);
  });

  test('is changed with a finger, and the page does not scroll meanwhile', async () => {
    await show();
    const session = cdp() as unknown as Session;
    const touch = (type: string, touchPoints: object[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const from = middle(grip(2));
    const to = middle(rules()[0]?.querySelector('[data-slot="line"]') as Element);
    await touch('touchStart', [from]);
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', [{ x: from.x, y: from.y + ((to.y - 20 - from.y) * step) / 10 }]);
    }
    await touch('touchEnd', []);
    await expect.poll(order).toEqual(['T3', 'T1', 'T2']);
    expect(window.scrollY).toBe(0);
  });

  test('stays while the combinations are saved', async () => {
    await show(true);
    expect(grip(0)).toBeNull();
    expect(page.getByRole('button', { name: /priority/ }).elements()).toEqual([]);
  });
});

describe('a node with 12 parents of 5 states', () => {
  const states = ['very low', 'low', 'normal', 'high', 'very high'];
  const many = Array.from({ length: 12 }, (_, index) => ({ name: `Laboratory value ${index + 1}`, states }));
  const selection = Object.fromEntries(many.map((_, index) => [index, index % 5]));
  const showMany = () =>
    render(
      <CredenceProvider>
        <CombinationEditor
          node={{ name: 'Outcome', states: ['good', 'poor'] }}
          parents={many}
          defaultCombinations={[{ selection, values: [60, 40], number: 1 }]}
          coverage={{ decided: 1n, total: 244_140_625n, combinations: [{ decides: 1n }] }}
          onDone={() => {}}
          renderSliders={() => 'Sliders'}
          renderShares={() => 'Shares'}
          onCombinationsChange={onCombinationsChange}
        />
      </CredenceProvider>,
    );
  afterEach(() => page.viewport(1024, 768));

  test.each([320, 768, 1400])(
    'at %i px nothing is wider than the page, and each state can be pressed',
    async (width) => {
      await page.viewport(width, 800);
      await showMany();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(document.querySelectorAll('[data-slot="toggle"]')).toHaveLength(60);
      const last = page.getByRole('group', { name: 'Laboratory value 12' }).getByRole('button', { name: 'very high' });
      await userEvent.click(last);
      await expect
        .element(page.getByRole('group', { name: 'Laboratory value 12' }).getByRole('button', { pressed: true }))
        .toBeVisible();
      if (width < 768) {
        const small = [...document.querySelectorAll('[data-slot="toggle"]')].filter(
          (toggle) => toggle.checkVisibility() && toggle.clientHeight < 40,
        );
        expect(small).toEqual([]);
      }
    },
  );

  test('its sentence names all twelve, and its count has its separators', async () => {
    await showMany();
    const sentence = document.querySelector('[data-slot="sentence"]')?.textContent ?? '';
    expect(sentence.match(/Laboratory value \d+ is /g)).toHaveLength(12);
    await expect.element(page.getByText('1 of 244,140,625 questions decided')).toBeVisible();
  });

  test('a press draws the editor once, and takes no more than that', async () => {
    await showMany();
    const before = onCombinationsChange.mock.calls.length;
    await userEvent.click(
      page.getByRole('group', { name: 'Laboratory value 1', exact: true }).getByRole('button', { name: 'normal' }),
    );
    expect(onCombinationsChange.mock.calls.length - before).toBe(1);
    expect(onCombinationsChange.mock.lastCall?.[0]).toHaveLength(2);
  });
});
