import { useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { BarChart, Combobox, Dialog, NoticeModal, SearchField } from '../../../../src/index.js';
import { type Point, dragMouse, pressMouse, swipe } from '../../../fingers.js';
import type { DialogControl } from './controls.js';
import { note, opened, settled, sheetOf } from './page.js';

const BESIDE: Point = [6, 6];
const box = <Combobox items={['Larynx', 'Hepar']} label="Network" />;
const list = () => page.getByRole('combobox', { name: 'Network' });

const stays = async (control: DialogControl) => {
  await settled();
  await expect.element(sheetOf(control)).toBeVisible();
};
const goes = async (control: DialogControl) => {
  await expect.element(sheetOf(control)).not.toBeInTheDocument();
};
/** A point of the title, where no press does anything. */
const inTitle = (control: DialogControl): Point => {
  const { left, top } = sheetOf(control).element().querySelector('h2')!.getBoundingClientRect();
  return [left + 4, top + 4];
};

/** A dialog in the dialog. */
function Inner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open another
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Another">
        <input aria-label="Another note" />
      </Dialog>
    </>
  );
}
const inner = () => page.getByRole('dialog', { name: 'Another' });

export async function escapeTopmost(control: DialogControl) {
  await opened({ control, inside: <Inner /> });
  await userEvent.click(page.getByRole('button', { name: 'Open another' }));
  await expect.element(inner()).toBeVisible();
  await userEvent.keyboard('{Escape>4/}');
  await expect.element(inner()).not.toBeInTheDocument();
  await stays(control);
  await expect.element(page.getByRole('button', { name: 'Open another' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await goes(control);
}

export async function escapeUsed(control: DialogControl) {
  const inside = (
    <>
      {box}
      <SearchField label="Search people" />
      <div data-uses-escape="">
        <button type="button">Part</button>
      </div>
      <BarChart label="Logins" categories={['Mon', 'Tue']} series={[{ name: 'Logins', values: [3, 5] }]} />
    </>
  );
  await opened({ control, inside });
  await userEvent.type(list(), 'hep');
  await expect.element(list()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(list()).toHaveAttribute('aria-expanded', 'false');
  await stays(control);
  await userEvent.type(page.getByRole('searchbox'), 'ann');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  await stays(control);
  (page.getByRole('button', { name: 'Part' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await stays(control);
  await userEvent.tab();
  const tooltip = () => sheetOf(control).element().querySelector('[data-slot="tooltip"]');
  await expect.poll(tooltip).not.toBeNull();
  await userEvent.keyboard('{Escape}');
  await expect.poll(tooltip).toBeNull();
  await stays(control);
  await userEvent.click(note());
  const composing = new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true });
  note().element().dispatchEvent(composing);
  await stays(control);
  await userEvent.keyboard('{Escape}');
  await goes(control);
}

export async function pressBeside(control: DialogControl) {
  await opened({ control, inside: box });
  await userEvent.type(list(), 'hep');
  await expect.element(list()).toHaveAttribute('aria-expanded', 'true');
  await pressMouse(BESIDE);
  await expect.element(list()).toHaveAttribute('aria-expanded', 'false');
  await stays(control);
  await pressMouse(BESIDE);
  await (control.closesBeside ? goes(control) : stays(control));
}

export async function wholePress(control: DialogControl) {
  await opened({ control, inside: <p style={{ blockSize: '200vh' }}>Long</p> });
  await userEvent.type(note(), 'typed');
  await pressMouse(BESIDE, 'middle');
  await stays(control);
  await pressMouse(BESIDE, 'right');
  await stays(control);
  await dragMouse(inTitle(control), BESIDE);
  await stays(control);
  await dragMouse(BESIDE, inTitle(control));
  await stays(control);
  await swipe([6, 400], [6, 100]);
  await stays(control);
  // The press that the scroll began is over: a key pressed in the dialog is none that ends it.
  await userEvent.click(note());
  await swipe([6, 400], [6, 100]);
  sheetOf(control).element().querySelector('h2')!.click();
  await stays(control);
  await expect.element(note()).toHaveValue('typed');
}

export async function typedStays(control: DialogControl) {
  const notice = (
    <NoticeModal open tone="error" title="Not saved" closeAfter={60_000} onClose={() => {}}>
      The server is busy.
    </NoticeModal>
  );
  await opened({ control, inside: <Inner />, beside: notice });
  await userEvent.type(note(), 'typed');
  await userEvent.click(page.getByText('The server is busy.'));
  await stays(control);
  await userEvent.click(page.getByRole('heading', { name: 'Not saved' }));
  await stays(control);
  await userEvent.click(page.getByRole('button', { name: 'Open another' }));
  await userEvent.type(page.getByRole('textbox', { name: 'Another note' }), 'more');
  await userEvent.click(page.getByText('The server is busy.'));
  await expect.element(page.getByRole('textbox', { name: 'Another note' })).toHaveValue('more');
  await pressMouse(BESIDE);
  await expect.element(inner()).not.toBeInTheDocument();
  await stays(control);
  await expect.element(note()).toHaveValue('typed');
}

export async function refusingParent(control: DialogControl) {
  await opened({ control, refuses: true });
  await userEvent.type(note(), 'typed');
  await userEvent.keyboard('{Escape}');
  await pressMouse(BESIDE);
  await stays(control);
  await expect.element(note()).toHaveValue('typed');
  await userEvent.tab();
  await userEvent.tab();
  expect(sheetOf(control).element().contains(document.activeElement)).toBe(true);
}
