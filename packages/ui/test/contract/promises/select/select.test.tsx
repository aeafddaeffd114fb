import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { formFieldLabels as words } from '../../../../src/labels/english.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import { type GivenProps, showInForm } from '../showInForm.js';
import kind from './controls.js';

const options = (...names: readonly string[]) =>
  names.map((name) => (
    <option key={name} value={name.toLowerCase()}>
      {name}
    </option>
  ));

async function show(control: ControlOfKind, props: GivenProps = {}) {
  const onChange = vi.fn((event: { target: HTMLSelectElement }) => event.target.value);
  const given = { name: 'period', children: options('Day', 'Week', 'Month'), onChange, ...props };
  const shown = await showInForm(control, given);
  const select = page.getByRole('combobox').element() as HTMLSelectElement;
  return {
    ...shown,
    select,
    keys: (text: string) => userEvent.keyboard(text),
    choose: (value: string) => userEvent.selectOptions(select, value),
    told: () => onChange.mock.results.map(({ value }) => value as string),
    sent: () => shown.data('period'),
    again: (other: GivenProps) => shown.again({ ...given, ...other }),
  };
}

keepPromises('R-2305', kind, {
  'named-select': async (control) => {
    const it = await show(control, { hint: 'The last one.' });
    const select = page.getByRole('combobox', { name: 'Period' });
    await expect.element(select).toHaveAccessibleDescription('The last one.');
    await it.again({ hint: 'The last one.', error: true });
    await expect.element(select).toHaveAccessibleDescription(`The last one. ${words.required}`);
    await expect.element(select).toBeInvalid();
  },
  'keys-and-letters': async (control) => {
    const it = await show(control);
    it.select.focus();
    for (const [keys, value] of [
      ['{ArrowDown}', 'week'],
      ['{End}', 'month'],
      ['{Home}', 'day'],
      ['mo', 'month'],
    ] as const) {
      await it.keys(keys);
      expect([keys, it.sent()]).toEqual([keys, [value]]);
    }
  },
  'reports-once': async (control) => {
    const it = await show(control);
    await it.choose('week');
    expect(it.told()).toEqual(['week']);
  },
  'nothing-chosen': async (control) => {
    const it = await show(control, { placeholder: 'Please choose' });
    expect([it.sent(), it.select.selectedOptions[0]?.text, it.told()]).toEqual([[''], 'Please choose', []]);
  },
  'required-means-a-choice': async (control) => {
    const it = await show(control, { placeholder: 'Please choose', required: true });
    it.form.requestSubmit();
    expect([it.sends(), it.select.validity.valueMissing]).toEqual([0, true]);
    await it.choose('day');
    await it.send();
    await expect.poll(it.sends).toBe(1);
  },
  'options-go': async (control) => {
    const it = await show(control, { placeholder: 'Please choose' });
    await it.choose('week');
    await it.again({ placeholder: 'Please choose', children: options('Day', 'Month') });
    expect([it.sent(), it.select.selectedOptions[0]?.text]).toEqual([[''], 'Please choose']);
    await it.again({ placeholder: 'Please choose', children: options('Day', 'Week') });
    await it.choose('day');
    await it.again({ placeholder: 'Please choose', children: options('Hour', 'Day', 'Week') });
    expect(it.sent()).toEqual(['day']);
  },
  'cannot-be-chosen': async (control) => {
    const it = await show(control, {
      children: [
        ...options('Day'),
        <option key="none" value="none" disabled>
          None
        </option>,
        <optgroup key="long" label="Long" disabled>
          {options('Month')}
        </optgroup>,
        ...options('Year'),
      ],
    });
    it.select.focus();
    await it.keys('{ArrowDown}');
    expect(it.sent()).toEqual(['year']);
    await it.keys('mo');
    expect(it.sent()).toEqual(['year']);
  },
  disabled: async (control) => {
    const it = await show(control, { disabled: true });
    const cannotBeUsed = async () => {
      it.select.focus();
      await it.keys('{ArrowDown}');
      expect([it.select.value, it.sent(), document.activeElement === it.select]).toEqual(['day', [], false]);
    };
    await cannotBeUsed();
    await it.again({ disabled: false });
    it.form.querySelector('fieldset')!.disabled = true;
    await cannotBeUsed();
    expect(it.told()).toEqual([]);
  },
  'parent-decides': async (control) => {
    const it = await show(control, { value: 'week' });
    await it.choose('month');
    expect([it.sent(), it.told()]).toEqual([['week'], ['month']]);
    await it.again({ value: 'day' });
    expect([it.sent(), it.told().length]).toEqual([['day'], 1]);
  },
  reset: async (control) => {
    const it = await show(control, { defaultValue: 'week' });
    await it.choose('month');
    it.form.reset();
    await expect.poll(it.sent).toEqual(['week']);
    await it.takeAway();
    await it.again({ defaultValue: undefined, value: 'month' });
    it.form.reset();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(it.sent()).toEqual(['month']);
  },
});
