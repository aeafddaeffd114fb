import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider, type PaginationDetails } from '../../../../src/index.js';
import { paginationLabels } from '../../../../src/labels/english.js';
import { type ControlOfKind, keepPromises } from '../keepPromises.js';
import kind from './controls.js';

const { infinity, none } = { infinity: Number.POSITIVE_INFINITY, none: Number.NaN };
const { next, previous, pages, range, size: sizeName, page: pageName } = paginationLabels;

async function show(control: ControlOfKind, props: Readonly<Record<string, unknown>> = {}, locale = 'en') {
  const element = (given: typeof props) => (
    <CredenceProvider labels={{ locale }}>{control.render(given)}</CredenceProvider>
  );
  const { rerender } = await render(element(props));
  return { again: (given: typeof props) => rerender(element(given)) };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = () => page.getByRole('status').element().textContent;
/** The pages that say that they are the current one. */
const current = () => [...document.querySelectorAll('[aria-current]')].map((each) => each.textContent);
/** The row of pages as it is read, without the steps. */
const row = () => [...document.querySelectorAll('ol > li')].slice(1, -1).map((item) => item.textContent);
const isDisabled = (name: string) => button(name).element().getAttribute('aria-disabled') === 'true';
const noNonsense = () => expect(document.body.textContent).not.toMatch(/NaN|∞|Infinity|\.\d|-\d/);

keepPromises('R-2308', kind, {
  'named-buttons': async (control) => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    await render(
      <CredenceProvider>
        <form onSubmit={(event) => onSubmit(event.nativeEvent)}>{control.render({ total: 20 })}</form>
      </CredenceProvider>,
    );
    const navigation = page.getByRole('navigation', { name: pages });
    await expect.element(navigation).toBeVisible();
    const names = navigation
      .getByRole('button')
      .elements()
      .map((each) => each.ariaLabel);
    expect(names).toEqual([previous, pageName('1'), pageName('2'), next]);
    for (const name of [next, previous, pageName('2')]) await userEvent.click(button(name));
    expect(onSubmit).not.toHaveBeenCalled();
  },
  'current-page': async (control) => {
    await show(control, { defaultPage: 4 });
    expect(current()).toEqual(['4']);
    await userEvent.click(button(pageName('6')));
    expect(current()).toEqual(['6']);
  },
  // R-3656
  'current-again': async (control) => {
    const onPageChange = vi.fn();
    await show(control, { defaultPage: 4, onPageChange });
    await userEvent.click(button(pageName('4')));
    expect(onPageChange).not.toHaveBeenCalled();
    expect(current()).toEqual(['4']);
  },
  // R-3657
  'own-order': async (control) => {
    document.documentElement.dir = 'rtl';
    try {
      await show(control, { total: 237, pageSize: 15 });
      const text = page.getByRole('status').element().firstChild!;
      const places = ['1 ', '15', '237'].map((word) => {
        const words = document.createRange();
        words.setStart(text, text.textContent!.indexOf(word));
        words.setEnd(text, text.textContent!.indexOf(word) + word.trim().length);
        return words.getBoundingClientRect().left;
      });
      expect(places).toEqual([...places].sort((a, b) => a - b));
    } finally {
      document.documentElement.dir = '';
    }
  },
  'any-page': async (control) => {
    const { again } = await show(control);
    for (const [given, shown, sentence] of [
      [none, '1', range('1', '10', '100')],
      [2.5, '2', range('11', '20', '100')],
      [0, '1', range('1', '10', '100')],
      [-1, '1', range('1', '10', '100')],
      [11, '10', range('91', '100', '100')],
      [infinity, '10', range('91', '100', '100')],
      [-infinity, '1', range('1', '10', '100')],
    ] as const) {
      await again({ page: given });
      expect([current(), said()]).toEqual([[shown], sentence]);
      noNonsense();
    }
  },
  'any-size': async (control) => {
    const { again } = await show(control);
    for (const [given, sentence] of [
      [0, range('16', '30', '100')],
      [none, range('16', '30', '100')],
      [-10, range('16', '30', '100')],
      [0.5, range('16', '30', '100')],
      [10.9, range('11', '20', '100')],
      [1000, range('1', '100', '100')],
      [infinity, range('1', '100', '100')],
    ] as const) {
      await again({ page: 2, pageSize: given, onPageSizeChange: () => {} });
      expect(said()).toBe(sentence);
      noNonsense();
    }
  },
  'any-total': async (control) => {
    const { again } = await show(control);
    for (const total of [0, none, -3, infinity]) {
      await again({ total, page: 3, onPageSizeChange: () => {} });
      expect([said(), row(), isDisabled(previous), isDisabled(next)]).toEqual([
        paginationLabels.none,
        ['1'],
        true,
        true,
      ]);
      noNonsense();
    }
  },
  'turns-once': async (control) => {
    const onPageChange = vi.fn<(to: number, details: PaginationDetails) => void>();
    await show(control, { onPageChange });
    await userEvent.click(button(next));
    await userEvent.click(button(pageName('10')));
    await userEvent.click(button(previous));
    expect(onPageChange.mock.calls.map(([to, { reason }]) => [to, reason])).toEqual([
      [2, 'press'],
      [10, 'press'],
      [9, 'press'],
    ]);
    expect(said()).toBe(range('81', '90', '100'));
  },
  'ends-stop': async (control) => {
    const onPageChange = vi.fn();
    await show(control, { total: 30, defaultPage: 2, onPageChange });
    for (const [name, to] of [
      [next, 3],
      [previous, 1],
    ] as const) {
      (button(name).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}{Enter} {Enter}');
      expect(onPageChange.mock.lastCall?.[0]).toBe(to);
      expect([isDisabled(name), document.activeElement]).toEqual([true, button(name).element()]);
    }
    expect(onPageChange).toHaveBeenCalledTimes(3);
  },
  'reaches-every-page': async (control) => {
    await show(control, { total: 300, defaultPage: 10 });
    expect(row()).toEqual(['1', '…', '8', '9', '10', '11', '12', '…', '30']);
    for (const [to, around] of [
      ['1', ['1', '2', '3', '…', '30']],
      ['30', ['1', '…', '28', '29', '30']],
      ['28', ['1', '…', '26', '27', '28', '29', '30']],
    ] as const) {
      await userEvent.click(button(pageName(to)));
      expect(row()).toEqual(around);
    }
  },
  'total-shrinks': async (control) => {
    const onPageChange = vi.fn();
    const { again } = await show(control, { defaultPage: 10, onPageChange });
    await again({ total: 42, onPageChange });
    expect([current(), said()]).toEqual([['5'], range('41', '42', '42')]);
    expect(onPageChange).not.toHaveBeenCalled();
    await userEvent.click(button(previous));
    expect(said()).toBe(range('31', '40', '42'));
  },
  'refusing-parent': async (control) => {
    const calls = { onPageChange: vi.fn(), onPageSizeChange: vi.fn() };
    await show(control, { page: 3, pageSize: 10, ...calls });
    await userEvent.click(button(next));
    const choice = page.getByRole('combobox', { name: sizeName });
    await userEvent.selectOptions(choice, '25');
    expect([calls.onPageChange.mock.lastCall?.[0], calls.onPageSizeChange.mock.lastCall?.[0]]).toEqual([4, 25]);
    expect([current(), said()]).toEqual([['3'], range('21', '30', '100')]);
    await expect.element(choice).toHaveValue('10');
  },
  'size-in-force': async (control) => {
    const pageSizes = [20, 0, none, -5, infinity, 50];
    const { again } = await show(control, { pageSize: 12, pageSizes, onPageSizeChange: () => {} });
    const choice = page.getByRole('combobox', { name: sizeName });
    const offered = () => [...choice.element().querySelectorAll('option')].map(({ value }) => value);
    expect([offered(), (choice.element() as HTMLSelectElement).value]).toEqual([['12', '20', '50'], '12']);
    await again({ pageSize: 50, pageSizes, onPageSizeChange: () => {} });
    expect([offered(), (choice.element() as HTMLSelectElement).value]).toEqual([['20', '50'], '50']);
  },
  'rapid-presses': async (control) => {
    await show(control);
    await userEvent.tripleClick(button(next));
    await expect.poll(said).toBe(range('31', '40', '100'));
  },
  'part-announced': async (control) => {
    await show(control, { total: 12_345 }, 'de');
    await userEvent.click(button(pageName('1.235')));
    await expect.element(page.getByRole('status')).toHaveTextContent(range('12.341', '12.345', '12.345'));
  },
});
