import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { ShareValues } from '../answers/share.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { probabilityQuestionLabels as texts } from '../../labels/english.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ExactProbabilityQuestionProps } from './questionProps.js';

const ask = (props: Partial<ExactProbabilityQuestionProps> = {}) =>
  render(
    <CredenceProvider>
      <ProbabilityQuestion nodeName="Stridor" states={['present', 'absent']} precision="exact" {...props} />
    </CredenceProvider>,
  );
/** The line that opens for an exact share is a slider, too. */
const sliders = () => [...document.querySelectorAll<HTMLInputElement>('[data-slot="range"]')];
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-slot="row"]')];
const numbers = () => (page.getByRole('textbox').elements() as HTMLInputElement[]).map(({ value }) => value);
const words = () => rows().map((row) => row.querySelector('[data-slot="row-words"]')?.textContent);
const press = async (index: number, keys: string) => {
  sliders()[index]?.focus();
  await userEvent.keyboard(keys);
};

test('R-3572: of two states one press is the whole answer: the other one follows, hollow and dashed', async () => {
  const onValuesCommit = vi.fn();
  await ask({ onValuesCommit });
  expect([words(), rows().map((row) => row.dataset.state)]).toEqual([
    [texts.notAnswered, texts.notAnswered],
    ['unset', 'unset'],
  ]);
  await press(0, '70{Enter}');
  expect(onValuesCommit).toHaveBeenLastCalledWith(
    [70, null],
    expect.objectContaining({ shares: [700_000, 300_000], order: [0] }),
  );
  expect([numbers(), words()]).toEqual([
    ['70', '30'],
    [undefined, texts.left(1, true)],
  ]);
  const [set, follower] = rows();
  expect(follower?.querySelector('[data-credence="icon-array"]')).toHaveAccessibleName('15 of 50 people');
  expect([set?.dataset.state, follower?.dataset.state, follower?.dataset.follows]).toEqual(['answered', 'unset', '']);
  const thumb = (row: HTMLElement | undefined) => row?.querySelector('[data-slot="range"]')?.hasAttribute('data-unset');
  expect([thumb(set), thumb(follower)]).toEqual([false, true]);
  const line = follower?.querySelector('[data-slot="number"]');
  expect(line && getComputedStyle(line).borderBlockEndStyle).toBe('dashed');
});

test('R-3572: both set, neither moves the other; that they do not add up is said at the one set last', async () => {
  await ask({ states: ['present', 'doubtful', 'absent'] });
  await press(0, '70{Enter}');
  await press(1, '20{Enter}');
  await press(2, '30{Enter}');
  expect([numbers(), words()]).toEqual([
    ['70', '20', '30'],
    [undefined, undefined, texts.more(20, undefined)],
  ]);
  await press(0, '40{Enter}');
  expect([numbers(), words()]).toEqual([
    ['40', '20', '30'],
    [texts.less(10, undefined), undefined, undefined],
  ]);
});

test('R-3572: 20 and then .2 are typed, and the third state follows with 79.8', async () => {
  const onValuesCommit = vi.fn();
  await ask({ states: ['a', 'b', 'c'], onValuesCommit });
  await press(0, '20{Enter}');
  await userEvent.keyboard('.2{Enter}');
  await expect.poll(numbers).toEqual(['20', '0.2', '79.8']);
  expect(document.activeElement).toBe(sliders()[2]);
  expect(onValuesCommit).toHaveBeenLastCalledWith(
    [20, { ppm: 2_000 }, null],
    expect.objectContaining({ shares: [200_000, 2_000, 798_000] }),
  );
});

test('R-3572: after another answer was copied the others follow in its proportions', async () => {
  await ask({ states: ['a', 'b', 'c'], startValues: [50, 40, 10] });
  expect([numbers(), words()[0]]).toEqual([['50', '40', '10'], texts.copied]);
  await press(0, '75{Enter}');
  expect([numbers(), words()[1]]).toEqual([['75', '20', '5'], texts.left(2, false)]);
});

test('R-3572: where nothing is left a row that nobody set stands at 1, and says so', async () => {
  await ask({ states: ['a', 'b', 'c'], defaultValues: [60, 50, null] });
  expect([numbers(), words()]).toEqual([
    ['60', '50', '1'],
    [undefined, texts.more(10, 'a'), texts.nothingLeft],
  ]);
});

