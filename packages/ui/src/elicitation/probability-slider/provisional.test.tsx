import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { englishLabels } from '../../labels/englishLabels.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { ProbabilitySlider, type ExactProbabilitySliderProps } from './ProbabilitySlider.js';

const { probabilitySlider: texts } = englishLabels;
const onValueChange = vi.fn();
const onValueCommit = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  // A number typed on a slider is finished by a pause, too. A busy machine makes one between two keys.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

const ask = ({ precision = 'percent', ...props }: Partial<ExactProbabilitySliderProps> = {}) =>
  render(
    <StrictMode>
      <form onSubmit={(event) => event.preventDefault()}>
        <ProbabilitySlider
          label="present?"
          name="answer"
          precision={precision}
          onValueChange={onValueChange}
          onValueCommit={onValueCommit}
          {...props}
        />
        <button type="button">Elsewhere</button>
      </form>
    </StrictMode>,
  );
const box = (nth = 0) => page.getByRole('textbox').nth(nth).element() as HTMLInputElement;
const slider = (nth = 0) => page.getByRole('slider').nth(nth).element() as HTMLInputElement;
// Bars are loaded by the first question that has them; until then one range stands for all.
const slidersAreThere = () => expect.poll(() => page.getByRole('slider').elements().length).toBe(3);
const said = () => page.getByRole('alert').elements()[0]?.textContent;
const form = () => [...document.forms].at(-1)!;
const sent = () => new FormData(form()).get('answer');
const typeInBox = async (keys: string, nth = 0) => {
  await userEvent.click(box(nth));
  await userEvent.keyboard(keys);
};
const told = () =>
  [onValueChange.mock.calls, onValueCommit.mock.calls].map((calls) => calls.map(([value]) => value as number));
const elsewhere = page.getByRole('button', { name: 'Elsewhere' });

describe('R-2320: a number being typed is no answer yet', () => {
  test('in the box nothing is told, sent or moved by it', async () => {
    await ask({ defaultValue: 80 });
    await typeInBox('45');
    expect([box().value, slider().value, sent(), told()]).toEqual(['45', '80', '80', [[], []]]);
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^80 percent/);
  });

  test('typed on the slider, the box shows it, and the rest stays', async () => {
    await ask({ defaultValue: 80 });
    slider().focus();
    await userEvent.keyboard('45');
    expect([box().value, slider().value, sent(), told()]).toEqual(['45', '80', '80', [[], []]]);
  });

  test.each<[string, () => unknown]>([
    ['Enter', () => userEvent.keyboard('{Enter}')],
    ['Tab', () => userEvent.keyboard('{Tab}')],
    ['leaving the box', () => box().blur()],
    ['a press on anything else', () => userEvent.click(elsewhere)],
    ['a press by assistive technology', () => (elsewhere.element() as HTMLElement).click()],
    ['Ctrl and Enter', () => userEvent.keyboard('{Control>}{Enter}{/Control}')],
    ['sending the form', () => form().requestSubmit()],
  ])('%s finishes it: one change, and one commit', async (_, end) => {
    await ask({ defaultValue: 80 });
    await typeInBox('45');
    await end();
    expect(told()).toEqual([[45], [45]]);
    expect([sent(), onValueChange.mock.calls[0]![1].reason]).toEqual(['45', 'type']);
    await expect.poll(() => [box().value, slider().value]).toEqual(['45', '45']);
  });

  test.each(['{Enter}', ' ', '{Tab}'])('typed on the slider, the key %j finishes it', async (key) => {
    await ask();
    slider().focus();
    await userEvent.keyboard(`45${key}`);
    expect(told()).toEqual([[45], [45]]);
  });

  test('a page that goes on while it is typed keeps it, from the box and from the slider', async () => {
    const inBox = await ask({ defaultValue: 80 });
    await typeInBox('45');
    await inBox.unmount();
    expect(told()).toEqual([[45], [45]]);
    const onSlider = await ask({ defaultValue: 80 });
    slider().focus();
    await userEvent.keyboard('46');
    await onSlider.unmount();
    expect(told()).toEqual([
      [45, 46],
      [45, 46],
    ]);
  });

  test('an arrow steps from what was typed', async () => {
    await ask({ defaultValue: 80 });
    await typeInBox('45{ArrowUp}{Enter}');
    expect(told()).toEqual([[46], [46]]);
    slider().focus();
    await userEvent.keyboard('30{ArrowLeft}');
    expect(told()).toEqual([
      [46, 29],
      [46, 29],
    ]);
  });

  test('a step button steps from what was typed', async () => {
    await ask({ defaultValue: 80 });
    await typeInBox('45');
    await userEvent.click(page.getByRole('button', { name: texts.more }));
    expect(told()).toEqual([
      [45, 46],
      [45, 46],
    ]);
  });

  test('Enter after a fraction tells its end once', async () => {
    await ask({ precision: 'exact', defaultValue: 80 });
    await typeInBox('1/500{Enter}');
    expect(onValueCommit).toHaveBeenCalledOnce();
  });

  test('a form that asks for an answer is content with a readable one that is being typed', async () => {
    await ask({ required: true });
    expect(form().checkValidity()).toBe(false);
    await typeInBox('4x');
    expect(form().checkValidity()).toBe(false);
    await typeInBox('{Control>}a{/Control}45');
    form().requestSubmit();
    expect(sent()).toBe('45');
  });

  test('a second number typed at once after another change begins anew', async () => {
    await ask({ defaultValue: 80 });
    slider().focus();
    await userEvent.keyboard('4{ArrowUp}0{Enter}');
    expect(told()[1]).toEqual([5, 1]);
  });
});

