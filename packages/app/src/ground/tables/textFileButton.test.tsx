import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextFileButton } from './TextFileButton.js';

/** The field behind the button, which nobody sees. */
const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;

test('R-3476: the button opens the choice of a file, by a press and by keys', async () => {
  await render(<TextFileButton onFile={() => undefined}>Read a CSV</TextFileButton>);
  await expect.element(page.getByRole('button', { name: 'Read a CSV' })).toBeVisible();
  const asked = vi.spyOn(input(), 'click').mockImplementation(() => undefined);
  await userEvent.click(page.getByRole('button', { name: 'Read a CSV' }));
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('R-3476: the same file is read again once it was changed', async () => {
  const read: string[] = [];
  await render(
    <TextFileButton onFile={(file) => void file.text().then((text) => read.push(text))}>Read a CSV</TextFileButton>,
  );
  await expect.element(page.getByRole('button', { name: 'Read a CSV' })).toBeVisible();
  for (const text of ['x0,Asia', 'x0,Europe'])
    await userEvent.upload(page.elementLocator(input()), new File([text], 'names.csv', { type: 'text/csv' }));
  await expect.poll(() => read).toEqual(['x0,Asia', 'x0,Europe']);
  expect(input().value).toBe('');
});
