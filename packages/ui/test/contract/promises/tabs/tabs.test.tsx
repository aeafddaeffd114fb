import type { ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endEmulation } from '../../emulation.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import { type GivenProps, showInForm } from '../showInForm.js';
import { tap } from '../tap.js';
import kind from './controls.js';

endEmulation();

const panel = (label: string, content: ReactNode = `All of it as ${label}`) => ({
  value: `${label} 1`,
  label,
  content,
});
const [list, map, table] = [panel('List'), panel('Map'), panel('Table')] as const;

async function show(control: ControlOfKind, props: GivenProps = {}) {
  const onValueChange = vi.fn();
  const given = { panels: [list, map, table], onValueChange, ...props };
  const shown = await showInForm(control, given);
  return {
    ...shown,
    tab: (name: string) => page.getByRole('tab', { name }),
    keys: (text: string) => userEvent.keyboard(text),
    focused: () => document.activeElement?.textContent,
    open: () =>
      page
        .getByRole('tab', { selected: true })
        .elements()
        .map((tab) => tab.textContent),
    /** The texts of the panels that are seen. */
    seen: () =>
      page
        .getByRole('tabpanel')
        .elements()
        .map((each) => each.textContent),
    told: () => onValueChange.mock.calls.map(([value, { reason }]) => [value, reason] as unknown),
    again: (other: GivenProps) => shown.again({ ...given, ...other }),
  };
}

keepPromises('R-2309', kind, {
  'named-list': async (control) => {
    await show(control, { defaultValue: 'Map 1' });
    const tabs = page.getByRole('tablist', { name: 'View' });
    await expect.element(tabs.getByRole('tab', { name: 'Map', selected: true })).toBeVisible();
    await expect.element(tabs.getByRole('tab', { name: 'List', selected: false })).toBeVisible();
    await expect.element(page.getByRole('tabpanel', { name: 'Map' })).toHaveTextContent('All of it as Map');
    const tab = tabs.getByRole('tab', { name: 'Map' }).element();
    expect(document.getElementById(tab.getAttribute('aria-controls')!)?.role).toBe('tabpanel');
  },
  'one-stop': async (control) => {
    const it = await show(control, { panels: [list, panel('Map', <input aria-label="Filter" />), table] });
    await it.tab('Map').click();
    await it.leave();
    await userEvent.tab();
    expect(it.focused()).toBe('Map');
    await userEvent.tab();
    expect(document.activeElement?.ariaLabel).toBe('Filter');
    await userEvent.tab({ shift: true });
    expect(it.focused()).toBe('Map');
  },
  'arrow-keys': async (control) => {
    const it = await show(control);
    await it.tab('List').click();
    for (const [key, name] of [
      ['ArrowRight', 'Map'],
      ['End', 'Table'],
      ['ArrowRight', 'List'],
      ['ArrowLeft', 'Table'],
      ['Home', 'List'],
    ] as const) {
      await it.keys(`{${key}}`);
      expect([key, it.focused(), it.open()]).toEqual([key, name, [name]]);
    }
    await it.leave();
    it.form.dir = 'rtl';
    await userEvent.tab();
    await it.keys('{ArrowLeft}');
    expect(it.open()).toEqual(['Map']);
  },
  'text-is-reached': async (control) => {
    const it = await show(control, { panels: [list, panel('Map', <p>More</p>)] });
    await it.tab('List').click();
    await userEvent.tab();
    expect(document.activeElement).toBe(page.getByRole('tabpanel').element());
    await it.tab('Map').click();
    await userEvent.tab();
    expect(it.focused()).toBe('More');
    // Whatever is shown later: the tabs themselves are not drawn again.
    const less = document.createElement('button');
    page.getByText('More').element().append(less);
    await it.tab('Map').click();
    await userEvent.tab();
    expect(document.activeElement).toBe(less);
  },
  'always-one-open': async (control) => {
    const it = await show(control, { defaultValue: 'no such' });
    expect([it.open(), it.seen()]).toEqual([['List'], ['All of it as List']]);
    await it.tab('Table').click();
    await it.again({ panels: [list, map] });
    expect([it.open(), it.seen(), it.told()]).toEqual([['List'], ['All of it as List'], [['Table 1', 'press']]]);
    await it.again({ value: 'gone', panels: [map, table] });
    expect([it.open(), it.seen(), it.told().length]).toEqual([['Map'], ['All of it as Map'], 1]);
    await it.leave();
    await userEvent.tab();
    expect(it.focused()).toBe('Map');
  },
  'comes-later': async (control) => {
    const it = await show(control, { defaultValue: 'Table 1', panels: [list, map] });
    await it.again({ panels: [list, map, table] });
    expect([it.open(), it.seen(), it.told()]).toEqual([['Table'], ['All of it as Table'], []]);
  },
  'reports-once': async (control) => {
    const it = await show(control);
    await it.tab('List').click();
    await it.tab('Map').click();
    await it.tab('Map').click();
    await it.keys('{ArrowRight}');
    await tap(it.tab('List').element());
    await expect.poll(it.open).toEqual(['List']);
    expect(it.told()).toEqual([
      ['Map 1', 'press'],
      ['Table 1', 'key'],
      ['List 1', 'press'],
    ]);
  },
  'primary-press': async (control) => {
    const it = await show(control);
    await it.tab('Map').click({ button: 'right' });
    await it.tab('Map').click({ button: 'middle' });
    expect([it.open(), it.told()]).toEqual([['List'], []]);
  },
  'parent-decides': async (control) => {
    const it = await show(control, { value: 'List 1' });
    await it.tab('Map').click();
    expect([it.open(), it.told()]).toEqual([['List'], [['Map 1', 'press']]]);
    await it.again({ value: 'Table 1' });
    expect([it.open(), it.told().length]).toEqual([['Table'], 1]);
  },
  'panels-stay': async (control) => {
    const it = await show(control, { panels: [panel('List', <input name="note" aria-label="Note" />), map] });
    await userEvent.fill(page.getByRole('textbox', { name: 'Note' }), 'rare');
    await it.tab('Map').click();
    expect(it.data('note')).toEqual(['rare']);
    await it.tab('List').click();
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('rare');
  },
  'single-panel': async (control) => {
    const it = await show(control, { panels: [map], value: 'no such' });
    await expect.element(page.getByText('All of it as Map')).toBeVisible();
    expect([page.getByRole('tab').elements(), it.seen()]).toEqual([[], []]);
  },
});
