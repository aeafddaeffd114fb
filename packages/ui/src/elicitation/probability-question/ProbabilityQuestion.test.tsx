import { Profiler, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ProbabilityValues } from '../answers/answerHistory.js';

const states = ['present', 'not_assessed', 'absent'];
const heading = (state: string) => `How likely is it that Stridor is: ${state}?`;
const sliders = () => page.getByRole('slider').elements() as HTMLInputElement[];

test('asks one question for each state, with the whole sentence as its heading (R-713, R-714, O-16)', async () => {
  await render(<ProbabilityQuestion nodeName="Stridor" states={states} />);
  for (const state of ['present', 'not assessed', 'absent']) {
    await expect.element(page.getByRole('heading', { name: heading(state), exact: true })).toBeVisible();
    await expect.element(page.getByRole('slider', { name: heading(state), exact: true })).toBeInTheDocument();
  }
});

test('stands at 50 where nothing is stored and at the stored value where it is (R-725, R-726)', async () => {
  await render(<ProbabilityQuestion nodeName="Stridor" states={states} values={[20, null, 30]} />);
  expect(sliders().map((slider) => slider.value)).toEqual(['20', '50', '30']);
});

test('R-2620: rows that nobody set show while another one moves what is stored of them, and stay unanswered', async () => {
  const onValuesChange = vi.fn();
  await render(<ProbabilityQuestion nodeName="Stridor" states={states} onValuesChange={onValuesChange} />);
  sliders()[1]?.focus();
  await userEvent.keyboard('{ArrowUp>}');
  expect(sliders().map((slider) => slider.value)).toEqual(['24.5', '51', '24.5']);
  await userEvent.keyboard('{PageUp}{/ArrowUp}');
  expect(sliders().map((slider) => slider.value)).toEqual(['19.5', '61', '19.5']);
  expect(onValuesChange).toHaveBeenLastCalledWith(
    [null, 61, null],
    expect.objectContaining({ index: 1, order: [1], shares: [195_000, 610_000, 195_000] }),
  );
});

test('a move touches the row that moves and nothing else, where no row follows', async () => {
  function Screen() {
    const [values, setValues] = useState<ProbabilityValues>([50, 50, 50, 50, 50]);
    return (
      <Profiler id="screen" onRender={() => undefined}>
        <ProbabilityQuestion
          nodeName="Grade"
          states={['1', '2', '3', '4', '5']}
          values={values}
          onValuesChange={setValues}
        />
      </Profiler>
    );
  }
  await render(
    <CredenceProvider>
      <Screen />
    </CredenceProvider>,
  );
  sliders()[2]?.focus();
  // It becomes the one set last, which says that they do not add up.
  await userEvent.keyboard('{ArrowLeft}');
  const rules = () => [...document.styleSheets].reduce((sum, sheet) => sum + sheet.cssRules.length, 0);
  const before = rules();
  const changed: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changed.push(...records));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  changed.push(...observer.takeRecords());
  observer.disconnect();

  const rows = [...document.querySelectorAll('[data-slot="row"]')];
  const outside = changed.filter(({ target }) => !rows[2]?.contains(target));
  expect(outside).toEqual([]);
  // From 50 to 52 percent one more person of fifty is filled: one line of the filled and one of the empty change.
  const people = changed.filter(({ target }) => target instanceof Element && target.closest('[data-slot="people"]'));
  expect(people.map(({ attributeName }) => attributeName)).toEqual(['points', 'points']);
  expect(rules()).toBe(before);
});

test('R-2331: a question without states does not say that a search has found none', async () => {
  const { container } = await render(<ProbabilityQuestion nodeName="Stage" states={[]} />);
  expect(container.textContent).not.toMatch(/No state matches/);
});
