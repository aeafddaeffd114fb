import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import type { ShareValues } from '../answers/share.js';
import { CertaintyField } from '../certainty-field/CertaintyField.js';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { probabilityQuestionLabels as texts, shareBarLabels } from '../../labels/english.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { BackLink } from './BackLink.js';
import { QuestionLayout } from './QuestionLayout.js';

const states = ['T1 or T2', 'T3', 'T4'];

/** A question on a whole page, with everything that may stand in its dock. */
function Page({ names = states, onContinue }: { names?: readonly string[]; onContinue?: () => void }) {
  const [values, setValues] = useState<ShareValues>(names.map(() => null));
  const [order, setOrder] = useState<readonly number[]>([]);
  const history = useAnswerHistory();
  const shared = {
    states: names,
    values,
    order,
    history,
    precision: 'exact' as const,
    onValuesChange: (next: ShareValues, details: { order: readonly number[] }) => {
      setValues(next);
      setOrder(details.order);
    },
  };
  return (
    <CredenceProvider>
      <div style={{ display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' }}>
        <QuestionLayout
          style={{ flex: 1 }}
          title="Tumour extent"
          onContinue={() => onContinue?.()}
          back={<BackLink href="#back" />}
          progress={{ percent: 19, question: { number: 14, total: 72 }, minutesLeft: 12 }}
          shares={<StoredShares {...shared} />}
        >
          <ProbabilityQuestion nodeName="Tumour extent" {...shared} />
          <CertaintyField />
        </QuestionLayout>
      </div>
    </CredenceProvider>
  );
}

const slider = (index: number) => page.getByRole('slider').nth(index).element() as HTMLElement;
const type = async (index: number, keys: string) => {
  slider(index).focus();
  await userEvent.keyboard(`${keys}{Enter}`);
};
const rows = () =>
  [...document.querySelectorAll('[data-slot="row"]')].map(
    (row) => row.querySelector('[data-slot="row-words"]')?.textContent,
  );
const sentence = () => document.querySelector('[data-slot="sentence"]')?.textContent?.trim();
const ways = () => [...document.querySelectorAll('[data-slot="ways"] button')].map(({ textContent }) => textContent);
const dock = () => document.querySelector('[data-slot="dock"]')?.getBoundingClientRect().height ?? 0;
const continueTop = () => document.querySelector('[data-slot="continue"]')?.getBoundingClientRect().top;

beforeEach(async () => {
  // Margins of the page of the tests are none of a page's.
  document.body.style.margin = '0';
  await page.viewport(390, 844);
});
afterEach(async () => {
  document.body.style.margin = '';
  await page.viewport(1024, 768);
});

test('R-3573: what does not add up is said in the row set last, with two ways out of it in the dock', async () => {
  await render(<Page />);
  expect(sentence()).toBe('Stored: 33.3 / 33.3 / 33.3');
  await type(0, '63');
  expect([sentence(), ways()]).toEqual(['Stored: 63 / 18.5 / 18.5', []]);
  await type(1, '30');
  await type(2, '30');
  expect([rows(), sentence(), ways()]).toEqual([
    [undefined, undefined, texts.more(23, undefined)],
    '123 of 100, stored as 51.2 / 24.4 / 24.4',
    [shareBarLabels.scaleAll, shareBarLabels.take(23)],
  ]);
  await userEvent.click(page.getByRole('button', { name: shareBarLabels.take(23) }));
  expect([sentence(), ways()]).toEqual(['Stored: 47 / 23 / 30', [shareBarLabels.undo]]);
  await userEvent.click(page.getByRole('button', { name: shareBarLabels.undo }));
  expect(rows()[2]).toBe(texts.more(23, undefined));
  await userEvent.click(page.getByRole('button', { name: shareBarLabels.scaleAll }));
  expect(sentence()).toBe('Stored: 51 / 25 / 24');
  // The way that was pressed is gone: the focus is on what became of it.
  expect(document.activeElement).toBe(document.querySelector('[data-slot="sentence"]'));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(ways()).toEqual([shareBarLabels.scaleAll, shareBarLabels.take(23)]);
});

test('R-2618: Continue goes on whatever the sliders say', async () => {
  const onContinue = vi.fn();
  await render(<Page onContinue={onContinue} />);
  const button = page.getByRole('button', { name: 'Continue' });
  await userEvent.click(button);
  await type(0, '90');
  await type(1, '90');
  await userEvent.click(button);
  expect(onContinue).toHaveBeenCalledTimes(2);
});

test('R-3573: on a phone "Continue" never moves, and the dock is 70 px high, 110 at most with two ways out', async () => {
  await render(<Page />);
  const before = continueTop();
  expect(before).toBe(788);
  expect(dock()).toBeGreaterThanOrEqual(70);
  expect(dock()).toBeLessThanOrEqual(72);
  await type(0, '63');
  expect(continueTop()).toBe(before);
  await type(1, '30');
  await type(2, '30');
  expect([continueTop(), ways().length]).toEqual([before, 2]);
  expect(dock()).toBeLessThanOrEqual(110);
  await userEvent.click(page.getByRole('button', { name: shareBarLabels.take(23) }));
  expect([continueTop(), ways()]).toEqual([before, [shareBarLabels.undo]]);
});

test.each([2, 14])('R-3573: "Continue" of %i states stands where it stands with three', async (count) => {
  await render(<Page names={Array.from({ length: count }, (_, index) => `state ${index + 1}`)} />);
  await type(0, '60');
  await type(1, '60');
  expect(continueTop()).toBe(788);
  expect(dock()).toBeLessThanOrEqual(110);
});

test.each([320, 360, 390, 768, 1024, 1400])(
  'R-3573: at %i px nothing in the dock is cut or overlaps',
  async (width) => {
    await page.viewport(width, 844);
    await render(<Page />);
    await type(0, '63');
    await type(1, '30');
    await type(2, '30');
    const parts = [
      ...document.querySelectorAll(
        '[data-slot="continue"], [data-credence="back-link"], [data-slot="sentence"], [data-slot="ways"] button, [data-slot="meta"] [data-slot="progress"]',
      ),
    ].filter((part) => part.checkVisibility());
    const boxes = parts.map((part) => part.getBoundingClientRect());
    for (const [index, box] of boxes.entries()) {
      expect([
        box.left >= 0,
        box.right <= width,
        (parts[index]?.scrollWidth ?? 0) <= (parts[index]?.clientWidth ?? 0) + 1,
      ]).toEqual([true, true, true]);
      for (const other of boxes.slice(index + 1)) {
        expect(
          box.right <= other.left ||
            other.right <= box.left ||
            box.bottom <= other.top + 1 ||
            other.bottom <= box.top + 1,
        ).toBe(true);
      }
    }
  },
);
