import { StrictMode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider, Dialog } from '../../../../src/index.js';
import { pressMouse } from '../../../fingers.js';
import { ofPage, settled } from '../dialog/page.js';
import { keepPromises } from '../keepPromises.js';
import kind, { type MenuControl } from './controls.js';

const button = () => page.getByRole('button', { name: /ann@example.org/ });
const menu = () => page.getByRole('menu');
const entry = (name: string) => page.getByRole('menuitem', { name });
const choice = (name: string) => page.getByRole('menuitemradio', { name });

async function shown(control: MenuControl) {
  const chosen: string[] = [];
  const behind = vi.fn();
  const { unmount } = await render(
    <StrictMode>
      <CredenceProvider>
        {control.draw((name) => chosen.push(name))}
        <button type="button" onClick={behind} style={{ marginBlock: '100vh' }}>
          Behind
        </button>
      </CredenceProvider>
    </StrictMode>,
  );
  return { chosen, behind, unmount };
}
async function opened(control: MenuControl) {
  const known = await shown(control);
  await userEvent.click(button());
  await expect.element(menu()).toBeVisible();
  return known;
}
const closed = () => expect.element(menu()).not.toBeInTheDocument();

keepPromises('R-2316', kind, {
  named: async (control) => {
    await shown(control);
    await expect.element(button()).toHaveAttribute('aria-haspopup', 'menu');
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button());
    await expect.element(page.getByRole('menu', { name: /ann@example.org/ })).toBeVisible();
    expect(document.querySelector('[aria-haspopup="menu"]')?.getAttribute('aria-expanded')).toBe('true');
  },
  'opened-by-keys': async (control) => {
    await shown(control);
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      (button().element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      await expect.element(entry('Profile')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await closed();
    }
  },
  'walked-by-keys': async (control) => {
    await shown(control);
    (button().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    for (const [key, there] of [
      ['{ArrowUp}', entry('Profile')],
      ['{ArrowDown}', choice('English')],
      ['{End}', entry('Log out')],
      ['{ArrowDown}', entry('Log out')],
      ['{Home}', entry('Profile')],
      ['d', choice('Deutsch')],
    ] as const) {
      await userEvent.keyboard(key);
      await expect.element(there).toHaveFocus();
    }
  },
  chooses: async (control) => {
    const { chosen } = await opened(control);
    await userEvent.click(choice('Deutsch'));
    await expect.element(choice('Deutsch')).toHaveAttribute('aria-checked', 'true');
    await userEvent.click(entry('Profile'));
    await closed();
    for (const key of ['{Enter}', ' ']) {
      (button().element() as HTMLElement).focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect.element(entry('Profile')).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect.element(entry('Log out')).toHaveFocus();
      await userEvent.keyboard(key);
      await closed();
    }
    expect(chosen).toEqual(['de', 'Profile', 'Log out', 'Log out']);
  },
  'focus-returns': async (control) => {
    await opened(control);
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect.element(button()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(entry('Log out'));
    await closed();
    await expect.element(button()).toHaveFocus();
  },
  'escape-alone': async (control) => {
    const onOpenChange = vi.fn();
    await render(
      <CredenceProvider>
        <Dialog open onOpenChange={onOpenChange} title="Account">
          {control.draw(() => {})}
        </Dialog>
      </CredenceProvider>,
    );
    await userEvent.click(button());
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{Escape>3/}');
    await closed();
    expect(onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledOnce();
  },
  'press-beside': async (control) => {
    const { behind } = await opened(control);
    await pressMouse([10, 400], 'middle');
    await pressMouse([10, 400], 'right');
    await settled();
    await expect.element(menu()).toBeVisible();
    const beside = page.getByRole('button', { name: 'Behind' });
    await userEvent.click(beside);
    await closed();
    expect(behind).not.toHaveBeenCalled();
    await userEvent.click(beside);
    expect(behind).toHaveBeenCalledOnce();
  },
  'page-goes-on': async (control) => {
    await opened(control);
    expect([ofPage().presses, ofPage().locked]).toEqual(['', false]);
    page.getByRole('button', { name: 'Behind' }).element().scrollIntoView();
    expect(window.scrollY).toBeGreaterThan(0);
    await expect.element(menu()).toBeVisible();
  },
  'right-to-left': async (control) => {
    document.documentElement.dir = 'rtl';
    try {
      await opened(control);
      expect(getComputedStyle(menu().element()).direction).toBe('rtl');
    } finally {
      document.documentElement.removeAttribute('dir');
    }
  },
  'unmounted-open': async (control) => {
    const before = ofPage();
    const { unmount } = await opened(control);
    await unmount();
    await settled();
    expect(ofPage()).toEqual(before);
  },
});