describe('R-2321: what cannot be read as a whole gives back the answer from before, and says so', () => {
  test.each(['{Enter}', '{Tab}'])('an emptied box, left with %s', async (key) => {
    await ask({ defaultValue: 45 });
    await typeInBox(`45{Backspace}{Backspace}${key}`);
    expect(told()).toEqual([[], []]);
    expect([box().value, sent(), said()]).toEqual(['45', '45', `${texts.typeNumber(1, 99)} ${texts.still(45)}`]);
  });

  test('an emptied box where shares are exact', async () => {
    await ask({ precision: 'exact', defaultValue: { ppm: 2_000 } });
    await typeInBox('{Backspace}{Enter}');
    expect([box().value, said()]).toEqual(['0.2', `${texts.unread['share-missing']('')} ${texts.still(0.2)}`]);
  });

  const unreadable = ['1/2', '20-30', '1 in 5', '10:90', '5o', '1e-3', '1,000', '--5', '4 5', '99x'];
  test.each(unreadable)('%s in the box', async (typed) => {
    await ask({ defaultValue: 80 });
    await typeInBox(`${typed}{Enter}`);
    expect([told(), box().value, slider().value, said()]).toEqual([
      [[], []],
      '80',
      '80',
      texts.unreadable(typed, 80, 1, 99),
    ]);
  });

  test.each(['1/2', '10:90', '1e-3', '20-30'])('%s on the slider', async (typed) => {
    await ask({ defaultValue: 80 });
    slider().focus();
    await userEvent.keyboard(`${typed}{Enter}`);
    expect([told(), slider().value, said()]).toEqual([[[], []], '80', texts.unreadable(typed, 80, 1, 99)]);
  });

  test.each(['101', '1e-3', '5o', '10:90'])('%s where shares are exact', async (typed) => {
    await ask({ precision: 'exact', defaultValue: 80 });
    await typeInBox(`${typed}{Enter}`);
    expect([told(), box().value]).toEqual([[[], []], '80']);
    expect(said()).toContain(texts.still(80));
  });

  test.each(['rare', '{Backspace}', '1/2'])('an unanswered row stays so after %s', async (typed) => {
    await ask();
    await typeInBox(`${typed}{Enter}`);
    expect([told(), sent(), slider().hasAttribute('data-unset')]).toEqual([[[], []], null, true]);
    expect(said()).toBe(`${texts.typeNumber(1, 99)} ${texts.stillOpen}`);
  });

  test('a text that is pasted and far too long is not cut to one that can be read', async () => {
    await ask({ defaultValue: 80 });
    await userEvent.fill(box(), `7${' '.repeat(60)}or 8`);
    await userEvent.keyboard('{Enter}');
    expect([told(), box().value]).toEqual([[[], []], '80']);
    expect(said()!.length).toBeLessThan(120);
  });
});

