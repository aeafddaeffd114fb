import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ProbabilityQuestionProps } from './questionProps.js';
import type { SumMode } from '../answers/answers.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';

const states = ['mild', 'moderate', 'severe'];
const onValuesChange = vi.fn();
const onValuesCommit = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
});

const show = (props: Partial<ProbabilityQuestionProps> = {}) =>
  render(
    <CredenceProvider>
      <ProbabilityQuestion
        nodeName="Stridor"
        states={states}
        onValuesChange={onValuesChange}
        onValuesCommit={onValuesCommit}
        {...props}
      />
    </CredenceProvider>,
  );
const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];
const standing = () => sliders().map((slider) => Number(slider.value));
/** Acts on a native range as a drag or assistive technology does. */
function drag(index: number, ...path: number[]) {
  const slider = sliders()[index];
  for (const value of path) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(value));
    slider?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  slider?.dispatchEvent(new Event('change', { bubbles: true }));
}
const press = async (index: number, keys: string) => {
  sliders()[index]?.focus();
  await userEvent.keyboard(keys);
};

describe('balanced: the answers add up to 100', () => {
  test('moving one moves the others in proportion, and is one gesture (R-727, R-729)', async () => {
    await show({ sumMode: 'balanced', defaultValues: [60, 30, 10] });
    drag(0, 50, 40, 20);
    expect(standing()).toEqual([20, 60, 20]);
    expect(onValuesChange).toHaveBeenCalledTimes(3);
    expect(onValuesCommit).toHaveBeenCalledExactlyOnceWith([20, 60, 20], expect.objectContaining({ index: 0 }));
  });

  test('a drag out and back restores every answer', async () => {
    await show({ sumMode: 'balanced', defaultValues: [60, 37, 3] });
    drag(0, 80, 98, 99, 70, 60);
    expect(standing()).toEqual([60, 37, 3]);
  });

  test('the thumb stops where the kept answers leave no room', async () => {
    await show({ sumMode: 'balanced', defaultValues: [40, 30, 30], defaultLocks: [false, true, false] });
    drag(0, 99);
    expect(standing()).toEqual([69, 30, 1]);
  });

  test('an answer is kept by a button that says so, and its slider then stays', async () => {
    const onLocksChange = vi.fn();
    await show({ sumMode: 'balanced', defaultValues: [60, 30, 10], onLocksChange });
    const keep = page.getByRole('button', { name: 'Keep moderate at 30 %' });
    await expect.element(keep).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(keep);
    expect(onLocksChange).toHaveBeenCalledExactlyOnceWith(
      [false, true, false],
      expect.objectContaining({ reason: 'press', index: 1 }),
    );
    await expect.element(keep).toHaveAttribute('aria-pressed', 'true');
    await press(1, '{Home}');
    expect(onValuesChange).not.toHaveBeenCalled();
    await press(0, '{Home}');
    expect(standing()).toEqual([1, 30, 69]);
    await userEvent.click(keep);
    await press(1, '{Home}');
    expect(standing()).toEqual([1, 1, 98]);
  });

  test('nobody has answered until a gesture, which then answers for all', async () => {
    await show({ sumMode: 'balanced' });
    expect(sliders()[0]?.getAttribute('aria-valuetext')).toBe('not answered, starting value 34 percent');
    await userEvent.click(page.getByRole('button', { name: 'Not answered yet · Keep 33' }).first());
    expect(onValuesCommit).toHaveBeenCalledExactlyOnceWith(
      [34, 33, 33],
      expect.objectContaining({ reason: 'keep', index: 1 }),
    );
  });
});

