import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildNode, nodePath, nodeServer } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const node = buildNode({
  node: { id: 'n13', display_name: 'Cirrhosis', vars: ['no', 'yes'] },
  parents: Array.from({ length: 12 }, (_, index) => ({
    display_name: `Finding ${index + 1}`,
    vars: ['absent', 'present'],
  })),
  questions: 4_096,
});

afterEach(() => page.viewport(1024, 768));

test.each([
  [1400, 900, 3],
  [1366, 768, 3],
  [1024, 768, 2],
])(
  'R-1719: of 12 parents at %i × %i the states of several stand above the dock, and it shows that there are more',
  async (width, height, several) => {
    await page.viewport(width, height);
    await renderRoute(nodePath, { server: nodeServer(node) });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await document.fonts.ready;
    const dock = document.querySelector('[data-slot="dock"]')?.getBoundingClientRect().top ?? 0;
    const inSight = () =>
      page
        .getByRole('button', { name: 'present', exact: true })
        .elements()
        .filter((state) => {
          const { left, width: wide, bottom } = state.getBoundingClientRect();
          return document.elementFromPoint(left + wide / 2, bottom - 2)?.closest('button') === state;
        }).length;
    await expect.poll(inSight).toBeGreaterThanOrEqual(several);
    const list = page.getByRole('list', { name: 'Parent events' }).element();
    const side = list.parentElement!;
    expect(side.scrollHeight).toBeGreaterThan(side.clientHeight);
    expect(side.getBoundingClientRect().bottom).toBeLessThanOrEqual(dock);
  },
);
