import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../../../../src/index.js';
import { comboboxLabels as words } from '../../../../src/labels/english.js';
import { endEmulation } from '../../emulation.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import { type GivenProps, showInForm } from '../showInForm.js';
import { tap } from '../tap.js';
import kind, { type Place } from './controls.js';

endEmulation();

const place = (label: string, key = label.toLowerCase()): Place => ({ key, label });
const items = ['Aachen', 'Bonn', 'Cologne', 'Zell'].map((label) => place(label));
const [aachen, bonn, , zell] = items as [Place, Place, Place, Place];

async function show(control: ControlOfKind, props: GivenProps = {}) {
  const onValueChange = vi.fn();
  const given = { items, name: 'place', onValueChange, ...props };
  const shown = await showInForm(control, given);
  const input = page.getByRole('combobox').element() as HTMLInputElement;
  const options = () => page.getByRole('option').elements();
  return {
    ...shown,
    input,
    options,
    onValueChange,
    keys: (text: string) => userEvent.keyboard(text),
    focus: () => input.focus(),
    texts: () => options().map((option) => option.textContent),
    /** The option that assistive technology hears of. */
    pointed: () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent,
    isOpen: () => input.getAttribute('aria-expanded') === 'true' && options().length > 0,
    sent: () => shown.data('place'),
    again: (other: GivenProps) => shown.again({ ...given, ...other }),
    clear: () => page.getByRole('button', { name: words.clear }),
    toggle: () => page.getByRole('button', { name: words.open }),
  };
}

