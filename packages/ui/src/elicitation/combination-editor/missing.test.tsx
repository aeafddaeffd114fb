import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { combinationEditorLabels as labels } from '../../labels/english.js';
import { CombinationEditor } from './CombinationEditor.js';
import type { CombinationEditorProps } from './editorProps.js';

const node = { name: 'Metastasis', states: ['absent', 'present'] };
const parents = [
  { name: 'Smoking', states: ['none', 'heavy'] },
  { name: 'Age', states: ['young', 'old'] },
];
const onDone = vi.fn();

afterEach(async () => {
  onDone.mockClear();
  await page.viewport(1024, 768);
});

const show = (props: Partial<CombinationEditorProps> = {}) =>
  render(
    <CredenceProvider>
      <CombinationEditor node={node} parents={parents} onDone={onDone} {...props} />
    </CredenceProvider>,
  );
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const alert = page.getByRole('alert');

test('R-3103: an editor of five lines says what is missing when "Done" is pressed too early', async () => {
  const save = vi.fn();
  await render(
    <CombinationEditor
      node={{ name: 'Metastasis', states: ['absent', 'present'] }}
      parents={[{ name: 'Smoking', states: ['none', 'heavy'] }]}
      onDone={save}
    />,
  );
  await press(labels.done);
  await expect.element(alert).toHaveTextContent(labels.selectBeforeDone);
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  expect(save).not.toHaveBeenCalled();
});

test.each([
  ['a wide window', 1024, 768],
  ['a phone', 390, 844],
  ['a low window, where the buttons scroll with the page', 1024, 400],
])('R-3317: in %s the sentence is in sight until the next choice', async (_, width, height) => {
  await page.viewport(width, height);
  await show();
  await press(labels.done);
  await expect.element(alert).toHaveTextContent(labels.selectBeforeDone);
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  await userEvent.click(page.getByRole('switch', { name: labels.setRemaining }));
  await expect.element(alert).not.toBeInTheDocument();
});

test('R-3317: "Add another combination" says what it needs, each time anew, and no longer once a state is chosen', async () => {
  await show();
  await press(labels.addAnother);
  await expect.element(alert).toHaveTextContent(labels.selectBeforeAdding);
  const first = alert.element();
  await press(labels.addAnother);
  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(alert).toBeInViewport({ ratio: 1 });
  await press('heavy');
  await expect.element(alert).not.toBeInTheDocument();
});

test('R-3642: "Add another combination" leads to the first state', async () => {
  await show();
  await press(labels.addAnother);
  await expect.element(page.getByRole('button', { name: 'none', exact: true })).toHaveFocus();
});

test('R-3317: a page that gives the error decides how long it is said', async () => {
  const onError = vi.fn();
  const { rerender } = await show({ onError, error: null });
  await press(labels.done);
  expect(onError).toHaveBeenCalledExactlyOnceWith('selectBeforeDone', expect.objectContaining({ reason: 'done' }));
  expect(alert.elements()).toEqual([]);
  const editor = (error: CombinationEditorProps['error']) => (
    <CredenceProvider>
      <CombinationEditor node={node} parents={parents} onDone={onDone} onError={onError} error={error} />
    </CredenceProvider>
  );
  await rerender(editor('selectBeforeDone'));
  await expect.element(alert).toHaveTextContent(labels.selectBeforeDone);
  await rerender(editor(null));
  await expect.element(alert).not.toBeInTheDocument();
});

test('R-3317: a message about something else leaves it to the editor', async () => {
  await show({ message: <p>Nothing is saved yet.</p> });
  await press(labels.done);
  await expect.element(alert).toHaveTextContent(labels.selectBeforeDone);
  await expect.element(page.getByText('Nothing is saved yet.')).toBeVisible();
});
