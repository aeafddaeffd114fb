import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { outOfSight } from '../../test/outOfSight.js';
import { renderRoute } from '../../test/renderRoute.js';

const windows = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1400, height: 900 },
];
const degrees = (count: number) => Array.from({ length: count }, (_, degree) => `degree_${degree + 1}`);
const node = buildNode({
  node: { id: 'n3', display_name: 'Metastasis', vars: ['absent', 'regional', 'distant', 'unknown'] },
  parents: [
    { display_name: 'Tumour site', vars: degrees(4) },
    // Enough to scroll by themselves.
    { display_name: 'Artist', vars: degrees(200) },
    { display_name: 'T stage', vars: degrees(12) },
  ],
  questions: 9_600,
});
const combinations = [0, 1, 2].map((place) => ({ nodes: { '0': place }, value: [40, 30, 20, 10], number: place + 1 }));

const editor = '[data-credence="combination-editor"]';
const dock = `${editor} [data-slot="dock"]`;
const sentence = (number: number) =>
  page
    .getByRole('paragraph')
    .filter({ hasText: `If Tumour site is degree ${number}` })
    .last();
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));

/**
 * Focuses every control outside the dock in turn, from the top of the page or from where the dock covers it, and returns
 * those that stay covered.
 */
function behindTheDock(from: 'top' | 'behind' = 'top'): string[] {
  const controls = [...document.querySelectorAll<HTMLElement>(`${editor} :is(button, input)`)];
  return controls
    .filter((control) => !control.closest(dock) && control.checkVisibility())
    .flatMap((control) => {
      window.scrollTo(0, 0);
      if (from === 'behind') window.scrollTo(0, control.getBoundingClientRect().bottom - innerHeight + 4);
      control.focus();
      const edge = document.querySelector(dock)?.getBoundingClientRect().top ?? 0;
      const { top, bottom } = control.getBoundingClientRect();
      return top < 0 || bottom > edge ? [`${control.outerHTML.slice(0, 60)}: ${top} to ${bottom} of ${edge}`] : [];
    });
}

afterEach(() => page.viewport(1024, 768));

test.each(windows)(
  'R-2588: at $width × $height no control of the combinations stays behind the dock, also where that says what is wrong',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await renderRoute(nodePath, { server: nodeServer(node) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await document.fonts.ready;
    expect(behindTheDock()).toEqual([]);

    await press('Done');
    const problem = page.getByText('Please select at least one combination or set all remaining combinations.');
    await expect.poll(() => outOfSight(problem)).toEqual([]);
    expect(behindTheDock()).toEqual([]);
  },
);

test.each([...windows, { width: 1366, height: 768 }])(
  'R-2588: at $width × $height no control of a saved combination takes the focus behind the dock',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await renderRoute(nodePath, { server: nodeServer({ ...node, combinations }) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await document.fonts.ready;
    expect(behindTheDock('behind')).toEqual([]);
    await press('Edit combination 1');
    expect(behindTheDock('behind')).toEqual([]);
  },
);

test.each(windows)(
  'R-2561: at $width × $height a combination that is opened shows what it says and its first slider',
  async ({ width, height }) => {
    await page.viewport(width, height);
    await renderRoute(nodePath, { server: nodeServer({ ...node, combinations }) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await document.fonts.ready;
    for (const number of [1, 2, 3]) {
      await press(`Edit combination ${number}`);
      const row = page.getByRole('group', { name: /^How likely/ }).first();
      await expect.poll(() => outOfSight(sentence(number), row)).toEqual([]);
    }
  },
);

const two = buildNode({
  node: { id: 'n3', display_name: 'Tumour extent', vars: ['T1_T2', 'T3', 'T4'] },
  parents: [
    { display_name: 'Smoking', vars: ['none', 'moderate', 'heavy'] },
    { display_name: 'Age', vars: ['under_50', '50_to_70', 'over_70'] },
  ],
  questions: 9,
});
const box = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
const afterDrawing = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));

test.each([
  { width: 390, height: 844, high: 100 },
  { width: 768, height: 1024, high: 86 },
  { width: 1366, height: 768, high: 86 },
  { width: 1400, height: 900, high: 86 },
])(
  'R-3643: at $width × $height the states, the switch and both buttons are in view, and the dock covers nothing for good',
  async ({ width, height, high }) => {
    await page.viewport(width, height);
    await renderRoute(nodePath, { server: nodeServer(two) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await document.fonts.ready;
    const inView = [
      ...page.getByRole('group').getByRole('button').all(),
      page.getByRole('switch'),
      page.getByRole('button', { name: 'Done', exact: true }),
      page.getByRole('button', { name: 'Add another combination' }),
    ];
    expect(inView).toHaveLength(9);
    await expect.poll(() => outOfSight(...inView)).toEqual([]);
    expect(box(dock)).toMatchObject({ height: high, bottom: height });

    await press('heavy');
    await expect.element(page.getByRole('slider').first()).toBeVisible();
    expect(box(dock)).toMatchObject({ height: high, bottom: height });
    // What can be touched of a slider reaches over its words.
    const slider = page.getByRole('slider').first().element().getBoundingClientRect();
    expect(slider.top).toBeGreaterThanOrEqual(0);
    expect(slider.bottom).toBeLessThanOrEqual(box(dock).top);
    window.scrollTo(0, document.documentElement.scrollHeight);
    await afterDrawing();
    const last = page.getByRole('link', { name: 'Imprint' }).element().getBoundingClientRect();
    expect(last.bottom).toBeLessThanOrEqual(box(dock).top);
  },
);

test.each([1366, 1400])('R-3643: at %i px the states take 432 px, and the combination the rest', async (width) => {
  await page.viewport(width, 768);
  await renderRoute(nodePath, { server: nodeServer(two) });
  await press('heavy');
  const { left: start, width: side } = box(`${editor} ul`);
  const { left, right } = box(`${editor} [data-slot="sliders"]`);
  expect(side).toBe(432);
  expect(left - start).toBeLessThan(432 + 110);
  expect(right).toBeGreaterThan(width - 80);
});
