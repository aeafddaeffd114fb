import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { BarChart, type BarChartProps } from './BarChart.js';

const categories = ['00:00', '03:00', '06:00', '09:00'];
const series = [
  { name: 'logins', values: [2, 1, 9, 31] },
  { name: 'logouts', values: [5, null, 2, 14] },
];

const show = (props: Partial<BarChartProps> = {}, dir: 'ltr' | 'rtl' = 'ltr') =>
  render(
    <CredenceProvider>
      <div dir={dir} style={{ inlineSize: '600px', paddingBlockStart: '80px' }}>
        <BarChart label="Logins peak at nine" categories={categories} series={series} {...props} />
        <button type="button">After</button>
      </div>
    </CredenceProvider>,
  );

const plot = () => page.getByRole('application', { name: 'Logins peak at nine' });
const tooltip = () => document.querySelector('[data-slot="tooltip"]');
const told = () => [...(tooltip()?.querySelectorAll('p') ?? [])].map((line) => line.innerText.replace(/\s+/gu, ' '));
const said = () => page.getByRole('status').element().textContent;
const bar = (index: number) => document.querySelectorAll('[data-slot="bars"] > *')[index] as SVGGraphicsElement;

test('one bar is drawn for each value that is there, and says it', async () => {
  await show();
  const drawn = [...document.querySelectorAll('[data-slot="bars"] > *')];
  expect(drawn.map((each) => Number(each.getAttribute('data-value')))).toEqual([2, 1, 9, 31, 5, 2, 14]);
});

test('it is one stop for the Tab key; focus shows the first value and the arrows walk the others', async () => {
  await show();
  await userEvent.tab();
  await expect.element(plot()).toHaveFocus();
  await expect.poll(told).toEqual(['00:00', 'logins 2', 'logouts 5']);
  expect(said()).toBe('00:00, logins: 2');
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toBe('03:00, logins: 1');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(said).toBe('03:00, logouts: no value');
  await userEvent.keyboard('{End}{ArrowRight}');
  await expect.poll(said).toBe('09:00, logouts: 14');
  await userEvent.keyboard('{Home}{ArrowUp}');
  await expect.poll(said).toBe('00:00, logins: 2');
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus();
  expect(tooltip()).toBeNull();
});

test('the pointer is told the same as the keys, and Escape takes it away without the focus being there', async () => {
  await show();
  await userEvent.hover(bar(3));
  await expect.poll(told).toEqual(['09:00', 'logins 31', 'logouts 14']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(tooltip).toBeNull();
  await userEvent.hover(bar(2));
  await expect.poll(told).toEqual(['06:00', 'logins 9', 'logouts 2']);
  await userEvent.hover(page.getByRole('button', { name: 'After' }));
  await expect.poll(tooltip).toBeNull();
});

test('Escape hides what a key showed; the next arrow brings it back where it was', async () => {
  await show();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  await expect.poll(tooltip).toBeNull();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(said).toBe('03:00, logins: 1');
});

test('a tap shows a value until the focus goes', async () => {
  await show();
  const { x, y, width } = bar(2).getBoundingClientRect();
  const touch = { bubbles: true, pointerType: 'touch', clientX: x + width / 2, clientY: y + 2 };
  const target = document.querySelector('[data-slot="drawing"]')!;
  target.dispatchEvent(new PointerEvent('pointerdown', touch));
  (plot().element() as HTMLElement).focus();
  target.dispatchEvent(new PointerEvent('pointerout', { ...touch, relatedTarget: document.body }));
  await expect.poll(told).toEqual(['06:00', 'logins 9', 'logouts 2']);
  (plot().element() as HTMLElement).blur();
  await expect.poll(tooltip).toBeNull();
});

test('the tooltip stays inside the chart at both ends', async () => {
  await show();
  for (const index of [0, 3]) {
    await userEvent.hover(bar(index));
    await expect.poll(told).toHaveLength(3);
    const [box, around] = [tooltip()!.getBoundingClientRect(), plot().element().getBoundingClientRect()];
    expect(box.left).toBeGreaterThanOrEqual(around.left - 1);
    expect(box.right).toBeLessThanOrEqual(around.right + 1);
  }
});

test('from right to left the first hour stands at the right, and the left arrow goes on', async () => {
  await show({}, 'rtl');
  await expect.poll(() => bar(0).getBoundingClientRect().x > bar(3).getBoundingClientRect().x).toBe(true);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(said).toBe('03:00, logins: 1');
  const [box, own] = [tooltip()!.getBoundingClientRect(), bar(1).getBoundingClientRect()];
  expect(Math.abs(box.left + box.width / 2 - own.left - own.width / 2)).toBeLessThan(box.width / 2);
});

test('a screen reader hears what it is: its name, a sentence, and how to go through it', async () => {
  await show();
  await expect.element(plot()).toHaveAttribute('aria-roledescription', 'chart');
  await expect
    .element(plot())
    .toHaveAccessibleDescription(
      'Bars for 4 categories of logins, logouts. The largest: 09:00, logins: 31. Use the arrow keys to move between values.',
    );
});

test('only the largest stands out, with its number', async () => {
  await show({ series: [{ name: 'n', values: [4, 41, 9, 2] }], highlightLargest: true });
  expect(document.querySelectorAll('[data-largest]')).toHaveLength(1);
  expect(document.querySelector('[data-slot="value"]')?.textContent).toBe('41');
});

test('it is as wide as its place, and follows it', async () => {
  const { container } = await show();
  const drawing = () => document.querySelector('[data-slot="drawing"]')!.getAttribute('width');
  await expect.poll(drawing).toBe('600');
  (container.querySelector('[dir]') as HTMLElement).style.inlineSize = '280px';
  await expect.poll(drawing).toBe('280');
});

test('R-3695: it fills its place where the page draws that smaller', async () => {
  const { container } = await show();
  const place = container.querySelector('[dir]') as HTMLElement;
  place.style.zoom = '0.5';
  place.style.inlineSize = '280px';
  await expect.poll(() => document.querySelector('[data-slot="drawing"]')!.getAttribute('width')).toBe('280');
});

test('values are written in the language of the provider', async () => {
  await render(
    <CredenceProvider labels={{ locale: 'de' }}>
      <BarChart label="x" orientation="horizontal" categories={['a']} series={[{ name: 'n', values: [1234.56] }]} />
    </CredenceProvider>,
  );
  expect(document.querySelector('[data-slot="numbers"]')?.textContent).toBe('1.234,6');
});
