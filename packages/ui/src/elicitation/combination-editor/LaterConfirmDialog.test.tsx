import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { touch } from '../../../test/fingers.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type * as Later from './LaterConfirmDialog.js';

/** A module that has loaded nothing yet, whatever other tests did on this page. */
const fresh = async (name: string) =>
  ((await import(/* @vite-ignore */ `./LaterConfirmDialog.tsx?fresh-${name}`)) as typeof Later).LaterConfirmDialog;
const LaterConfirmDialog = await fresh('asking');

const onConfirm = vi.fn();

function Asking({ asksAtOnce = false, Dialog = LaterConfirmDialog }) {
  const [asking, setAsking] = useState(asksAtOnce);
  return (
    <CredenceProvider>
      <button type="button" onClick={() => setAsking(true)}>
        Discard
      </button>
      <Dialog
        open={asking}
        mayAsk={false}
        question="Discard it?"
        onConfirm={onConfirm}
        onCancel={() => setAsking(false)}
      />
    </CredenceProvider>
  );
}

test('R-3124: a question asked before its dialog is loaded opens once it is', async () => {
  await render(<Asking asksAtOnce />);
  expect(page.getByRole('alertdialog').elements()).toEqual([]);
  await expect.element(page.getByRole('alertdialog', { name: 'Discard it?' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

const button = page.getByRole('button', { name: 'Discard' });
const byKey = () => {
  (button.element() as HTMLElement).focus();
  return userEvent.keyboard('{Enter}');
};
const byFinger = async () => {
  const { x, y, width, height } = button.element().getBoundingClientRect();
  await touch('touchStart', [x + width / 2, y + height / 2]);
  await touch('touchEnd');
};
test.each([
  ['key', byKey],
  ['finger', byFinger],
])(
  'R-3124: a dialog that is loaded because of a press by a %s takes the focus and gives it back',
  async (by, press) => {
    await render(<Asking Dialog={await fresh(by)} />);
    await press();
    await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button).toHaveFocus();
    expect(onConfirm).not.toHaveBeenCalled();
  },
);

test('R-3124: it gives the focus back to the button that was pressed', async () => {
  await render(<Asking />);
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Discard' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});