keepPromises('R-2304', kind, {
  'says-what-it-is': async (control) => {
    const it = await show(control);
    await expect.element(page.getByRole('combobox', { name: 'Place', expanded: false })).toBeVisible();
    await userEvent.click(it.input);
    await expect.element(page.getByRole('status')).toHaveTextContent(words.count(4, '4'));
    const list = document.getElementById(it.input.getAttribute('aria-controls')!);
    expect([list?.role, list?.contains(it.options()[0]!), it.pointed()]).toEqual(['listbox', true, undefined]);
    await it.keys('{ArrowDown}');
    expect([it.pointed(), it.input.ariaExpanded]).toEqual(['Aachen', 'true']);
  },
  'opens-at-the-choice': async (control) => {
    const many = Array.from({ length: 150 }, (_, index) => place(`Place ${index}`));
    const it = await show(control, { items: many, defaultValue: many[120] });
    it.focus();
    for (const open of ['{ArrowDown}', '{ArrowUp}']) {
      await it.keys(open);
      await expect.element(page.getByRole('option', { name: 'Place 120' })).toBeInViewport();
      expect(it.pointed()).toBe('Place 120');
      await it.keys('{Enter}');
    }
    expect([it.onValueChange.mock.calls.length, it.sent()]).toEqual([0, ['place 120']]);
    await it.keys('{ArrowDown}{ArrowDown}{Enter}');
    expect(it.sent()).toEqual(['place 121']);
  },
  'opens-at-an-end': async (control) => {
    const it = await show(control);
    it.focus();
    await it.keys('{ArrowDown}');
    expect(it.pointed()).toBe('Aachen');
    await it.keys('{ArrowUp}');
    expect(it.pointed()).toBe('Zell');
    await it.keys('{ArrowDown}{Escape}{ArrowUp}');
    expect(it.pointed()).toBe('Zell');
    await it.keys('{ArrowDown}');
    expect(it.pointed()).toBe('Aachen');
  },
  'typing-is-provisional': async (control) => {
    const it = await show(control, { defaultValue: zell });
    it.focus();
    for (const keys of ['{End}x', '{End}{Backspace}', '{Control>}a{/Control}bonn', '{Control>}a{/Control}{Delete}']) {
      await it.keys(keys);
      expect(it.input.value).not.toBe('Zell');
      expect([it.sent(), it.onValueChange.mock.calls.length]).toEqual([['zell'], 0]);
      await it.keys('{Escape}');
    }
    it.input.select();
    // As a paste or a drop of text does.
    document.execCommand('insertText', false, 'Bonn');
    expect([it.input.value, it.sent(), it.onValueChange.mock.calls.length]).toEqual(['Bonn', ['zell'], 0]);
    await it.keys('{Enter}');
    expect(it.sent()).toEqual(['bonn']);
    expect(it.onValueChange).toHaveBeenCalledExactlyOnceWith(bonn, expect.objectContaining({ reason: 'choose' }));
  },
  'leaving-keeps-the-choice': async (control) => {
    const it = await show(control, { defaultValue: zell });
    const ways = [
      () => userEvent.tab(),
      () => it.leave(),
      () => it.keys('{Escape}'),
      () => it.keys('{Alt>}{ArrowUp}{/Alt}'),
      () => it.toggle().click(),
    ];
    for (const leave of ways) {
      it.focus();
      await it.keys('{Control>}a{/Control}bo{ArrowDown}');
      expect([it.input.value, it.isOpen()]).toEqual(['bo', true]);
      await leave();
      expect([it.input.value, it.isOpen(), it.sent()]).toEqual(['Zell', false, ['zell']]);
    }
    expect(it.onValueChange).not.toHaveBeenCalled();
  },
  'another-window': async (control) => {
    const it = await show(control);
    it.focus();
    await it.keys('bo');
    // What a browser sends to the focused element when its window loses the focus.
    it.input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await it.keys('n{Enter}');
    expect([it.input.value, it.sent()]).toEqual(['Bonn', ['bonn']]);
  },
  'enter-takes-what-is-marked': async (control) => {
    const it = await show(control, { items: [place('Bonn-Beuel'), ...items] });
    it.focus();
    await it.keys('b');
    expect(it.pointed()).toBe('Bonn-Beuel');
    await it.keys('onn');
    expect(it.pointed()).toBe('Bonn');
    await it.keys('{Enter}');
    expect([it.sent(), it.isOpen(), it.sends()]).toEqual([['bonn'], false, 0]);
    await it.keys('{Control>}a{/Control}nowhere{Enter}');
    expect([it.input.value, it.sent(), it.sends()]).toEqual(['nowhere', ['bonn'], 0]);
    await it.keys('{Escape}{Enter}');
    await expect.poll(it.sends).toBe(1);
  },
  'caret-keys': async (control) => {
    const it = await show(control, { defaultValue: bonn });
    it.focus();
    for (const [key, caret] of [
      ['Home', 0],
      ['ArrowRight', 1],
      ['End', 4],
      ['ArrowLeft', 3],
    ] as const) {
      await it.keys('{ArrowDown}');
      expect(it.pointed()).toBeDefined();
      await it.keys(`{${key}}`);
      expect([key, it.pointed(), it.input.selectionStart, it.isOpen()]).toEqual([key, undefined, caret, true]);
    }
    await it.keys('{Enter}');
    expect([it.sent(), it.onValueChange.mock.calls.length]).toEqual([['bonn'], 0]);
  },
  'composed-letters': async (control) => {
    const it = await show(control);
    it.focus();
    await it.keys('bo');
    for (const key of ['Enter', 'Escape', 'ArrowDown']) {
      for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
        const down = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...composing });
        it.input.dispatchEvent(down);
        expect(down.defaultPrevented).toBe(false);
      }
    }
    expect([it.input.value, it.isOpen(), it.sent(), it.pointed()]).toEqual(['bo', true, [''], 'Bonn']);
  },
  'escape-clears-last': async (control) => {
    const it = await show(control, { defaultValue: bonn });
    it.focus();
    await it.keys('{ArrowDown}{Escape}');
    expect([it.sent(), it.isOpen()]).toEqual([['bonn'], false]);
    await it.keys('{Escape}');
    expect([it.sent(), it.input.value]).toEqual([[''], '']);
    expect(it.onValueChange).toHaveBeenCalledExactlyOnceWith(null, expect.objectContaining({ reason: 'clear' }));
    await it.keys('zell{Enter}');
    await it.clear().click();
    expect([it.sent(), it.input.value, document.activeElement]).toEqual([[''], '', it.input]);
    await expect.element(it.clear()).not.toBeInTheDocument();
  },
  'in-a-dialog': async (control) => {
    const onOpenChange = vi.fn();
    const inDialog = (props: GivenProps) => (
      <Dialog open title="Move" onOpenChange={onOpenChange}>
        {control.render(props)}
      </Dialog>
    );
    const it = await show({ render: inDialog }, { defaultValue: bonn });
    await userEvent.click(it.input);
    await it.keys('zell{Escape}');
    expect([it.input.value, it.isOpen(), onOpenChange.mock.calls.length]).toEqual(['Bonn', false, 0]);
    await it.keys('{Escape}');
    expect(onOpenChange).toHaveBeenCalledOnce();
    expect([it.input.value, it.onValueChange.mock.calls.length]).toEqual(['Bonn', 0]);
  },
  'key-of-the-choice': async (control) => {
    const it = await show(control);
    it.focus();
    await it.keys('Bonn');
    expect([it.sent(), [...new FormData(it.form).values()]]).toEqual([[''], ['']]);
    await it.keys('{Enter}');
    expect([...new FormData(it.form).values()]).toEqual(['bonn']);
  },
  'required-means-a-choice': async (control) => {
    const it = await show(control, { required: true });
    await expect.element(page.getByRole('combobox')).toBeRequired();
    it.focus();
    await it.keys('Bonn');
    it.form.requestSubmit();
    expect([it.sends(), it.input.validationMessage]).toEqual([0, words.required]);
    await it.keys('{Enter}{End}{Backspace}');
    expect([it.form.checkValidity(), it.input.validationMessage]).toEqual([true, '']);
    await it.keys('{Escape}{Escape}');
    expect([it.form.checkValidity(), it.input.validationMessage]).toEqual([false, words.required]);
  },
  'read-only': async (control) => {
    const it = await show(control, { readOnly: true, defaultValue: bonn });
    await userEvent.click(it.input);
    expect(document.activeElement).toBe(it.input);
    await it.keys('x{ArrowDown}{ArrowDown}{Enter}{ArrowUp}{Alt>}{ArrowDown}{/Alt}{Backspace}');
    expect([it.isOpen(), it.input.ariaExpanded]).toEqual([false, 'false']);
    await it.keys('{Escape}{Escape}');
    await expect.element(it.toggle()).toBeDisabled();
    await expect.element(it.clear()).not.toBeInTheDocument();
    await tap(it.input);
    await tap(it.toggle().element());
    expect([it.isOpen(), it.input.value, it.sent()]).toEqual([false, 'Bonn', ['bonn']]);
    expect(it.onValueChange).not.toHaveBeenCalled();
  },
  disabled: async (control) => {
    const it = await show(control, { defaultValue: bonn });
    const cannotBeUsed = async () => {
      await tap(it.input);
      await tap(it.toggle().element());
      await tap(it.clear().element());
      it.focus();
      expect([it.isOpen(), it.sent(), document.activeElement === it.input]).toEqual([false, [], false]);
    };
    it.form.querySelector('fieldset')!.disabled = true;
    await cannotBeUsed();
    it.form.querySelector('fieldset')!.disabled = false;
    it.focus();
    await it.keys('{ArrowDown}');
    await it.again({ disabled: true });
    await cannotBeUsed();
    await it.again({ disabled: false });
    expect(it.isOpen()).toBe(false);
    expect(it.onValueChange).not.toHaveBeenCalled();
  },
  'same-words': async (control) => {
    const springfields = ['illinois', 'ohio', 'texas'].map((key) => place('Springfield', key));
    const it = await show(control, { items: springfields, defaultValue: springfields[1] });
    it.focus();
    await it.keys('{ArrowDown}{Enter}');
    expect([it.sent(), it.onValueChange.mock.calls.length]).toEqual([['ohio'], 0]);
    await it.keys('{ArrowDown}{ArrowDown}{Enter}');
    expect([it.sent(), it.input.value]).toEqual([['texas'], 'Springfield']);
  },
  'options-come-and-go': async (control) => {
    const it = await show(control, { items: [], loading: true, defaultValue: zell });
    it.focus();
    await it.keys('{ArrowDown}{Enter}');
    await it.again({ items, loading: false });
    expect([it.texts().length, it.pointed(), it.sent()]).toEqual([4, 'Zell', ['zell']]);
    await it.keys('{ArrowUp}');
    await it.again({ items: [place('Arnhem'), ...items], loading: false });
    expect(it.pointed()).toBe('Cologne');
    await it.again({ items: [aachen, bonn], loading: false });
    expect([it.pointed(), it.input.value, it.sent()]).toEqual([undefined, 'Zell', ['zell']]);
    await it.keys('{Enter}{ArrowDown}{Enter}');
    expect(it.sent()).toEqual(['aachen']);
  },
  'parent-decides': async (control) => {
    const it = await show(control, { value: bonn });
    it.focus();
    await it.keys('{Control>}a{/Control}zell{Enter}');
    expect([it.input.value, it.sent(), it.isOpen()]).toEqual(['Bonn', ['bonn'], false]);
    expect(it.onValueChange).toHaveBeenCalledExactlyOnceWith(zell, expect.anything());
    await it.keys('{End}x');
    await it.again({ value: aachen });
    expect([it.input.value, it.sent()]).toEqual(['Aachen', ['aachen']]);
    await it.again({ value: null });
    expect([it.input.value, it.sent()]).toEqual(['', ['']]);
    expect(it.onValueChange).toHaveBeenCalledOnce();
  },
  'the-same-again': async (control) => {
    const it = await show(control, { defaultValue: bonn });
    await userEvent.click(it.input);
    await userEvent.click(page.getByRole('option', { name: 'Bonn' }));
    expect([it.isOpen(), it.sent(), it.onValueChange.mock.calls.length]).toEqual([false, ['bonn'], 0]);
  },
  finger: async (control) => {
    const it = await show(control);
    await tap(it.input);
    await expect.poll(it.isOpen).toBe(true);
    const left = vi.fn();
    it.input.addEventListener('blur', left);
    await tap(page.getByRole('option', { name: 'Bonn' }).element());
    await expect.poll(it.sent).toEqual(['bonn']);
    expect([left.mock.calls.length, it.isOpen(), document.activeElement]).toEqual([0, false, it.input]);
    await tap(it.clear().element());
    await expect.poll(it.sent).toEqual(['']);
  },
  thousands: async (control) => {
    const many = Array.from({ length: 5000 }, (_, index) => place(`Place ${index}`));
    const it = await show(control, { items: many, defaultValue: many[4321], limit: 100 });
    await userEvent.click(it.input);
    expect([it.options().length, it.pointed()]).toEqual([100, 'Place 4321']);
    await expect.element(page.getByText(words.more('4,900'))).toBeInTheDocument();
    await it.keys('{Control>}a{/Control}place 17{Enter}');
    expect(it.sent()).toEqual(['place 17']);
  },
  reset: async (control) => {
    const it = await show(control, { defaultValue: bonn });
    it.focus();
    await it.keys('{Control>}a{/Control}zell{Enter}{End}x');
    it.form.reset();
    await expect.poll(() => [it.input.value, ...it.sent()]).toEqual(['Bonn', 'bonn']);
    expect(it.onValueChange).toHaveBeenLastCalledWith(bonn, expect.objectContaining({ reason: 'reset' }));
  },
  'taken-away': async (control) => {
    const it = await show(control, { defaultValue: bonn });
    it.focus();
    await it.keys('{Control>}a{/Control}zell');
    await it.takeAway();
    expect([it.onValueChange.mock.calls.length, it.sent()]).toEqual([0, []]);
  },
});
