import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type * as Later from './LaterConfirmDialog.js';

/** A module that has loaded nothing yet, whatever other tests did on this page. */
const fresh = './LaterConfirmDialog.tsx?fresh';
const { LaterConfirmDialog } = (await import(/* @vite-ignore */ fresh)) as typeof Later;

const onConfirm = vi.fn();

interface Session {
  send: (method: string, params?: Record<string, unknown>) => Promise<unknown>;
}

/** From now on the browser does not get these files. */
async function blocked(urls: readonly string[]) {
  const session = cdp() as unknown as Session;
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls });
}

afterEach(async () => {
  vi.useRealTimers();
  await blocked([]);
});

function Asking({ asksAtOnce = false, dialog: Dialog = LaterConfirmDialog }) {
  const [asking, setAsking] = useState(asksAtOnce);
  return (
    <CredenceProvider>
      <button type="button" onClick={() => setAsking(true)}>
        Discard
      </button>
      <Dialog
        open={asking}
        question="Discard it?"
        onConfirm={onConfirm}
        onCancel={() => setAsking(false)}
      />
    </CredenceProvider>
  );
}

test('R-3191: where the dialog cannot be loaded, that is told once it is asked for, and "Try again" opens it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await blocked(['*/confirm-dialog/ConfirmDialog.tsx*']);
  const { LaterConfirmDialog: Unloaded } = (await import(/* @vite-ignore */ `${fresh}-unloaded`)) as typeof Later;
  await render(<Asking dialog={Unloaded} />);
  await userEvent.click(page.getByRole('button', { name: 'Discard' }));
  await expect
    .poll(async () => {
      await vi.advanceTimersByTimeAsync(4_000);
      return page.getByRole('alert').elements().length;
    })
    .toBe(1);
  await expect.element(page.getByRole('alert')).toHaveTextContent('This part could not be loaded.');
  await blocked([]);
  await userEvent.click(page.getByRole('button', { name: 'Try again' }));
  await expect.element(page.getByRole('alertdialog', { name: 'Discard it?' })).toBeVisible();
});

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
