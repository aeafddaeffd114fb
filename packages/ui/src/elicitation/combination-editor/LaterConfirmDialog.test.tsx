import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type * as Later from './LaterConfirmDialog.js';

/** A module that has loaded nothing yet, whatever other tests did on this page. */
const fresh = './LaterConfirmDialog.tsx?fresh';
const { LaterConfirmDialog } = (await import(/* @vite-ignore */ fresh)) as typeof Later;

const onConfirm = vi.fn();

function Asking({ asksAtOnce = false }) {
  const [asking, setAsking] = useState(asksAtOnce);
  return (
    <CredenceProvider>
      <button type="button" onClick={() => setAsking(true)}>
        Discard
      </button>
      <LaterConfirmDialog
        open={asking}
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

test('R-3124: it gives the focus back to the button that was pressed', async () => {
  await render(<Asking />);
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Discard' })).toHaveFocus();
  expect(onConfirm).not.toHaveBeenCalled();
});
