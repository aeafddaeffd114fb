import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { Dialog } from './Dialog.js';

const onOpenChange = vi.fn();
beforeEach(() => onOpenChange.mockClear());

function Opening({ dialog }: { dialog: 'Dialog' | 'ConfirmDialog' }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <CredenceProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {dialog === 'Dialog' ? (
        <Dialog open={open} onOpenChange={setOpen} title="Collaborators" />
      ) : (
        <ConfirmDialog open={open} question="Really?" confirmLabel="Yes" onConfirm={close} onCancel={close} />
      )}
    </CredenceProvider>
  );
}

test.each([
  ['Dialog', 'Close'],
  ['ConfirmDialog', 'Cancel'],
  ['ConfirmDialog', 'Yes'],
] as const)('%s gives the focus back to what opened it, after "%s"', async (dialog, name) => {
  await render(<Opening dialog={dialog} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await userEvent.click(page.getByRole('button', { name }));
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test.each(['Dialog', 'ConfirmDialog'] as const)('%s does so after Escape', async (dialog) => {
  await render(<Opening dialog={dialog} />);
  await userEvent.click(page.getByRole('button', { name: 'Open' }));
  await expect.element(page.getByRole(dialog === 'Dialog' ? 'dialog' : 'alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('R-2341: a dialog with something to fill in begins there: the first space typed is text, and closes nothing', async () => {
  await render(
    <CredenceProvider>
      <Dialog open onOpenChange={onOpenChange} title="Collaborators">
        <input type="hidden" />
        <input aria-label="Why" />
      </Dialog>
    </CredenceProvider>,
  );
  const why = page.getByRole('textbox', { name: 'Why' });
  await expect.element(why).toHaveFocus();
  await userEvent.keyboard('she knows it');
  await expect.element(why).toHaveValue('she knows it');
  expect(onOpenChange).not.toHaveBeenCalled();
});
