import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { PageStyles } from '../../foundations/theme/PageStyles.styles.js';
import { BarChart } from '../bar-chart/BarChart.js';
import { LineChart } from '../line-chart/LineChart.js';
import { tableOf } from '../plot/chartData.js';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.js';

const categories = ['small', '=1+1', 'large'];
const series = [{ name: 'Nodes', values: [46, 29, null] }];
const table = tableOf({ head: 'Size', categories, series });

/** What would have been saved: the link that was clicked, and the file behind it. */
const saved: { name: string; file: Blob | undefined }[] = [];
beforeEach(() => {
  saved.length = 0;
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    last = file as Blob;
    return 'blob:here';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: last });
  });
});
afterEach(() => vi.restoreAllMocks());

const show = (props: Partial<ChartFrameProps> = {}, theme: 'light' | 'dark' = 'light') =>
  render(
    <CredenceProvider theme={theme}>
      <PageStyles />
      <div style={{ inlineSize: '480px' }}>
        <ChartFrame title="Small nodes are worked on most" measure="Node size preference" table={table} {...props}>
          <BarChart label="Sizes" orientation="horizontal" categories={categories} series={series} />
        </ChartFrame>
      </div>
    </CredenceProvider>,
  );

const cells = () =>
  [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

test('it is a figure named by its finding', async () => {
  await show();
  await expect.element(page.getByRole('figure', { name: 'Small nodes are worked on most' })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Small nodes are worked on most' })).toBeVisible();
});

test('the table is there for screen readers before anybody asks for it, and its cells are what is drawn', async () => {
  await show();
  const hidden = document.querySelector('[data-slot="table"]')!.getBoundingClientRect();
  expect([hidden.width, hidden.height]).toEqual([1, 1]);
  expect(page.getByRole('table', { name: 'Small nodes are worked on most' }).elements()).toHaveLength(1);
  expect(cells()).toEqual([
    ['Size', 'Nodes'],
    ['small', '46'],
    ['=1+1', '29'],
    ['large', '–no value'],
  ]);
  const drawn = [...document.querySelectorAll('[data-slot="bars"] > *')].map((bar) => bar.getAttribute('data-value'));
  expect(drawn).toEqual(['46', '29']);
});

test('"Show as table" shows it to everybody, and hides it again', async () => {
  await show();
  await press('Show as table');
  await expect.element(page.getByRole('button', { name: 'Show as table', pressed: true })).toBeVisible();
  expect(document.querySelector('[data-slot="table"]')!.getBoundingClientRect().height).toBeGreaterThan(80);
  await expect.element(page.getByRole('region')).toHaveAttribute('tabindex', '0');
  await press('Show as table');
  expect(document.querySelector('[data-slot="table"]')!.getBoundingClientRect().height).toBe(1);
});

test('"Download CSV" saves the same cells, marked as UTF-8 and guarded against formulas', async () => {
  await show();
  await press('Download CSV');
  expect(saved.map(({ name, file }) => [name, file?.type])).toEqual([
    ['node-size-preference.csv', 'text/csv;charset=utf-8'],
  ]);
  const bytes = new Uint8Array(await saved[0]!.file!.arrayBuffer());
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe("Size,Nodes\r\nsmall,46\r\n'=1+1,29\r\nlarge,\r\n");
});

/** A picture as its size and the proportion of each colour. */
async function look(file: Blob) {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const colours = new Map<string, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = `${data[at]},${data[at + 1]},${data[at + 2]}`;
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return {
    width: bitmap.width,
    height: bitmap.height,
    share: (colour: string) => (colours.get(colour) ?? 0) / (data.length / 4),
  };
}

test.each([
  ['light', '251,249,244', '14,77,100'],
  ['dark', '24,23,21', '127,189,205'],
] as const)(
  '"Download PNG" saves a picture at twice the size, in the colours of the %s theme',
  async (theme, paper, ink) => {
    await show({}, theme);
    await press('Download PNG');
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['node-size-preference.png']);
    const { file } = saved[0]!;
    expect(file!.type).toBe('image/png');
    expect(file!.size).toBeGreaterThan(1000);
    const picture = await look(file!);
    expect(picture.width).toBe((480 + 48) * 2);
    expect(picture.share(paper)).toBeGreaterThan(0.5);
    // The bars: two of them, 16 px high and as long as they are drawn.
    const drawn = [...document.querySelectorAll('[data-slot="bars"] > *')].map(
      (bar) => bar.getBoundingClientRect().width,
    );
    const expected = (drawn.reduce((sum, width) => sum + width, 0) * 16 * 4) / (picture.width * picture.height);
    expect(picture.share(ink)).toBeGreaterThan(expected * 0.9);
    expect(picture.share(ink)).toBeLessThan(expected * 1.1);
  },
);

test('a picture loads no image, so that no content policy is in its way', async () => {
  const images = vi.spyOn(globalThis, 'Image');
  await show({
    children: <LineChart label="Scores" categories={categories} series={series} />,
    legend: ['Nodes'],
  });
  await press('Download PNG');
  await expect.poll(() => saved.length).toBe(1);
  expect(images).not.toHaveBeenCalled();
});

test('without values it says so, and offers nothing to take along', async () => {
  await show({ table: { columns: ['Size', 'Nodes'], rows: [] }, emptyText: 'No node size preference data available' });
  await expect.element(page.getByText('No node size preference data available')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
  expect(page.getByRole('application').elements()).toEqual([]);
});

test('while it loads it is busy, says so, and says nothing of missing data', async () => {
  await show({ loading: true, emptyText: 'No data' });
  await expect.element(page.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...');
  expect(page.getByText('No data').elements()).toEqual([]);
});