const keeps: readonly (readonly [string, (range: HTMLInputElement) => Promise<void>])[] = [
  ['Enter', () => userEvent.keyboard('{Enter}')],
  ['space', () => userEvent.keyboard(' ')],
  ['a tap on its thumb', (range) => userEvent.click(range, { position: thumbOf(range) })],
];
function thumbOf(range: HTMLInputElement) {
  const { width, height } = range.getBoundingClientRect();
  const [min, max] = [Number(range.min), Number(range.max)];
  const thumb = Number.parseFloat(getComputedStyle(range).getPropertyValue('--credence-thumb')) * 16 || 20;
  return { x: thumb / 2 + ((Number(range.value) - min) / (max - min)) * (width - thumb), y: height / 2 };
}

test.each(keeps)('R-3574: %s keeps a state that follows at its share, as one that was set', async (_, keep) => {
  const onValuesCommit = vi.fn();
  await ask({ states: ['a', 'b', 'c'], onValuesCommit });
  await press(0, '63{Enter}');
  expect(numbers()).toEqual(['63', '18.5', '18.5']);
  const [, second] = sliders();
  second?.focus();
  if (second) await keep(second);
  expect(onValuesCommit).toHaveBeenLastCalledWith(
    [63, { ppm: 185_000 }, null],
    expect.objectContaining({ reason: 'keep', index: 1, order: [0, 1], shares: [630_000, 185_000, 185_000] }),
  );
  expect([numbers(), rows().map((row) => row.dataset.state)]).toEqual([
    ['63', '18.5', '18.5'],
    ['answered', 'answered', 'unset'],
  ]);
});

test('R-3574: whole percents keep the nearest one', async () => {
  const onValuesCommit = vi.fn();
  await render(<ProbabilityQuestion nodeName="Stage" states={['a', 'b', 'c']} onValuesCommit={onValuesCommit} />);
  await press(0, '63{Enter}');
  await userEvent.keyboard(' ');
  expect(onValuesCommit).toHaveBeenLastCalledWith([63, 19, null], expect.objectContaining({ reason: 'keep' }));
});

test('R-3577: a screen reader is told once that the others follow, and each says its share when it is visited', async () => {
  await ask({ states: ['a', 'b', 'c'] });
  const heard: string[] = [];
  const observer = new MutationObserver(() => {
    const text = page
      .getByRole('status')
      .elements()
      .map(({ textContent }) => textContent)
      .join('');
    if (heard.at(-1) !== text) heard.push(text);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  await press(0, '63{Enter}');
  await expect.poll(() => heard.includes(texts.othersFollow)).toBe(true);
  await press(0, '{ArrowUp}{ArrowUp}{PageUp}');
  await press(1, '{ArrowUp}');
  observer.disconnect();
  expect(heard.filter((text) => text === texts.othersFollow)).toHaveLength(1);
  expect(sliders()[2]?.ariaValueText).toBe(`12 percent, not set: ${texts.left(1, true)}`);
});

test('R-3578: a form gets the share of a state that follows, with its decimals, and nothing before any is set', async () => {
  await render(
    <form>
      <ProbabilityQuestion nodeName="Stage" states={['a', 'b', 'c']} name="p" required />
    </form>,
  );
  const [form] = document.forms;
  const sent = () => new FormData(form).getAll('p');
  expect([sent(), form?.checkValidity()]).toEqual([[], false]);
  await press(0, '63{Enter}');
  expect([sent(), form?.checkValidity()]).toEqual([['63', '18.5', '18.5'], true]);
});

test('R-2641: an answer held by a page opens as its states were set: the order is handed back with every change', async () => {
  function Held() {
    const [rows, setRows] = useState<{ values: ShareValues; order: readonly number[] }>({
      values: [80, null, 30],
      order: [2, 0],
    });
    return (
      <ProbabilityQuestion
        nodeName="Stage"
        states={['a', 'b', 'c']}
        precision="exact"
        {...rows}
        onValuesChange={(values, { order }) => setRows({ values, order })}
      />
    );
  }
  await render(<Held />);
  expect(words()).toEqual([texts.more(10, 'c'), texts.nothingLeft, undefined]);
  await press(2, '{ArrowUp}');
  expect(words()).toEqual([undefined, texts.nothingLeft, texts.more(11, 'a')]);
});
