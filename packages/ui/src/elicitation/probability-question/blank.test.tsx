import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ShareValues } from '../answers/share.js';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { probabilitySliderLabels, shareBarLabels } from '../../labels/english.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { SumMeter } from '../sum-meter/SumMeter.js';
import { ProbabilityQuestion, type ProbabilityQuestionProps } from './ProbabilityQuestion.js';

const states = ['mild', 'moderate', 'severe'];
const onValuesCommit = vi.fn();
beforeEach(() => vi.clearAllMocks());

const show = (props: Partial<ProbabilityQuestionProps> = {}) =>
  render(
    <CredenceProvider>
      <ProbabilityQuestion nodeName="Stridor" startValue={null} {...{ states, onValuesCommit }} {...props} />
    </CredenceProvider>,
  );
const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];
const blank = () => sliders().map((slider) => slider.hasAttribute('data-blank'));
const press = async (index: number, keys: string) => {
  sliders()[index]?.focus();
  await userEvent.keyboard(keys);
};

test('R-3007: every state of a question is blank until it is set, each by itself', async () => {
  await show();
  expect(blank()).toEqual([true, true, true]);
  await press(1, '{ArrowUp}');
  expect(blank()).toEqual([true, false, true]);
  expect(onValuesCommit).toHaveBeenCalledExactlyOnceWith([null, 50, null], expect.anything());
});

test('R-3007: undo makes a state blank again, and redo sets it', async () => {
  await show();
  await press(0, '{End}{Control>}z{/Control}');
  expect([blank()[0], sliders()[0]?.getAttribute('aria-valuetext')]).toEqual([true, probabilitySliderLabels.notSet]);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(sliders()[0]?.value).toBe('99');
});

test('R-3007: Enter goes on to the next state and sets nothing', async () => {
  await show();
  await press(0, '{Enter}');
  expect([document.activeElement === sliders()[1], blank()]).toEqual([true, [true, true, true]]);
});

test('R-3007: an answer that is set is not blank, and one that adds up to 100 never is', async () => {
  await show({ defaultValues: [20, null, 30] });
  expect(blank()).toEqual([false, true, false]);
  await show({ sumMode: 'balanced' });
  expect(blank().slice(3)).toEqual([false, false, false]);
});

test('R-3007: a form gets no number that nobody has set', async () => {
  await render(
    <form>
      <ProbabilityQuestion
        nodeName="Stridor"
        name="p"
        startValue={null}
        submitUnanswered
        defaultValues={[20]}
        states={states}
      />
    </form>,
  );
  expect(new FormData(document.forms[0]).getAll('p')).toEqual(['20', '', '']);
});

function Page() {
  const [values, setValues] = useState<ShareValues>([null, null, null]);
  const shared = { states, values, history: useAnswerHistory(), startValue: null };
  return (
    <CredenceProvider>
      <ProbabilityQuestion nodeName="Stridor" precision="exact" onValuesChange={setValues} {...shared} />
      <StoredShares precision="exact" onValuesChange={setValues} {...shared} />
    </CredenceProvider>
  );
}
const stored = () => document.querySelector('[data-credence="stored-shares"] [data-slot="text"]')?.textContent;
const notes = () => document.querySelectorAll('[data-slot="note"]').length;
const offersScale = () => document.querySelector('button[data-slot="scale"]:not([data-idle])') !== null;

test('R-3009: while a state is blank nothing is said to be stored, and the shares come with the last one', async () => {
  await render(<Page />);
  expect([stored(), notes(), page.getByRole('img', { name: /mild/ }).elements()]).toEqual([
    shareBarLabels.notYet,
    0,
    [],
  ]);
  await press(0, '{End}');
  await press(1, '{End}');
  expect([stored(), document.querySelector('[data-slot="hint"]')]).toEqual([shareBarLabels.notYet, null]);
  await press(2, '{Home}');
  expect(stored()).toContain('49.7');
  expect(notes()).toBe(3);
});

test('R-3009: what is exact contradicts nothing as long as another state is blank', async () => {
  await render(<Page />);
  await press(0, '0{Enter}');
  await press(1, '0{Enter}');
  expect(document.querySelector('[data-slot="exact-problem"]')).toBeNull();
  expect(stored()).toBe(shareBarLabels.notYet);
});

test('R-3009: no blank state is given a number that nobody asked for, only what is left', async () => {
  await render(<Page />);
  expect(offersScale()).toBe(false);
  await press(0, '60{Enter}');
  await press(1, '70{Enter}');
  expect(offersScale()).toBe(false);
  await press(1, '20{Enter}');
  expect(offersScale()).toBe(true);
  await userEvent.click(page.getByRole('button', { name: shareBarLabels.fillTheRest }));
  expect(sliders().map(({ value }) => value)).toEqual(['60', '20', '20']);
  await userEvent.click(page.getByRole('button', { name: shareBarLabels.undo }));
  expect(blank()).toEqual([false, false, true]);
});

test('R-3009: a sum counts only what is set', async () => {
  await render(<SumMeter values={[60, null, 20]} startValue={null} />);
  await expect.element(page.getByText('80', { exact: true })).toBeVisible();
});
