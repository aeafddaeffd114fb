import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endEmulation } from '../../emulation.js';
import { keepPromises } from '../keepPromises.js';
import { type GivenProps, showInForm } from '../showInForm.js';
import { tap } from '../tap.js';
import kind, { type RadioGroup } from './controls.js';

endEmulation();

async function show(control: RadioGroup, props: GivenProps = {}) {
  const onValueChange = vi.fn();
  const given = { name: 'choice', onValueChange, ...props };
  const shown = await showInForm(control, given);
  const radios = () => page.getByRole('radio').elements() as HTMLInputElement[];
  return {
    ...shown,
    radios,
    radio: (index: number) => radios().at(index)!,
    keys: (text: string) => userEvent.keyboard(text),
    /** The places of what is chosen and what has the focus. */
    chosen: () => radios().findIndex((radio) => radio.checked),
    focused: () => radios().indexOf(document.activeElement as HTMLInputElement),
    told: () => onValueChange.mock.calls.map(([value, { reason }]) => [value, reason] as unknown),
    sent: () => shown.data('choice'),
    again: (other: GivenProps) => shown.again({ ...given, ...other }),
  };
}

keepPromises<typeof kind.promises, RadioGroup>('R-2310', kind, {
  'named-group': async (control) => {
    const it = await show(control, { defaultValue: control.values[1] });
    const group = page.getByRole('radiogroup', { name: /./ });
    await expect.element(group).toBeVisible();
    const names = group.getByRole('radio', { name: /./ }).elements();
    expect([names.length, it.chosen()]).toEqual([control.values.length, 1]);
  },
  'nothing-chosen': async (control) => {
    const it = await show(control);
    expect([it.chosen(), it.sent()]).toEqual([-1, []]);
    await it.again({ value: 77 });
    expect([it.chosen(), it.sent(), it.told()]).toEqual([-1, [], []]);
  },
  'one-stop': async (control) => {
    const it = await show(control);
    await it.leave();
    await userEvent.tab();
    expect([it.focused(), it.chosen()]).toEqual([0, -1]);
    await userEvent.click(it.radio(1));
    await userEvent.tab({ shift: true });
    expect(document.activeElement?.textContent).toBe('Before');
    await userEvent.tab();
    expect(it.focused()).toBe(1);
    await userEvent.tab();
    expect(it.focused()).toBe(-1);
  },
  'arrow-keys': async (control) => {
    const it = await show(control);
    const last = control.values.length - 1;
    it.radio(0).focus();
    await it.keys(' ');
    expect(it.chosen()).toBe(0);
    for (const [key, place] of [
      ['ArrowDown', 1],
      ['ArrowUp', 0],
      ['ArrowUp', last],
      ['ArrowDown', 0],
      ['ArrowRight', 1],
      ['ArrowLeft', 0],
    ] as const) {
      await it.keys(`{${key}}`);
      expect([key, it.chosen(), it.focused()]).toEqual([key, place, place]);
    }
    expect(it.told()).toHaveLength(7);
    expect(it.told().at(-1)).toEqual([control.values[0], 'key']);
  },
  'reports-once': async (control) => {
    const it = await show(control);
    await userEvent.click(it.radio(1));
    await userEvent.dblClick(it.radio(1));
    await userEvent.click(it.radio(0).closest('label')!);
    await it.keys('{ArrowDown} ');
    await tap(it.radio(2));
    await expect.poll(it.chosen).toBe(2);
    const [first, second, third] = control.values;
    expect(it.told()).toEqual([
      [second, 'press'],
      [first, 'press'],
      [second, 'key'],
      [third, 'press'],
    ]);
  },
  'sent-by-name': async (control) => {
    const it = await show(control);
    await userEvent.click(it.radio(-1));
    expect(it.sent()).toEqual([String(control.values.at(-1))]);
    await it.again({ name: undefined });
    expect([...new FormData(it.form).keys()]).toEqual([]);
    expect(it.chosen()).toBe(control.values.length - 1);
  },
  'among-others': async (control) => {
    for (const name of [undefined, 'choice']) {
      const two = {
        render: (props: GivenProps) => (
          <>
            {[1, 2].map((key) => (
              <div key={key}>{control.render({ ...props, name: name && `${name}${key}` })}</div>
            ))}
          </>
        ),
      };
      const it = await show({ ...control, ...two });
      await userEvent.click(it.radio(0));
      await userEvent.click(it.radio(-1));
      expect(it.radios().filter((radio) => radio.checked)).toEqual([it.radio(0), it.radio(-1)]);
      await it.takeAway();
    }
  },
  disabled: async (control) => {
    const it = await show(control, { defaultValue: control.values[0], disabled: true });
    const cannotBeUsed = async () => {
      await tap(it.radio(1));
      it.radio(0).focus();
      await it.keys('{ArrowDown} ');
      expect([it.chosen(), it.focused(), it.sent()]).toEqual([0, -1, []]);
    };
    await cannotBeUsed();
    await it.again({ disabled: false });
    it.form.querySelector('fieldset')!.disabled = true;
    await cannotBeUsed();
    expect(it.told()).toEqual([]);
  },
  'parent-decides': async (control) => {
    const [first, second, third] = control.values;
    const it = await show(control, { value: first });
    await userEvent.click(it.radio(1));
    await expect.poll(it.chosen).toBe(0);
    expect([it.sent(), it.told()]).toEqual([[String(first)], [[second, 'press']]]);
    await it.again({ value: third });
    expect([it.chosen(), it.told().length]).toEqual([2, 1]);
    await it.again({ value: null });
    expect([it.chosen(), it.sent()]).toEqual([-1, []]);
  },
  reset: async (control) => {
    const [first, second] = control.values;
    const it = await show(control, { defaultValue: first });
    await userEvent.click(it.radio(1));
    it.form.reset();
    await expect.poll(it.told).toEqual([
      [second, 'press'],
      [first, 'reset'],
    ]);
    expect([it.chosen(), it.sent()]).toEqual([0, [String(first)]]);
  },
});
