import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { germanLabels } from '../../labels/german.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ProbabilitySlider } from './ProbabilitySlider.js';

const box = () => page.getByRole('textbox').element() as HTMLInputElement;
const slider = () => page.getByRole('slider').element() as HTMLInputElement;
const said = () => page.getByRole('alert').elements()[0]?.textContent;

test.each([
  ['0.1', '1', '0.1 is below 1: set to 1 %, the smallest possible share.'],
  ['150', '99', '150 is above 99: set to 99 %, the largest possible share.'],
  ['12.7', '13', '12.7 is not a whole number: set to 13 %.'],
])(
  'R-2614: %s in the box stays until the reader goes on, and what it is set to is said',
  async (typed, value, sentence) => {
    await render(<ProbabilitySlider label="present?" />);
    await userEvent.click(box());
    await userEvent.keyboard(typed);
    expect([box().value, said()]).toEqual([typed, undefined]);
    await userEvent.keyboard('{Enter}');
    expect([box().value, slider().value, said()]).toEqual([value, value, sentence]);
    await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription(sentence);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowUp}');
    expect(said()).toBeUndefined();
  },
);

test('R-1716: what is no number changes nothing, and says so when the box is left', async () => {
  const onValueChange = vi.fn();
  await render(<ProbabilitySlider label="present?" defaultValue={20} onValueChange={onValueChange} />);
  await userEvent.fill(box(), 'rare');
  expect(said()).toBeUndefined();
  await userEvent.keyboard('{Enter}');
  expect(said()).toBe('“rare” is not a number from 1 to 99: still 20 %.');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('R-1716: without exact shares, too, a text that only begins as a number gives back the answer from before', async () => {
  const onValueCommit = vi.fn();
  await render(<ProbabilitySlider label="present?" defaultValue={80} onValueCommit={onValueCommit} />);
  for (const typed of ['1/2', '20-30', '5o']) {
    await userEvent.click(box());
    await userEvent.keyboard(`${typed}{Enter}`);
    expect([box().value, slider().value, said()]).toEqual([
      '80',
      '80',
      `“${typed}” is not a number from 1 to 99: still 80 %.`,
    ]);
  }
  expect(onValueCommit).not.toHaveBeenCalled();
});

test('R-1716: one row that gives back its answer moves no other', async () => {
  const onValuesCommit = vi.fn();
  const props = { nodeName: 'Stage', states: ['I', 'II'], onValuesCommit };
  await render(<ProbabilityQuestion {...props} precision="exact" defaultValues={[40, 60]} />);
  await userEvent.click(page.getByRole('textbox').first());
  await userEvent.keyboard('1 in 5 or so{Enter}');
  const values = () =>
    page
      .getByRole('slider')
      .elements()
      .map((row) => (row as HTMLInputElement).value);
  expect([values(), onValuesCommit.mock.calls]).toEqual([['40', '60'], []]);
});

test('R-2614: typed on the slider a number is read in the same way', async () => {
  const onValueCommit = vi.fn();
  await render(<ProbabilitySlider label="present?" onValueCommit={onValueCommit} />);
  slider().focus();
  await userEvent.keyboard('0,01 ');
  expect(said()).toBe('0,01 is below 1: set to 1 %, the smallest possible share.');
  await userEvent.keyboard('{End}');
  expect(said()).toBeUndefined();
  await userEvent.keyboard('0{Enter}');
  expect(said()).toBe('0 is below 1: set to 1 %, the smallest possible share.');
  await userEvent.tab();
  expect(onValueCommit.mock.lastCall?.[0]).toBe(1);
});

test('R-2614: a number typed on a bar or in a row of a question is read in the same way, in German too', async () => {
  const props = { nodeName: 'Stage', states: ['I', 'II'], defaultValues: [40, 60] };
  await render(
    <CredenceProvider labels={germanLabels}>
      <ProbabilityQuestion {...props} sumMode="bars" />
      <ProbabilityQuestion {...props} />
    </CredenceProvider>,
  );
  // The bars are loaded.
  await expect.poll(() => page.getByRole('slider').elements().length).toBe(4);
  for (const place of [0, 3]) {
    (page.getByRole('slider').elements()[place] as HTMLElement).focus();
    await userEvent.keyboard('150{Tab}');
    expect(page.getByRole('alert').elements().at(-1)?.textContent).toBe(
      '150 liegt über 99: auf 99 % gesetzt, den größten möglichen Anteil.',
    );
  }
  expect(page.getByRole('alert').elements()).toHaveLength(2);
});
