import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl.js';

const options = [
  { value: 'day', label: 'Last 24 hours' },
  { value: 'week', label: 'Last 7 days' },
  { value: 'month', label: 'Last 30 days' },
] as const;
type Period = (typeof options)[number]['value'];

const show = (props: Partial<SegmentedControlProps<Period>> = {}) =>
  render(
    <CredenceProvider>
      <form>
        <SegmentedControl aria-label="Period" options={options} {...props} />
      </form>
    </CredenceProvider>,
  );
const radio = (name: string) => page.getByRole('radio', { name });
const form = () => document.querySelector('form') as HTMLFormElement;
const sent = () => [...new FormData(form()).entries()];

test('it is a group of radio buttons: one stop, and the arrows choose', async () => {
  const onValueChange = vi.fn();
  await show({ defaultValue: 'week', onValueChange });
  await userEvent.tab();
  await expect.element(radio('Last 7 days')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(radio('Last 30 days')).toBeChecked();
  expect(onValueChange).toHaveBeenLastCalledWith('month', expect.objectContaining({ reason: 'key' }));
});

test('the period of the dashboard has three choices (R-1005): day (R-1006), week (R-1007) and month (R-1008)', async () => {
  await show({ name: 'period', 'aria-label': 'Period' });
  const choices = page.getByRole('radiogroup', { name: 'Period' }).getByRole('radio').elements() as HTMLInputElement[];
  expect(choices.map((choice) => [choice.value, choice.parentElement?.textContent])).toEqual([
    ['day', 'Last 24 hours'],
    ['week', 'Last 7 days'],
    ['month', 'Last 30 days'],
  ]);
});

test('a press chooses, and is told once as a change and once as done', async () => {
  const [onValueChange, onValueCommit] = [vi.fn(), vi.fn()];
  await show({ onValueChange, onValueCommit });
  await radio('Last 24 hours').click();
  expect(onValueChange.mock.calls).toEqual([['day', expect.objectContaining({ reason: 'press' })]]);
  expect(onValueCommit.mock.calls).toEqual([['day', expect.objectContaining({ reason: 'press' })]]);
});

test('a parent that holds the choice may refuse another', async () => {
  await show({ value: 'week' });
  await radio('Last 30 days').click();
  await expect.element(radio('Last 7 days')).toBeChecked();
});

test('with a name it is part of its form, and a reset brings the first choice back', async () => {
  const onValueChange = vi.fn();
  await show({ name: 'period', defaultValue: 'week', onValueChange });
  expect(sent()).toEqual([['period', 'week']]);
  await radio('Last 24 hours').click();
  expect(sent()).toEqual([['period', 'day']]);
  form().reset();
  // It is notified after the browser has restored its own defaults.
  await expect.poll(() => onValueChange.mock.lastCall?.[0] as unknown).toBe('week');
  expect(onValueChange).toHaveBeenLastCalledWith('week', expect.objectContaining({ reason: 'reset' }));
  await expect.element(radio('Last 7 days')).toBeChecked();
  expect(sent()).toEqual([['period', 'week']]);
});

test('without a name it leaves the form alone', async () => {
  await show({ defaultValue: 'week' });
  expect(sent()).toEqual([]);
});

test('a choice that is not there at the moment cannot be made', async () => {
  await show({ options: options.map((option) => ({ ...option, disabled: option.value === 'month' })) });
  await expect.element(radio('Last 30 days')).toBeDisabled();
  await expect.element(radio('Last 7 days')).toBeEnabled();
});

test('R-3605: its inputRef is the chosen button, or else the first', async () => {
  const inputRef = createRef<HTMLInputElement>();
  await render(<SegmentedControl aria-label="Period" options={options} inputRef={inputRef} />);
  expect(inputRef.current?.value).toBe('day');
  await userEvent.click(page.getByRole('radio', { name: 'Last 7 days' }));
  expect(inputRef.current?.value).toBe('week');
});
