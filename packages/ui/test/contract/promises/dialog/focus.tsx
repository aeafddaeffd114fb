import { useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Combobox, CredenceProvider, UserMenu, UserMenuItem } from '../../../../src/index.js';
import type { DialogControl } from './controls.js';
import { note, opened, opener, settled, sheetOf } from './page.js';

const hasFocus = (name: string) => expect.element(page.getByRole('button', { name })).toHaveFocus();

export async function focusInside(control: DialogControl) {
  await opened({ control, beside: <button type="button">Behind</button> });
  const sheet = sheetOf(control).element();
  await expect.poll(() => sheet.contains(document.activeElement)).toBe(true);
  for (const shift of [false, true]) {
    const reached = new Set<Element | null>();
    for (let press = 0; press < 8; press++) {
      await userEvent.tab({ shift });
      reached.add(document.activeElement);
    }
    expect([...reached].filter((element) => !sheet.contains(element))).toEqual([]);
    expect(reached.size).toBeGreaterThan(1);
  }
}

export async function tabArrives(control: DialogControl) {
  const items = ['Apple', 'Zebra'];
  await opened({
    control,
    inside: <Combobox label="Fruit" items={items} defaultValue="Zebra" />,
  });
  await userEvent.click(page.getByRole('combobox', { name: 'Fruit' }));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('option', { name: 'Zebra' })).toBeVisible();
  await userEvent.tab();
  await hasFocus('Clear choice');
}

export async function focusReturns(control: DialogControl) {
  await opened({ control });
  await userEvent.click(note());
  await userEvent.keyboard('{Escape}');
  await expect.element(sheetOf(control)).not.toBeInTheDocument();
  await expect.element(opener()).toHaveFocus();
}

/** A list of people; the dialog asks about one of them, who is gone or set aside when it closes. */
function People({ control, then }: { control: DialogControl; then: 'remove' | 'disable' | 'removeAll' }) {
  const [people, setPeople] = useState(['Ann', 'Bea', 'Cid']);
  const [asked, setAsked] = useState<string>();
  const [disabled, setDisabled] = useState<string>();
  const close = () => {
    if (then === 'disable') setDisabled(asked);
    else setPeople((all) => (then === 'removeAll' ? [] : all.filter((name) => name !== asked)));
    setAsked(undefined);
  };
  return (
    <CredenceProvider>
      <a href="#elsewhere">Elsewhere</a>
      <main>
        <button type="button">Invite</button>
        <ul>
          {people.map((name) => (
            <li key={name}>
              {name}
              <button type="button" disabled={disabled === name} onClick={() => setAsked(name)}>
                Remove {name}
              </button>
            </li>
          ))}
        </ul>
      </main>
      {control.draw({ open: asked !== undefined, onClose: close })}
    </CredenceProvider>
  );
}

export async function focusNearby(control: DialogControl) {
  const about = async (then: 'remove' | 'disable' | 'removeAll', name: string) => {
    const { unmount } = await render(<People control={control} then={then} />);
    await userEvent.click(page.getByRole('button', { name: `Remove ${name}` }));
    await expect.element(sheetOf(control)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await settled();
    return unmount;
  };
  for (const [then, name, next] of [
    ['remove', 'Bea', 'Remove Cid'],
    ['remove', 'Cid', 'Remove Bea'],
    ['disable', 'Ann', 'Remove Bea'],
    ['removeAll', 'Bea', 'Invite'],
  ] as const) {
    const end = await about(then, name);
    await hasFocus(next);
    await end();
  }
}

function MenuAndDialog({ control }: { control: DialogControl }) {
  const [open, setOpen] = useState(false);
  return (
    <CredenceProvider>
      <header>
        <UserMenu username="ann@example.org">
          <UserMenuItem onSelect={() => setOpen(true)}>Log out</UserMenuItem>
        </UserMenu>
      </header>
      {control.draw({ open, onClose: () => setOpen(false) })}
    </CredenceProvider>
  );
}

export async function focusMenu(control: DialogControl) {
  await render(<MenuAndDialog control={control} />);
  const badge = page.getByRole('button', { name: /ann@example.org/ });
  await userEvent.click(badge);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(sheetOf(control)).toBeVisible();
  await settled();
  await expect.poll(() => sheetOf(control).element().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(sheetOf(control)).not.toBeInTheDocument();
  await expect.element(badge).toHaveFocus();
}

export async function focusKept(control: DialogControl) {
  function Moves() {
    const [open, setOpen] = useState(false);
    const close = () => {
      setOpen(false);
      // What an application does that has somewhere better to go.
      setTimeout(() => document.querySelector('h1')?.focus());
    };
    return (
      <CredenceProvider>
        <h1 tabIndex={-1}>Saved</h1>
        <button type="button" onClick={() => setOpen(true)}>
          Open it
        </button>
        {control.draw({ open, onClose: close })}
      </CredenceProvider>
    );
  }
  await render(<Moves />);
  await userEvent.click(opener());
  await expect.element(sheetOf(control)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await settled();
  await expect.element(page.getByRole('heading', { name: 'Saved' })).toHaveFocus();
}
