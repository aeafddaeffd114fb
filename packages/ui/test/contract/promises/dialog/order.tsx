import { StrictMode } from 'react';
import { createPortal } from 'react-dom';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog, CredenceProvider, Dialog, NoticeModal } from '../../../../src/index.js';
import type { DialogControl } from './controls.js';
import { note, ofPage, opened, opener, Page, settled, sheetOf } from './page.js';

type Layer = 'closed' | 'open' | 'unmounted';
const nothing = () => {};

/** The dialog with three layers that come and go beside it. */
function Stack({ control, layers }: { control: DialogControl; layers: readonly Layer[] }) {
  const drawn = [
    (open: boolean) => control.draw({ open, onClose: nothing, children: <input aria-label="Note" /> }),
    (open: boolean) => (
      <Dialog open={open} onOpenChange={nothing} title="Second">
        <button type="button">In the second</button>
      </Dialog>
    ),
    (open: boolean) => <ConfirmDialog open={open} question="Third?" onConfirm={nothing} onCancel={nothing} />,
    (open: boolean) => <NoticeModal open={open} tone="error" title="Said" closeAfter={60_000} onClose={nothing} />,
  ];
  return (
    <StrictMode>
      <CredenceProvider>
        <div style={{ blockSize: '200vh' }}>
          <button type="button">Open it</button>
        </div>
        {drawn.map((draw, index) =>
          layers[index] === 'unmounted' ? null : <div key={index}>{draw(layers[index] === 'open')}</div>,
        )}
      </CredenceProvider>
    </StrictMode>
  );
}

interface Step {
  readonly layer: number;
  readonly to: Layer;
}

/** The same orders in every run, each drawn at random. */
function randomOrders(count: number): Step[][] {
  let seed = 41;
  const below = (end: number) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed % end;
  };
  const to = ['open', 'open', 'closed', 'unmounted'] as const;
  const step = (): Step => ({ layer: below(4), to: to[below(4)]! });
  return Array.from({ length: count }, () => Array.from({ length: 3 + below(7) }, step));
}

export async function anyOrder(control: DialogControl) {
  const titles = [control.name, 'Second', 'Third?'];
  const close = [2, 0, 1, 3].map((layer): Step => ({ layer, to: 'closed' }));
  for (const order of randomOrders(24)) {
    let layers: Layer[] = ['closed', 'closed', 'closed', 'closed'];
    const { rerender, unmount } = await render(<Stack control={control} layers={layers} />);
    const before = ofPage();
    (opener().element() as HTMLElement).focus();
    let open: number[] = [];
    for (const { layer, to } of [...order, ...close]) {
      const was = layers[layer];
      layers = layers.with(layer, to);
      await rerender(<Stack control={control} layers={layers} />);
      await settled();
      if (was !== to && layer < 3) open = open.filter((each) => each !== layer);
      if (was !== to && layer < 3 && to === 'open') open.push(layer);
      const top = open.at(-1);
      const told = `${JSON.stringify(order)}, at ${layer} ${to}`;
      if (top === undefined) {
        expect(document.activeElement, told).toBe(opener().element());
        expect({ ...ofPage(), layers: 0 }, told).toEqual(before);
      } else {
        const holder = document.activeElement?.closest('[role="dialog"], [role="alertdialog"]');
        expect(holder?.querySelector('h2')?.textContent, told).toBe(titles[top]);
        expect(holder?.closest('[aria-hidden="true"]'), told).toBeNull();
        expect([ofPage().presses, ofPage().locked], told).toEqual(['none', true]);
      }
    }
    await unmount();
  }
}

export async function unmountedOpen(control: DialogControl) {
  const before = ofPage();
  const { rerender, unmount } = await render(<Stack control={control} layers={['open', 'closed', 'closed', 'open']} />);
  await expect.element(sheetOf(control)).toBeVisible();
  await rerender(<Stack control={control} layers={['open', 'open', 'closed', 'open']} />);
  await expect.element(page.getByRole('dialog', { name: 'Second' })).toBeVisible();
  expect(ofPage().locked).toBe(true);
  await unmount();
  await settled();
  expect(ofPage()).toEqual(before);
}

export async function pageModal(control: DialogControl) {
  const modal = document.body.appendChild(document.createElement('dialog'));
  modal.showModal();
  try {
    await opened({ control }, { container: modal.appendChild(document.createElement('div')) });
    expect(modal.contains(sheetOf(control).element())).toBe(true);
    await userEvent.type(note(), 'typed');
    await expect.element(note()).toHaveValue('typed');
    await userEvent.keyboard('{Escape}');
    await expect.element(sheetOf(control)).not.toBeInTheDocument();
    expect(modal.open).toBe(true);
    await expect.element(opener()).toHaveFocus();
  } finally {
    modal.remove();
  }
}

export async function shadowRoot(control: DialogControl) {
  const before = ofPage();
  const host = document.body.appendChild(document.createElement('div'));
  const shadow = host.attachShadow({ mode: 'open' });
  const portalContainer = shadow.appendChild(document.createElement('div'));
  try {
    const { unmount } = await render(
      createPortal(<Page control={control} portalContainer={portalContainer} />, shadow),
    );
    await userEvent.click(opener());
    await expect.element(sheetOf(control)).toBeVisible();
    const sheet = sheetOf(control).element();
    for (const shift of [false, true]) {
      for (let press = 0; press < 8; press++) {
        await userEvent.tab({ shift });
        expect(sheet.contains(shadow.activeElement)).toBe(true);
      }
    }
    await userEvent.keyboard('{Escape}');
    await expect.element(sheetOf(control)).not.toBeInTheDocument();
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Open it');
    await unmount();
    expect(ofPage()).toEqual(before);
  } finally {
    host.remove();
  }
}
