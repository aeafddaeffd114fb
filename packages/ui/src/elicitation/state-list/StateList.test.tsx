import { createRef, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import { StateList, type StateListProps } from './StateList.js';

const onValuesChange = vi.fn<NonNullable<StateListProps['onValuesChange']>>();
const onValuesCommit = vi.fn<NonNullable<StateListProps['onValuesCommit']>>();
// Each row requests its part of the question once per render.
const drawn = vi.fn(probabilityQuestionLabels.state);
beforeEach(() => vi.clearAllMocks());

const named = (count: number) => Array.from({ length: count }, (_, index) => `state_${index + 1}`);
// Its stored share is formatted once per render.
const written = vi.fn(probabilityQuestionLabels.storedAs);
const labels = { probabilityQuestion: { state: drawn, storedAs: written } };
const show = (count: number, props: Partial<StateListProps> = {}) =>
  render(
    <CredenceProvider labels={labels}>
      <form data-testid="form">
        <StateList nodeName="Stage" states={named(count)} {...{ onValuesChange, onValuesCommit }} {...props} />
        <button type="reset">Reset</button>
      </form>
    </CredenceProvider>,
  );
const slider = (place: number) => page.getByRole('slider').nth(place - 1);
const rangeOf = (place: number) => slider(place).element() as HTMLInputElement;
const press = async (place: number, keys: string) => {
  rangeOf(place).focus();
  await userEvent.keyboard(keys);
};
/** The state reported last, its answer, and the reason. */
const told = () => {
  const [values, { index, reason }] = onValuesChange.mock.lastCall!;
  return [index, values[index!], reason];
};
const sent = () => new FormData(page.getByTestId('form').element() as HTMLFormElement).getAll('stage');

describe('one line for each state', () => {
  test('asks the whole question, and stands at 50 until somebody answers (R-714, R-725)', async () => {
    await show(9);
    await expect
      .element(page.getByRole('slider', { name: 'How likely is it that Stage is: state 4?' }))
      .toHaveAttribute('aria-valuetext', 'not answered, starting value 50 percent');
    expect(page.getByRole('slider').elements()).toHaveLength(9);
    expect(onValuesChange).not.toHaveBeenCalled();
  });

  test('takes integers from 1 to 99, by key, digit and box (R-727)', async () => {
    await show(9, { defaultValues: [20] });
    await press(1, '{End}');
    expect(told()).toEqual([0, 99, 'key']);
    await press(2, '37{Enter}');
    expect(told()).toEqual([1, 37, 'type']);
    await userEvent.fill(page.getByRole('textbox').nth(2), '150');
    await userEvent.keyboard('{Enter}');
    expect(told()).toEqual([2, 99, 'type']);
    expect(document.activeElement).toBe(rangeOf(3));
  });

  test('a tap on the resting thumb makes 50 the answer, and tells its end once', async () => {
    await show(9);
    await userEvent.click(slider(3));
    expect(told()).toEqual([2, 50, 'keep']);
    expect(onValuesCommit).toHaveBeenCalledOnce();
  });

  test('says the word only where the answer is exactly one', async () => {
    const { container } = await show(9, { defaultValues: [85, 86, null] });
    const words = [...container.querySelectorAll('[data-slot="word"]')].map((word) => word.textContent);
    expect(words.slice(0, 3)).toEqual(['probable', '', '']);
  });

  test('is one tab stop', async () => {
    await show(9);
    rangeOf(1).focus();
    await userEvent.tab();
    expect(document.activeElement).toBe(rangeOf(2));
  });
});

describe('608 states', () => {
  test('a move draws the one row that moves', async () => {
    await show(608);
    rangeOf(5).focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    drawn.mockClear();
    written.mockClear();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => rangeOf(5).value).toBe('51');
    expect(drawn.mock.calls).toEqual([['state 5']]);
    expect(written).toHaveBeenCalledOnce();
  });

  test('writes what is stored anew only where its percent changes', async () => {
    await show(608, { defaultValues: [2, 99, ...Array.from({ length: 606 }, () => 1)] });
    const stored = () => [...document.querySelectorAll('[data-slot="share"]')].map((share) => share.textContent);
    const before = stored();
    expect(before.slice(0, 3)).toEqual(['stored as 0.3 %', 'stored as 14 %', 'stored as 0.1 %']);
    rangeOf(1).focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    drawn.mockClear();
    written.mockClear();
    await userEvent.keyboard('{End}');
    await expect.poll(() => stored().slice(0, 2)).toEqual(['stored as 12.3 %', 'stored as 12.3 %']);
    expect(stored().slice(2)).toEqual(before.slice(2));
    expect(drawn.mock.calls).toEqual([['state 1']]);
    // The moved row, with its old and new share, and the row whose percentage fell.
    expect(written.mock.calls.length).toBeLessThanOrEqual(3);
  });

  test('held by a parent, too', async () => {
    const states = named(608);
    function Held() {
      const [values, setValues] = useState<readonly (number | null)[]>([]);
      return <StateList nodeName="Stage" {...{ states, values }} onValuesChange={setValues} />;
    }
    await render(
      <CredenceProvider labels={labels}>
        <Held />
      </CredenceProvider>,
    );
    rangeOf(600).focus();
    await new Promise((resolve) => setTimeout(resolve, 50));
    drawn.mockClear();
    await userEvent.keyboard('{PageUp}');
    await expect.poll(() => rangeOf(600).value).toBe('60');
    expect(drawn.mock.calls).toEqual([['state 600']]);
  });

  test('are found whatever the case and accents; those left out keep their answers', async () => {
    await show(0, { states: [...named(30), 'Größe_3'], defaultValues: [70], name: 'stage' });
    await userEvent.fill(page.getByRole('searchbox'), 'grosse');
    expect(page.getByRole('slider').elements()).toHaveLength(1);
    await expect.element(page.getByRole('slider', { name: /Größe 3/ })).toBeVisible();
    expect(sent().slice(0, 2)).toEqual(['70', '50']);
    expect(sent()).toHaveLength(31);
    await userEvent.fill(page.getByRole('searchbox'), 'nothing like it');
    await expect.element(page.getByText('No state matches “nothing like it”.')).toBeVisible();
  });

  test('Enter in the search leads to the first that is found', async () => {
    await show(30);
    await userEvent.fill(page.getByRole('searchbox'), 'state 2');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('slider', { name: /state 2\?$/ })).toHaveFocus();
    await expect.element(page.getByRole('searchbox')).toHaveValue('state 2');
  });

  test('the next without an answer is a button and a key away, also where a search hides it', async () => {
    const values = Array.from({ length: 40 }, (_, index) => ([3, 20, 39].includes(index) ? null : 10));
    await show(40, { defaultValues: values });
    const next = page.getByRole('button', { name: 'Next unanswered (3)' });
    await userEvent.click(next);
    await expect.poll(() => document.activeElement).toBe(rangeOf(4));
    await userEvent.fill(page.getByRole('searchbox'), 'state 30');
    await userEvent.click(next);
    await expect.poll(() => document.activeElement).toBe(rangeOf(21));
    await userEvent.keyboard('n');
    await expect.poll(() => document.activeElement).toBe(rangeOf(40));
    // After the last one it starts over.
    await userEvent.keyboard('n');
    await expect.poll(() => document.activeElement).toBe(rangeOf(4));
    expect(onValuesChange).not.toHaveBeenCalled();
  });

  test.each([9, 20])('%i can be seen without a search', async (count) => {
    await show(count);
    expect(page.getByRole('searchbox').query()).toBeNull();
  });
});

