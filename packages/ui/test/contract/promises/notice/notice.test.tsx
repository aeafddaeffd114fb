import { type ReactNode, StrictMode, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox, CredenceProvider, Dialog } from '../../../../src/index.js';
import { pressMouse } from '../../../fingers.js';
import { settled } from '../dialog/page.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import kind from './controls.js';

const notice = () => page.getByText('All answers are kept.');
const field = () => page.getByRole('textbox', { name: 'Comment' });
const dialog = () => page.getByRole('dialog', { name: 'Collaborators' });

/** A page with a field. The notice comes at the press of a button, and goes when it says so. */
function Page({ control, onClose, beside, ...props }: PageProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose();
    setOpen(false);
  };
  return (
    <StrictMode>
      <CredenceProvider>
        <button type="button" onClick={() => setOpen(true)}>
          Save
        </button>
        <input aria-label="Comment" onChange={() => setOpen(true)} />
        {beside}
        {control.render({ ...props, open, onClose: close })}
      </CredenceProvider>
    </StrictMode>
  );
}
interface PageProps extends Record<string, unknown> {
  control: ControlOfKind;
  onClose: () => void;
  beside?: ReactNode;
}

async function shown(control: ControlOfKind, props: Readonly<Record<string, unknown>> = {}) {
  const onClose = vi.fn();
  const { unmount } = await render(<Page control={control} onClose={onClose} {...props} />);
  await userEvent.click(page.getByRole('button', { name: 'Save' }));
  return { onClose, unmount };
}

/** Runs a test in which time passes when told to, once React has drawn what happened, and while gestures last. */
async function withoutTime(run: (pass: (ms: number) => Promise<void>) => Promise<void>) {
  const now = setTimeout;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    await run(async (ms) => {
      await new Promise((resolve) => now(resolve, 50));
      vi.advanceTimersByTime(ms);
    });
  } finally {
    vi.useRealTimers();
  }
}

keepPromises('R-2314', kind, {
  said: async (control) => {
    await shown(control);
    await expect.element(page.getByRole('dialog', { name: 'Saved' })).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toHaveAttribute('aria-live', 'polite');
    await render(<CredenceProvider>{control.render({ tone: 'error', title: 'Not saved' })}</CredenceProvider>);
    await expect.element(page.getByRole('alert')).toHaveAttribute('aria-live', 'assertive');
  },
  'goes-by-itself': async (control) => {
    const { onClose } = await shown(control, { closeAfter: 50 });
    await expect.element(notice()).not.toBeInTheDocument();
    await settled();
    expect(onClose).toHaveBeenCalledOnce();
  },
  waits: async (control) => {
    await withoutTime(async (pass) => {
      const { onClose } = await shown(control, { closeAfter: 20_000 });
      await userEvent.hover(notice());
      await pass(60_000);
      expect(onClose).not.toHaveBeenCalled();
      await userEvent.hover(field());
      await userEvent.click(field());
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
      await pass(60_000);
      expect(onClose).not.toHaveBeenCalled();
      await userEvent.click(field());
      await pass(20_000);
      expect(onClose).toHaveBeenCalledOnce();
    });
  },
  'focus-stays': async (control) => {
    await render(<Page control={control} onClose={() => {}} />);
    await userEvent.type(field(), 'abc');
    await expect.element(notice()).toBeVisible();
    await userEvent.keyboard('def');
    await userEvent.keyboard('{Escape}');
    await expect.element(notice()).not.toBeInTheDocument();
    await settled();
    await userEvent.keyboard('ghi');
    await expect.element(field()).toHaveValue('abcdefghi');
  },
  'closed-by-hand': async (control) => {
    const { onClose } = await shown(control);
    await userEvent.click(field());
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(notice()).not.toBeInTheDocument();
    expect(onClose).toHaveBeenCalledOnce();
  },
  escape: async (control) => {
    const onOpenChange = vi.fn();
    const { onClose } = await shown(control, {
      beside: <Dialog open={false} onOpenChange={onOpenChange} title="Collaborators" />,
    });
    await render(
      <CredenceProvider>
        <Dialog open onOpenChange={onOpenChange} title="Collaborators" />
        {control.render({ title: 'Later', onClose })}
      </CredenceProvider>,
    );
    await expect.element(dialog()).toBeVisible();
    await userEvent.keyboard('{Escape>3/}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(onOpenChange).not.toHaveBeenCalled();
  },
  'escape-used': async (control) => {
    const beside = <Combobox items={['Larynx']} label="Network" />;
    const { onClose } = await shown(control, { beside });
    const box = page.getByRole('combobox');
    await userEvent.type(box, 'lar');
    await userEvent.keyboard('{Escape}');
    await expect.element(box).toHaveAttribute('aria-expanded', 'false');
    const composing = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    field().element().dispatchEvent(new KeyboardEvent('keydown', composing));
    expect(onClose).not.toHaveBeenCalled();
  },
  'page-goes-on': async (control) => {
    const pressed = vi.fn();
    const beside = (
      <button type="button" onClick={pressed} style={{ display: 'block', marginBlockStart: '150vh' }}>
        Go on
      </button>
    );
    const { onClose } = await shown(control, { beside });
    await userEvent.click(page.getByRole('button', { name: 'Go on' }));
    await pressMouse([4, 4]);
    await pressMouse([4, 4], 'middle');
    expect(window.scrollY).toBeGreaterThan(0);
    expect([pressed.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    await expect.element(notice()).toBeVisible();
  },
  'above-a-dialog': async (control) => {
    const drawn = (open: { dialog: boolean; notice: boolean }, onClose: () => void, onOpenChange: () => void) => (
      <CredenceProvider>
        <Dialog open={open.dialog} onOpenChange={onOpenChange} title="Collaborators">
          <input aria-label="Comment" />
        </Dialog>
        {control.render({ open: open.notice, onClose })}
      </CredenceProvider>
    );
    for (const first of ['dialog', 'notice'] as const) {
      const said = [vi.fn(), vi.fn()] as const;
      const { rerender, unmount } = await render(
        drawn({ dialog: first === 'dialog', notice: first === 'notice' }, ...said),
      );
      await rerender(drawn({ dialog: true, notice: true }, ...said));
      await userEvent.type(field(), 'typed');
      await expect.element(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
      for (let press = 0; press < 5; press++) {
        await userEvent.tab();
        expect(dialog().element().contains(document.activeElement)).toBe(true);
      }
      await userEvent.click(notice());
      const inNotice = page.elementLocator(notice().element().parentElement!);
      await userEvent.click(inNotice.getByRole('button', { name: 'Close' }));
      await settled();
      expect(said.map((each) => each.mock.calls.length)).toEqual([1, 0]);
      await expect.element(field()).toHaveValue('typed');
      await unmount();
    }
  },
  'unmounted-open': async (control) => {
    await withoutTime(async (pass) => {
      const { onClose, unmount } = await shown(control, { closeAfter: 20_000 });
      await expect.element(notice()).toBeVisible();
      await unmount();
      await pass(60_000);
      await userEvent.keyboard('{Escape}');
      expect(onClose).not.toHaveBeenCalled();
    });
  },
});
