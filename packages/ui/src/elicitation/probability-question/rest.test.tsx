import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { StateList } from '../state-list/StateList.js';
import { ProbabilityQuestion, type ProbabilityQuestionProps } from './ProbabilityQuestion.js';

const ask = (props: Partial<ProbabilityQuestionProps> = {}) =>
  render(<ProbabilityQuestion nodeName="Stridor" states={['present', 'absent']} {...props} />);
const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];
const values = () => sliders().map(({ value }) => value);
const rests = () =>
  page
    .getByRole('button', { name: /^the rest:/ })
    .elements()
    .map(({ textContent }) => textContent);

test('R-2616: with two states the whole question takes two presses, and nothing moves by itself', async () => {
  const onValuesCommit = vi.fn();
  await ask({ onValuesCommit });
  expect(rests()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'uncertain 25' }).first());
  expect([values(), rests()]).toEqual([['25', '50'], ['the rest: 75']]);
  await expect.element(page.getByText('not touched yet')).toBeVisible();

  await userEvent.click(page.getByRole('button', { name: 'the rest: 75' }));
  expect([values(), rests()]).toEqual([['25', '75'], []]);
  expect(onValuesCommit).toHaveBeenLastCalledWith([25, 75], expect.objectContaining({ reason: 'rest', index: 1 }));
  expect(document.activeElement).toBe(sliders()[1]);
});

test('R-2616: R takes the rest of the row in focus; of several rows each is offered an equal part', async () => {
  await ask({ states: ['a', 'b', 'c'], defaultValues: [20] });
  expect(rests()).toEqual(['the rest: 40', 'the rest: 40']);
  sliders()[0]?.focus();
  await userEvent.keyboard('r');
  expect(values()).toEqual(['20', '50', '50']);
  sliders()[2]?.focus();
  await userEvent.keyboard('r');
  expect([values(), rests()]).toEqual([['20', '50', '40'], ['the rest: 40']]);
});

test.each<[string, Partial<ProbabilityQuestionProps>]>([
  ['nothing is left', { defaultValues: [99, null], states: ['a', 'b', 'c'] }],
  ['it is read only', { defaultValues: [20, null], readOnly: true }],
  ['the answers add up by themselves', { defaultValues: [20, null], sumMode: 'balanced' }],
])('R-2616: offers no rest where %s', async (_, props) => {
  await ask(props);
  expect(rests()).toEqual([]);
});

test('R-2620: says of no answer that nobody has given what is stored of it', async () => {
  const { container } = await ask();
  expect(page.getByText('= 50 % of all').elements()).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'uncertain 25' }).first());
  const notes = [...container.querySelectorAll('[data-slot="note"]')].map(({ textContent }) => textContent);
  expect(notes).toEqual(['stored as 33 %', 'not touched yet']);
});

test('R-2616: the compact list offers the rest in the same way', async () => {
  await render(<StateList nodeName="Stage" states={['a', 'b', 'c']} defaultValues={[70]} />);
  expect(rests()).toEqual(['the rest: 15', 'the rest: 15']);
  sliders()[2]?.focus();
  await userEvent.keyboard('R');
  expect([values(), rests()]).toEqual([['70', '50', '15'], ['the rest: 15']]);
});
