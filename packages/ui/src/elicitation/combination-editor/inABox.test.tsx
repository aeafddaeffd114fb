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
  'R-3403: in a box of %i px on a wide page a combination is made in three steps, with room for its sliders',
  async (width) => {
    await show(width);
    await press(labels.addAnother);
    await expect.element(page.getByRole('heading', { name: 'Which states decide?' })).toHaveFocus();
    await press('heavy');
    await press(labels.stepNames.shares);
    await expect.element(sliders().first()).toBeVisible();
    expect(shortest()).toBeGreaterThanOrEqual(150);
  },
);

test('R-3403: as the box grows and shrinks, what was begun goes on beside the states or in steps', async () => {
  const { resize } = await show(900);
  await press('heavy');
  await expect.element(sliders().first()).toBeVisible();
  expect(shortest()).toBeGreaterThanOrEqual(150);
  await resize(420);
  await expect.element(sliders().first()).not.toBeInTheDocument();
  await press(/^Edit combination 1/);
  await expect.element(page.getByRole('heading', { name: 'Which states decide?' })).toBeVisible();
  await resize(900);
  await expect.element(sliders().first()).toBeVisible();
});