describe('the mode is a view', () => {
  function Switching() {
    const [mode, setMode] = useState<SumMode>('follow');
    const modes: SumMode[] = ['follow', 'balanced', 'bars'];
    return (
      <CredenceProvider>
        <button type="button" onClick={() => setMode(modes[(modes.indexOf(mode) + 1) % 3] ?? 'bars')}>
          Next
        </button>
        <form>
          <ProbabilityQuestion
            nodeName="Stridor"
            name="p"
            sumMode={mode}
            defaultValues={[62, 30, null]}
            states={states}
            onValuesChange={onValuesChange}
          />
        </form>
      </CredenceProvider>
    );
  }
  const sent = () => new FormData(document.querySelector('form') ?? undefined).getAll('p');

  test('switching twenty times and more changes no number, and each mode sends what it shows', async () => {
    await render(<Switching />);
    for (let time = 0; time < 21; time++) {
      const shares = time % 3 === 0 ? [62, 30, 8] : [44, 21, 35];
      // Bars are loaded by the first question that has them.
      await expect.poll(standing).toEqual(shares);
      expect(sent()).toEqual(shares.map(String));
      await userEvent.click(page.getByRole('button', { name: 'Next' }));
    }
    expect(onValuesChange).not.toHaveBeenCalled();
  });

  test.each(['follow', 'independent', 'balanced', 'bars'] as const)(
    '%s: resetting the form restores all in one change',
    async (mode) => {
      await render(
        <form>
          <ProbabilityQuestion
            nodeName="Stridor"
            name="p"
            sumMode={mode}
            defaultValues={[60, 30, 10]}
            states={states}
            onValuesChange={onValuesChange}
          />
        </form>,
      );
      // Bars are loaded by the first question that has them.
      await expect.poll(standing).toEqual([60, 30, 10]);
      await press(0, '{Home}');
      await press(1, '{End}');
      onValuesChange.mockClear();
      document.querySelector('form')?.reset();
      await expect.poll(sent).toEqual(['60', '30', '10']);
      expect(standing()).toEqual([60, 30, 10]);
      expect(onValuesChange).toHaveBeenCalledExactlyOnceWith(
        [60, 30, 10],
        expect.objectContaining({ reason: 'reset', index: undefined }),
      );
    },
  );
});

describe('undo', () => {
  test('takes back one gesture at a time, with all the answers it moved, and does them again', async () => {
    await show({ sumMode: 'balanced', defaultValues: [60, 30, 10] });
    drag(0, 50, 40, 20);
    await press(2, '{End}');
    expect(standing()).toEqual([1, 1, 98]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(standing()).toEqual([20, 60, 20]);
    await userEvent.keyboard('{Meta>}z{/Meta}');
    expect(standing()).toEqual([60, 30, 10]);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(standing()).toEqual([60, 30, 10]);
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(standing()).toEqual([20, 60, 20]);
    expect(onValuesCommit).toHaveBeenLastCalledWith([20, 60, 20], expect.objectContaining({ reason: 'undo' }));
  });

  test('makes answers unanswered again that were, and works only while the focus is inside', async () => {
    await show();
    await press(0, '{End}');
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(standing()).toEqual([99, 1, 1]);
    await press(1, '{Control>}z{/Control}');
    expect(onValuesCommit).toHaveBeenLastCalledWith([null, null, null], expect.objectContaining({ reason: 'undo' }));
  });

  test('works in the number box too, which does not bring the number back', async () => {
    await show({ defaultValues: [60, 30, 10] });
    const box = page.getByRole('textbox').first();
    await userEvent.click(box);
    await userEvent.keyboard('70{Control>}{Enter}{/Control}');
    expect(standing()[0]).toBe(70);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(standing()[0]).toBe(60);
    await expect.element(box).toHaveValue('60');
    await expect.element(box).toHaveFocus();
    await userEvent.tab();
    expect(standing()[0]).toBe(60);
  });

  function Screen() {
    const [values, setValues] = useState<ProbabilityValues>([62, 30, null]);
    const history = useAnswerHistory();
    return (
      <CredenceProvider>
        <ProbabilityQuestion
          nodeName="Stridor"
          onValuesChange={setValues}
          states={states}
          values={values}
          history={history}
        />
        <StoredShares onValuesChange={setValues} states={states} values={values} history={history} />
      </CredenceProvider>
    );
  }

  test('is shared with the shares below: one list of gestures, both ways to 100 among them', async () => {
    await render(<Screen />);
    await press(2, '{End}');
    await userEvent.click(page.getByRole('button', { name: 'Scale all to 100' }));
    expect(standing()).toEqual([32, 16, 52]);
    await press(0, '{Control>}z{/Control}');
    expect(standing()).toEqual([62, 30, 99]);
    await press(0, '{Control>}z{/Control}');
    expect(standing()).toEqual([62, 30, 8]);
  });
});

test('more than a hundred states follow whatever is asked for', async () => {
  const many = Array.from({ length: 101 }, (_, index) => `s${index}`);
  await show({ states: many, sumMode: 'bars' });
  expect(document.querySelector('[data-credence="probability-question"]')?.getAttribute('data-mode')).toBe('follow');
});