describe('"Split the rest equally"', () => {
  const button = () => page.getByRole('button', { name: /Split the rest equally/ });

  test('gives all that is open the same in one gesture, and nothing before it', async () => {
    await show(21, { defaultValues: [40, 22] });
    expect(onValuesChange).not.toHaveBeenCalled();
    await userEvent.click(button());
    const after = [40, 22, ...Array.from({ length: 19 }, () => 2)];
    expect(onValuesChange).toHaveBeenCalledExactlyOnceWith(after, expect.objectContaining({ reason: 'rest' }));
    expect(onValuesCommit).toHaveBeenCalledExactlyOnceWith(after, expect.objectContaining({ index: undefined }));
    expect(rangeOf(3).value).toBe('2');
    expect(button().query()).toBeNull();
    await press(1, '{Control>}z{/Control}');
    await expect.element(button()).toBeVisible();
    expect(rangeOf(3).value).toBe('50');
  });

  test.each([{ disabled: true }, { readOnly: true }])(
    'is not offered with %j, where nothing changes',
    async (props) => {
      await show(21, { defaultValues: [40], ...props });
      expect(button().query()).toBeNull();
      await press(1, '{ArrowRight}7');
      await userEvent.click(slider(1), { force: true });
      expect(onValuesChange).not.toHaveBeenCalled();
      expect(rangeOf(1).value).toBe('40');
    },
  );
});

describe('in a form', () => {
  test('sends a number for each state; a reset brings back what it began with, told once', async () => {
    await show(9, { defaultValues: [30], name: 'stage' });
    await press(2, '{End}');
    expect(sent()).toEqual(['30', '99', ...Array.from({ length: 7 }, () => '50')]);
    await userEvent.click(page.getByRole('button', { name: 'Reset' }));
    await expect.poll(() => rangeOf(2).value).toBe('50');
    expect(onValuesCommit).toHaveBeenCalledTimes(2);
    expect(onValuesCommit).toHaveBeenLastCalledWith(
      [30, ...Array.from({ length: 8 }, () => null)],
      expect.objectContaining({ reason: 'reset' }),
    );
    expect(rangeOf(2).hasAttribute('data-unset')).toBe(true);
  });
});

test('a bar is as long as its answer beside the largest', async () => {
  const { container } = await show(9, { defaultValues: [80, 40, 20, ...Array.from({ length: 6 }, () => 20)] });
  const bars = [...container.querySelectorAll<HTMLElement>('[data-slot="share"] > :first-child')];
  const lengths = bars.map((bar) => Number.parseFloat(getComputedStyle(bar, '::before').inlineSize));
  expect((lengths[1] ?? 0) / (lengths[0] ?? 1)).toBeCloseTo(0.5, 1);
  expect(container.querySelector('[data-slot="share"]')?.textContent).toBe('stored as 30.7 %');
});

test('ref, class and data attributes land on the root', async () => {
  const ref = createRef<HTMLDivElement>();
  await show(9, { ref, className: 'mine', 'data-testid': 'root' } as Partial<StateListProps>);
  expect(ref.current).toBe(page.getByTestId('root').element());
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
