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
      if (width < 768) await press('Set shares');
      const row = page.getByRole('group', { name: /^How likely/ }).first();
      await expect.poll(() => outOfSight(sentence(number), row)).toEqual([]);
      if (width < 768) {
        await press('Back');
        await press('Back');
      }
    }
  },
);
