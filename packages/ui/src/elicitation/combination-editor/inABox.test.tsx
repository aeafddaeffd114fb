import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { combinationEditorLabels as labels } from '../../labels/english.js';
import { CombinationEditor } from './CombinationEditor.js';

beforeEach(() => page.viewport(1400, 800));
afterEach(() => page.viewport(1024, 768));

/** An editor in a card of a wide page. */
async function show(width: number) {
  const boxed = (inlineSize: number) => (
    <CredenceProvider>
      <div data-testid="box" style={{ inlineSize }}>
        <CombinationEditor
          node={{ name: 'Metastasis', states: ['absent', 'present'] }}
          parents={[{ name: 'Smoking', states: ['none', 'heavy'] }]}
          onDone={() => undefined}
        />
      </div>
    </CredenceProvider>
  );
  const { rerender } = await render(boxed(width));
  return { resize: (to: number) => rerender(boxed(to)) };
}
const press = (name: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name, exact: typeof name === 'string' }));
const sliders = () => page.getByRole('slider');
const shortest = () =>
  Math.min(
    ...sliders()
      .elements()
      .map((slider) => slider.getBoundingClientRect().width),
  );

test.each([320, 420, 560, 700])(
  'R-3403: in a box of %i px on a wide page the sliders stand below the states, with room for them',
  async (width) => {
    await show(width);
    await press('heavy');
    await expect.element(sliders().first()).toBeVisible();
    expect(shortest()).toBeGreaterThanOrEqual(150);
    const { left, bottom } = page.getByRole('group', { name: 'Smoking' }).element().getBoundingClientRect();
    const slider = sliders().first().element().getBoundingClientRect();
    expect(slider.top).toBeGreaterThan(bottom);
    expect(slider.left - left).toBeLessThan(20);
  },
);

test('R-3403: as the box grows and shrinks, what was begun goes on beside the states or below them', async () => {
  const { resize } = await show(900);
  await press('heavy');
  await expect.element(sliders().first()).toBeVisible();
  expect(shortest()).toBeGreaterThanOrEqual(150);
  await resize(420);
  await expect.element(sliders().first()).toBeVisible();
  expect(shortest()).toBeGreaterThanOrEqual(150);
});

test.each([420, 900])(
  'R-3645: in a box of %i px nothing sticks, and nothing has a ground of its own',
  async (width) => {
    await show(width);
    await press('heavy');
    await expect.element(sliders().first()).toBeVisible();
    const root = document.querySelector<HTMLElement>('[data-credence="combination-editor"]')!;
    const own = [root, ...root.querySelectorAll<HTMLElement>(':scope > *, :scope > * > *, :scope > * > * > ul')];
    const styles = own.map((each) => getComputedStyle(each));
    expect(styles.filter(({ position }) => position === 'sticky')).toEqual([]);
    expect(styles.filter(({ backgroundColor }) => backgroundColor !== 'rgba(0, 0, 0, 0)')).toEqual([]);
    const box = page.getByTestId('box').element().getBoundingClientRect();
    const done = page.getByRole('button', { name: labels.done }).element().getBoundingClientRect();
    expect(box.bottom - done.bottom).toBeLessThan(40);
  },
);
