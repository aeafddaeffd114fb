import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { CombinationEditor } from './CombinationEditor.js';

/** The kit's sliders, which come with the last test. */
const file = vi.hoisted(() => {
  let come = () => {};
  const here = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come, here };
});
vi.mock('./CombinationAnswer.js', async (original) => {
  await file.here;
  return original();
});

const onDone = vi.fn();
const onError = vi.fn();
const show = () =>
  render(
    <CredenceProvider>
      <CombinationEditor
        node={{ name: 'Metastasis', states: ['absent', 'present'] }}
        parents={[{ name: 'Smoking', states: ['none', 'heavy'] }]}
        {...{ onDone, onError }}
      />
    </CredenceProvider>,
  );
const press = (name: string | RegExp) =>
  userEvent.click(page.getByRole('button', { name, exact: typeof name === 'string' }));
const sliders = () => page.getByRole('slider').elements().length;
const refused = (reason: string) => ['wait-for-sliders', expect.objectContaining({ reason })];

beforeEach(() => {
  vi.clearAllMocks();
});
afterEach(() => page.viewport(1024, 768));

test('R-3192: the editor saves and adds nothing before its sliders are there, and says why', async () => {
  await show();
  await press('heavy');
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await press('Done');
  await press('Add another combination');
  expect(onError.mock.calls).toEqual([refused('done'), refused('add')]);
  expect([onDone.mock.calls, sliders()]).toEqual([[], 0]);
});

test('R-3192: on a phone nobody goes on from sliders that are not there yet', async () => {
  await page.viewport(390, 844);
  await show();
  await press('Add another combination');
  await press(/^heavy/);
  await press('Set shares');
  await expect.element(page.getByText('Loading...')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Check' }).last());
  expect(onError.mock.calls).toEqual([refused('add')]);
  await expect.element(page.getByRole('heading', { name: 'How likely is each state?' })).toBeVisible();
});

test('R-3192: once the sliders are there, what they say is saved', async () => {
  await show();
  await press('heavy');
  file.come();
  await expect.poll(sliders).toBe(2);
  await press('Done');
  expect(onDone.mock.calls.map(([combinations]) => combinations)).toEqual([
    [{ selection: { 0: 1 }, values: [50, 50], number: 1 }],
  ]);
  expect(onError).not.toHaveBeenCalled();
});
