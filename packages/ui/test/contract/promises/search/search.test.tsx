import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { searchFieldLabels as words } from '../../../../src/labels/english.js';
import { endEmulation } from '../../emulation.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import { type GivenProps, showInForm } from '../showInForm.js';
import { tap } from '../tap.js';
import kind from './controls.js';

endEmulation();

async function show(control: ControlOfKind, props: GivenProps = {}) {
  const onValueChange = vi.fn();
  const given = { name: 'query', onValueChange, ...props };
  const shown = await showInForm(control, given);
  const input = page.getByRole('searchbox').element() as HTMLInputElement;
  return {
    ...shown,
    input,
    keys: (text: string) => userEvent.keyboard(text),
    clear: () => page.getByRole('button', { name: words.clear }),
    told: () => onValueChange.mock.calls.map(([value, { reason }]) => [value, reason] as unknown),
    sent: () => shown.data('query'),
    again: (other: GivenProps) => shown.again({ ...given, ...other }),
  };
}

keepPromises('R-2306', kind, {
  'named-search': async (control) => {
    await show(control);
    await expect.element(page.getByRole('search').getByRole('searchbox', { name: 'Search nodes' })).toBeVisible();
  },
  'every-change': async (control) => {
    const it = await show(control);
    it.input.focus();
    await it.keys('ab{Backspace}');
    document.execCommand('insertText', false, 'pasted');
    expect(it.told()).toEqual([
      ['a', 'type'],
      ['ab', 'type'],
      ['a', 'type'],
      ['apasted', 'type'],
    ]);
  },
  'escape-empties': async (control) => {
    const it = await show(control, { defaultValue: 'lung' });
    const around = vi.fn();
    // React listens below the body.
    document.body.addEventListener('keydown', around);
    it.input.focus();
    await it.keys('{Escape}');
    expect([it.input.value, document.activeElement, it.told()]).toEqual(['', it.input, [['', 'clear']]]);
    expect(around).toHaveBeenCalledTimes(0);
    await it.keys('{Escape}');
    expect([it.told().length, around.mock.calls.length]).toEqual([1, 1]);
    document.body.removeEventListener('keydown', around);
  },
  'clear-button': async (control) => {
    const it = await show(control);
    await expect.element(it.clear()).not.toBeInTheDocument();
    it.input.focus();
    await it.keys('lung');
    await it.clear().click();
    expect([it.input.value, document.activeElement, it.told().at(-1)]).toEqual(['', it.input, ['', 'clear']]);
    await expect.element(it.clear()).not.toBeInTheDocument();
  },
  'composed-letters': async (control) => {
    const it = await show(control, { defaultValue: 'lung' });
    it.input.focus();
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, isComposing: true });
    it.input.dispatchEvent(escape);
    expect([it.input.value, it.told()]).toEqual(['lung', []]);
  },
  'enter-sends': async (control) => {
    const it = await show(control, { defaultValue: 'lung' });
    it.input.focus();
    await it.keys('{Enter}');
    await expect.poll(it.sends).toBe(1);
    expect([it.input.value, it.told()]).toEqual(['lung', []]);
  },
  'says-the-results': async (control) => {
    const it = await show(control, { resultText: '12 of 47' });
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
    it.input.focus();
    await it.keys('l');
    await expect.element(page.getByRole('status')).toHaveTextContent('12 of 47');
  },
  'read-only': async (control) => {
    const it = await show(control, { defaultValue: 'lung', readOnly: true });
    await userEvent.click(it.input);
    expect(document.activeElement).toBe(it.input);
    await it.keys('x{Backspace}{Control>}a{/Control}{Delete}{Escape}');
    await expect.element(it.clear()).not.toBeInTheDocument();
    expect([it.input.value, it.sent(), it.told()]).toEqual(['lung', ['lung'], []]);
  },
  disabled: async (control) => {
    const it = await show(control, { defaultValue: 'lung', disabled: true });
    const cannotBeUsed = async () => {
      await tap(it.input);
      await tap(it.clear().element());
      it.input.focus();
      expect([it.input.value, it.sent(), document.activeElement === it.input]).toEqual(['lung', [], false]);
    };
    await cannotBeUsed();
    await it.again({ defaultValue: 'lung', disabled: false });
    it.form.querySelector('fieldset')!.disabled = true;
    await cannotBeUsed();
    expect(it.told()).toEqual([]);
  },
  'parent-decides': async (control) => {
    const it = await show(control, { value: 'lung' });
    it.input.focus();
    await it.keys('x');
    await it.clear().click();
    expect([it.input.value, it.told().length]).toEqual(['lung', 2]);
    it.input.setSelectionRange(2, 2);
    await it.keys('x');
    await it.again({ value: 'luxng' });
    expect([it.input.value, it.told().length]).toEqual(['luxng', 3]);
    await it.again({ value: '' });
    expect([it.input.value, it.told().length]).toEqual(['', 3]);
  },
  reset: async (control) => {
    const it = await show(control, { defaultValue: 'lung' });
    expect(it.sent()).toEqual(['lung']);
    it.input.focus();
    await it.keys('{End}s');
    it.form.reset();
    await expect.poll(it.sent).toEqual(['lung']);
    await expect.poll(() => it.told().at(-1)).toEqual(['lung', 'reset']);
  },
  finger: async (control) => {
    const it = await show(control, { defaultValue: 'lung' });
    await tap(it.clear().element());
    await expect.poll(it.sent).toEqual(['']);
    expect(document.activeElement).toBe(it.input);
  },
});
