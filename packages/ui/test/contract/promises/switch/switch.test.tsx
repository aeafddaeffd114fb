import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endEmulation } from '../../emulation.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import { type GivenProps, showInForm } from '../showInForm.js';
import { tap } from '../tap.js';
import kind from './controls.js';

endEmulation();

async function show(control: ControlOfKind, props: GivenProps = {}) {
  const onCheckedChange = vi.fn();
  const given = { name: 'all', onCheckedChange, ...props };
  const shown = await showInForm(control, given);
  const button = page.getByRole('switch').element() as HTMLButtonElement;
  return {
    ...shown,
    button,
    isOn: () => button.ariaChecked === 'true',
    press: () => userEvent.click(button),
    keys: (text: string) => userEvent.keyboard(text),
    told: () => onCheckedChange.mock.calls.map(([on, { reason }]) => [on, reason] as unknown),
    sent: () => shown.data('all'),
    again: (other: GivenProps) => shown.again({ ...given, ...other }),
  };
}

keepPromises('R-2311', kind, {
  'named-switch': async (control) => {
    await show(control, { defaultChecked: true });
    await expect.element(page.getByRole('switch', { name: 'Set all remaining', checked: true })).toBeVisible();
    await userEvent.click(page.getByRole('switch'));
    await expect.element(page.getByRole('switch', { name: 'Set all remaining', checked: false })).toBeVisible();
  },
  'press-or-key': async (control) => {
    const it = await show(control);
    const { width, height } = it.button.getBoundingClientRect();
    await userEvent.click(it.button, { position: { x: width - 6, y: height / 2 } });
    await userEvent.click(it.button, { position: { x: 4, y: height / 2 } });
    await it.keys(' ');
    await it.keys('{Enter}');
    const [press, key] = ['press', 'key'];
    expect(it.told()).toEqual([
      [true, press],
      [false, press],
      [true, key],
      [false, key],
    ]);
    await tap(it.button);
    await expect.poll(() => it.told().at(-1)).toEqual([true, press]);
  },
  'held-key': async (control) => {
    const it = await show(control);
    it.button.focus();
    await it.keys('{Enter>4/}');
    await it.keys('{ >4/}');
    expect(it.told()).toEqual([
      [true, 'key'],
      [false, 'key'],
    ]);
  },
  'reports-once': async (control) => {
    const it = await show(control);
    await userEvent.tripleClick(it.button);
    expect(it.told()).toEqual([
      [true, 'press'],
      [false, 'press'],
      [true, 'press'],
    ]);
    expect(it.isOn()).toBe(true);
  },
  'host-first': async (control) => {
    const stop = (event: Event) => event.preventDefault();
    const it = await show(control, { onClick: stop });
    await it.press();
    await it.again({ onClick: undefined, onKeyDown: stop });
    await it.keys('{Enter}');
    expect([it.isOn(), it.told()]).toEqual([false, []]);
  },
  'sent-while-on': async (control) => {
    const it = await show(control);
    expect(it.sent()).toEqual([]);
    await it.press();
    expect(it.sent()).toEqual(['on']);
    await it.again({ value: 'yes' });
    expect(it.sent()).toEqual(['yes']);
  },
  disabled: async (control) => {
    const it = await show(control, { defaultChecked: true, disabled: true });
    const cannotBeUsed = async () => {
      await tap(it.button);
      it.button.focus();
      await it.keys(' {Enter}');
      expect([it.isOn(), it.sent(), document.activeElement === it.button]).toEqual([true, [], false]);
    };
    await cannotBeUsed();
    await it.again({ disabled: false });
    it.form.querySelector('fieldset')!.disabled = true;
    await cannotBeUsed();
    expect(it.told()).toEqual([]);
  },
  'parent-decides': async (control) => {
    const it = await show(control, { checked: false });
    await it.press();
    expect([it.isOn(), it.sent(), it.told()]).toEqual([false, [], [[true, 'press']]]);
    await it.again({ checked: true });
    expect([it.isOn(), it.sent(), it.told().length]).toEqual([true, ['on'], 1]);
  },
  reset: async (control) => {
    const it = await show(control, { defaultChecked: true });
    await it.press();
    it.form.reset();
    await expect.poll(it.sent).toEqual(['on']);
    expect([it.isOn(), it.told().at(-1)]).toEqual([true, [true, 'reset']]);
  },
  'sends-no-form': async (control) => {
    const it = await show(control);
    await it.press();
    await it.keys('{Enter}');
    await it.send();
    await expect.poll(it.sends).toBe(1);
  },
});
