import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { probabilityQuestionLabels as texts, shareBarLabels } from '../../labels/english.js';
import { QuestionExits, type QuestionExitsProps } from '../question-exits/QuestionExits.js';
import { ShareBar } from '../share-bar/ShareBar.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ExactProbabilityQuestionProps } from './questionProps.js';

const ask = (props: Partial<ExactProbabilityQuestionProps> = {}) =>
  render(<ProbabilityQuestion nodeName="Wilson" states={['present', 'absent']} precision="exact" {...props} />);
const boxes = () => page.getByRole('textbox').elements() as HTMLInputElement[];
const shown = () => boxes().map(({ value }) => value);

test('R-2634, R-2636: an exact share is kept, and what is left beside it is as exact', async () => {
  const onValuesChange = vi.fn();
  await ask({ onValuesChange });
  await userEvent.fill(boxes()[0]!, '0.2');
  await userEvent.keyboard('{Enter}');
  expect(onValuesChange).toHaveBeenCalledExactlyOnceWith(
    [{ ppm: 2_000 }, null],
    expect.objectContaining({ index: 0, shares: [2_000, 998_000] }),
  );
  expect(shown()).toEqual(['0.2', '99.8']);
});

test('R-2638: a slider takes an exact share back, and undo returns it', async () => {
  await ask({ defaultValues: [{ ppm: 2_000 }, null] });
  const slider = page.getByRole('slider').first();
  (slider.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(shown()).toEqual(['2', '98']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(shown()).toEqual(['0.2', '99.8']);
});

test.each<[string, readonly [number, number], string]>([
  ['above 100 %', [999_000, 2_000], texts.more(0.1, 'present')],
  ['below 100 %', [2_000, 3_000], texts.less(99.5, 'present')],
])('R-2637: says at the state set last that exact shares are %s', async (_, exact, sentence) => {
  await ask({ defaultValues: exact.map((ppm) => ({ ppm })) });
  expect(document.querySelectorAll('[data-slot="row"]')[1]?.textContent).toContain(sentence);
});

test('R-2637: exact shares stay as they are in what is stored, unless they alone leave no room', async () => {
  const { container } = await render(
    <>
      <StoredShares states={['a', 'b', 'c']} precision="exact" values={[{ ppm: 2_000 }, 60, 60]} />
      <StoredShares states={['a', 'b']} precision="exact" values={[{ ppm: 900_000 }, { ppm: 600_000 }]} />
    </>,
  );
  const said = [...container.querySelectorAll('[data-slot="sentence"]')].map(({ textContent }) => textContent?.trim());
  expect(said).toEqual(['120.2 of 100, stored as 0.2 / 49.9 / 49.9', '150 of 100, stored as 60 / 40']);
});

test('R-2639: what is set aside is said in place of the sliders, and undone there', async () => {
  const onStandingChange = vi.fn();
  await ask({ defaultStanding: 'cannotOccur', onStandingChange });
  expect(page.getByRole('slider').elements()).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(onStandingChange).toHaveBeenCalledWith('answered', expect.objectContaining({ reason: 'exit' }));
  expect(page.getByRole('slider').elements()).toHaveLength(2);
  expect(document.activeElement).toBe(page.getByRole('slider').first().element());
});

test('R-2639: an exit that was pressed by mistake is undone with the keys of undo, where the focus is', async () => {
  const onStandingChange = vi.fn<NonNullable<QuestionExitsProps['onStandingChange']>>();
  await render(<QuestionExits onStandingChange={onStandingChange} />);
  await userEvent.click(page.getByRole('button', { name: 'Not my field' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(onStandingChange.mock.calls.map(([standing]) => standing)).toEqual(['notMyField', 'answered']);
});

test('R-2640: a question without conditions offers no combination to rule out', async () => {
  await render(<QuestionExits exits={['notMyField']} />);
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['Not my field']);
});

test('R-2637: that every state is impossible is said in place of what is stored, and is not said to be', async () => {
  const { container } = await render(
    <StoredShares states={['present', 'absent']} precision="exact" values={[{ ppm: 0 }, { ppm: 0 }]} />,
  );
  expect(container.querySelector('[data-slot="sentence"]')?.textContent).toBe(shareBarLabels.allImpossible(2));
});

test('R-2636: what cannot happen keeps an empty place in the bar', async () => {
  const { container } = await render(<ShareBar states={['present', 'absent']} values={[{ ppm: 0 }, null]} />);
  expect(page.getByRole('img').element().getAttribute('aria-label')).toBe('0 % present, 100 % absent');
  const widths = [...container.querySelectorAll('[data-slot="segment"]')].map((part) => part.clientWidth > 0);
  expect(widths).toEqual([true, true]);
});

test('R-2636: the shares below say what is exact with its decimals', async () => {
  const { container } = await render(
    <StoredShares states={['present', 'absent']} precision="exact" values={[{ ppm: 12_345 }, null]} />,
  );
  expect(container.querySelector('[data-slot="sentence"]')?.textContent?.trim()).toBe('Stored: 1.2345 / 98.8');
});

test.each(['balanced', 'bars'] as const)(
  'R-3101: an exact share is never shown as another: the question stays independent in %s',
  async (sumMode) => {
    const { container } = await ask({ sumMode, defaultValues: [{ ppm: 2_000 }, 60] });
    expect(container.querySelector('[data-mode]')?.getAttribute('data-mode')).toBe('independent');
    expect(shown()).toEqual(['0.2', '60']);
  },
);

test('R-3101: a form sends an exact share as it is, and whole percents as they always were', async () => {
  const { container } = await ask({ name: 'answer', defaultValues: [{ ppm: 2_000 }, 60] });
  const sent = [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ value }) => value);
  expect(sent).toEqual(['0.2', '60']);
});
