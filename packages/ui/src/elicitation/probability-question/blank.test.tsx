import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ShareValues } from '../answers/share.js';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { probabilityQuestionLabels as texts, probabilitySliderLabels, shareBarLabels } from '../../labels/english.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { SumMeter } from '../sum-meter/SumMeter.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ProbabilityQuestionProps } from './questionProps.js';

const states = ['mild', 'moderate', 'severe'];
const onValuesCommit = vi.fn();
beforeEach(() => vi.clearAllMocks());

const show = (props: Partial<ProbabilityQuestionProps> = {}) =>
  render(
    <CredenceProvider>
      <ProbabilityQuestion
        nodeName="Stridor"
        startValue={null}
        states={states}
        onValuesCommit={onValuesCommit}
        {...props}
      />
    </CredenceProvider>,
  );
/** The line that opens for an exact share is a slider, too. */
const sliders = () => [...document.querySelectorAll<HTMLInputElement>('[data-slot="range"]')];
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
  await show({ defaultValues: [20, null, null] });
  expect(blank()).toEqual([false, true, true]);
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
  await press(1, '30{Enter}');
  expect(new FormData(document.forms[0]).getAll('p')).toEqual(['20', '30', '50']);
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
const stored = () => document.querySelector('[data-slot="sentence"]')?.textContent?.trim();
const words = () =>
  [...document.querySelectorAll('[data-slot="row"]')].map(
    (row) => row.querySelector('[data-slot="row-words"]')?.textContent,
  );

test('R-3009: while two states are blank nothing is said to be stored; the last one follows', async () => {
  await render(<Page />);
  expect([stored(), words(), page.getByRole('img', { name: /mild/ }).elements()]).toEqual([
    shareBarLabels.notYet,
    [undefined, undefined, undefined],
    [],
  ]);
  await press(0, '60{Enter}');
  expect([stored(), blank()]).toEqual([shareBarLabels.notYet, [false, true, true]]);
  await press(2, '30{Enter}');
  expect([stored(), blank()]).toEqual(['Stored: 60 / 10 / 30', [false, false, false]]);
  expect(sliders().map(({ value }) => value)).toEqual(['60', '10', '30']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect([stored(), blank()]).toEqual([shareBarLabels.notYet, [false, true, true]]);
});

test('R-3009: of what leaves no room the last blank state is told, and both ways lead to 100', async () => {
  await render(<Page />);
  await press(0, '60{Enter}');
  await press(1, '70{Enter}');
  expect(words()).toEqual([undefined, texts.more(30, 'mild'), texts.nothingLeft]);
  await userEvent.click(page.getByRole('button', { name: shareBarLabels.scaleAll }));
  expect(stored()).toBe('Stored: 46 / 53 / 1');
});

test('R-3009: what is exact contradicts nothing as long as two others are blank', async () => {
  await render(<Page />);
  await press(0, '0{Enter}');
  expect([stored(), words()]).toEqual([shareBarLabels.notYet, [undefined, undefined, undefined]]);
  await press(1, '0{Enter}');
  await expect.poll(stored).toBe('Stored: 0 / 0 / 100');
});

test('R-3009: a sum counts only what is set', async () => {
  await render(<SumMeter values={[60, null, 20]} startValue={null} />);
  await expect.element(page.getByText('80', { exact: true })).toBeVisible();
});