describe('R-2322: Escape gives back what was there before anything was typed', () => {
  test.each(['{Escape}', '{Control>}z{/Control}'])('%s in the box', async (key) => {
    await ask({ defaultValue: 80 });
    await typeInBox(`45${key}`);
    box().blur();
    expect([told(), box().value, said()]).toEqual([[[], []], '80', undefined]);
  });

  test('on the slider', async () => {
    await ask();
    slider().focus();
    await userEvent.keyboard('45{Escape}');
    await userEvent.tab();
    expect([told(), slider().hasAttribute('data-unset')]).toEqual([[[], []], true]);
  });

  test('digit by digit with Backspace on the slider, down to the answer from before', async () => {
    await ask({ defaultValue: 80 });
    slider().focus();
    await userEvent.keyboard('45{Backspace}');
    expect(box().value).toBe('4');
    await userEvent.keyboard('{Backspace}');
    expect([box().value, told()]).toEqual(['80', [[], []]]);
    await userEvent.keyboard('45{Backspace}7{Enter}');
    expect([box().value, told()]).toEqual(['47', [[47], [47]]]);
  });

  test('what is around it hears nothing of it', async () => {
    const onKeyDown = vi.fn<(key: string) => void>();
    await render(
      // A dialog, for example.
      <div role="presentation" onKeyDown={(event) => onKeyDown(event.key)}>
        <ProbabilitySlider label="present?" defaultValue={80} />
      </div>,
    );
    await typeInBox('4{Escape}');
    expect(onKeyDown.mock.calls).not.toContainEqual(['Escape']);
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown.mock.calls).toContainEqual(['Escape']);
  });

  test('undo after the number is finished undoes it as one step', async () => {
    const onValuesCommit = vi.fn();
    await render(
      <ProbabilityQuestion
        nodeName="Stage"
        states={['I', 'II']}
        defaultValues={[40, 60]}
        onValuesCommit={onValuesCommit}
      />,
    );
    await typeInBox('45{Enter}');
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(onValuesCommit.mock.calls.map(([values]) => values as number[])).toEqual([
      [45, 60],
      [40, 60],
    ]);
  });
});

describe('R-2320: rows of a question that add up to 100', () => {
  test.each(['balanced', 'bars'] as const)('in %s none moves while one is typed', async (sumMode) => {
    const onValuesChange = vi.fn<(values: ProbabilityValues) => void>();
    const onValuesCommit = vi.fn<(values: ProbabilityValues) => void>();
    const props = { nodeName: 'Stage', states: ['I', 'II', 'III'], defaultValues: [45, 30, 25] };
    await render(
      <ProbabilityQuestion
        {...props}
        sumMode={sumMode}
        onValuesChange={onValuesChange}
        onValuesCommit={onValuesCommit}
      />,
    );
    await slidersAreThere();
    slider().focus();
    await userEvent.keyboard('4');
    expect([slider(0).value, slider(1).value, slider(2).value]).toEqual(['45', '30', '25']);
    expect(onValuesChange).not.toHaveBeenCalled();
    await userEvent.keyboard('0{Tab}');
    expect([onValuesChange, onValuesCommit].map(({ mock }) => mock.calls.map(([values]) => values[0]))).toEqual([
      [40],
      [40],
    ]);
  });

  test('in bars, what is said of a number stands when the next bar has the focus', async () => {
    const props = { nodeName: 'Stage', states: ['I', 'II', 'III'], defaultValues: [45, 30, 25] };
    await render(<ProbabilityQuestion {...props} sumMode="bars" />);
    await slidersAreThere();
    slider().focus();
    await userEvent.keyboard('1/2{Tab}');
    expect(document.activeElement).toBe(slider(1));
    expect([slider().value, said()]).toEqual(['45', texts.unreadable('1/2', 45, 1, 99)]);
  });

  test('in a question nothing is told before the number is finished', async () => {
    const onValuesChange = vi.fn();
    await render(
      <ProbabilityQuestion
        nodeName="Stage"
        states={['I', 'II']}
        defaultValues={[40, 60]}
        onValuesChange={onValuesChange}
      />,
    );
    await typeInBox('45{Backspace}{Backspace}', 1);
    await userEvent.keyboard('{Enter}');
    expect([onValuesChange.mock.calls, box(1).value, said()]).toEqual([
      [],
      '60',
      `${texts.typeNumber(1, 99)} ${texts.still(60)}`,
    ]);
    await typeInBox('7', 1);
    await userEvent.click(slider(0));
    expect(onValuesChange.mock.calls[0]![0]).toEqual([40, 7]);
  });
});

test('R-2320: a press that finishes an unreadable text still lands where it was aimed at', async () => {
  const onPress = vi.fn();
  await render(
    <>
      <ProbabilitySlider label="present?" defaultValue={45} />
      <button type="button" onClick={onPress}>
        Below
      </button>
    </>,
  );
  await typeInBox('{Backspace}');
  await userEvent.click(page.getByRole('button', { name: 'Below' }));
  expect(onPress).toHaveBeenCalledOnce();
  vi.runAllTimers();
  await expect.poll(said).toBe(`${texts.typeNumber(1, 99)} ${texts.still(45)}`);
});
