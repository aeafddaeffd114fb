import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { combinationEditorLabels as labels } from '../../labels/english.js';
import { CombinationEditor } from './CombinationEditor.js';
import type { CombinationEditorProps } from './editorProps.js';

const two = [
  { name: 'Smoking', states: ['none', 'heavy'] },
  { name: 'Age', states: ['under_50', '50 to 69', '70 and over'] },
];
const nine = Array.from({ length: 9 }, (_, index) => ({ name: `Finding ${index + 1}`, states: ['no', 'yes'] }));
const onDone = vi.fn();

const show = (props: Partial<CombinationEditorProps> = {}) =>
  render(
    <CredenceProvider>
      <CombinationEditor
        layout="page"
        node={{ name: 'Metastasis', states: ['absent', 'near', 'distant'] }}
        parents={two}
        onDone={onDone}
        onNoneDecides={() => undefined}
        {...props}
      />
    </CredenceProvider>,
  );
const state = (parent: string, name: RegExp) =>
  page.getByRole('group', { name: parent, exact: true }).getByRole('button', { name });
const sliders = () => page.getByRole('slider').elements();
const topOf = (element: Element) => element.getBoundingClientRect().top;
/** Scrolled to, and what follows from it drawn. */
async function scrollTo(top: number) {
  window.scrollTo(0, top);
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

beforeEach(async () => {
  onDone.mockClear();
  await page.viewport(390, 844);
  window.scrollTo(0, 0);
});
afterEach(() => page.viewport(1024, 768));

test.each([320, 390, 767])(
  'R-3640: at %i px all states stand on the page, and three presses make a combination',
  async (width) => {
    await page.viewport(width, 844);
    await show();
    for (const { name, states } of two) {
      const shown = page.getByRole('group', { name }).getByRole('button').elements();
      expect(shown.map(({ textContent }) => textContent)).toEqual(states.map((each) => each.replaceAll('_', ' ')));
    }
    await userEvent.click(state('Smoking', /^heavy/));
    expect(sliders()).toHaveLength(3);
    await userEvent.click(state('Age', /^70/));
    await userEvent.click(page.getByRole('button', { name: 'Done' }));
    expect(onDone.mock.lastCall?.[0]).toMatchObject([{ selection: { 0: 1, 1: 2 }, number: 1 }]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test('R-3641: with a combination in hand the states stay at the upper edge, and not before', async () => {
  await show({ defaultCombinations: [{ selection: { 0: 0 }, values: [20, 30, 50], number: 1 }] });
  const list = page.getByRole('list', { name: labels.parents }).element();
  const { position } = getComputedStyle(list);
  expect(position).not.toBe('sticky');
  await userEvent.click(state('Age', /^70/));
  await scrollTo(500);
  expect(topOf(list)).toBe(0);
  const focused = page.getByRole('slider').first().element() as HTMLElement;
  await scrollTo(5_000);
  focused.focus();
  expect(topOf(focused)).toBeGreaterThanOrEqual(list.getBoundingClientRect().bottom);
});

test('R-3641: a list too tall for that scrolls with the page', async () => {
  await show({ parents: nine });
  await userEvent.click(state('Finding 2', /^yes/));
  await scrollTo(300);
  expect(topOf(page.getByRole('list', { name: labels.parents }).element())).toBeLessThan(0);
});

test('R-3642: the way on without a combination is there until one is begun', async () => {
  const onNoneDecides = vi.fn();
  await show({ onNoneDecides, introduction: 'In other words' });
  const none = page.getByRole('button', { name: labels.noneDecides });
  await userEvent.click(none);
  expect(onNoneDecides).toHaveBeenCalledOnce();
  await userEvent.click(state('Age', /^70/));
  expect([none.elements(), page.getByText('In other words').elements()]).toEqual([[], []]);
  await userEvent.click(page.getByRole('button', { name: 'Delete combination 1' }));
  await expect.element(none).toBeVisible();
  await userEvent.click(page.getByRole('switch', { name: labels.setRemaining }));
  expect(none.elements()).toEqual([]);
});
