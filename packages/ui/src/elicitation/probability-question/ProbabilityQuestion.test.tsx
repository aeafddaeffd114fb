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

test('R-2620: shows beside every slider its share while it moves, and says "stored" only of answers', async () => {
  await render(
    <CredenceProvider>
      <ProbabilityQuestion nodeName="Stridor" states={states} defaultValues={[62, 50, null]} />
    </CredenceProvider>,
  );
  const notes = () =>
    page
      .getByText(/^stored as|^=/)
      .elements()
      .map((note) => note.textContent);
  expect(notes()).toEqual(['stored as 38 %', 'stored as 31 %', '= 31 % of all']);
  sliders()[0]?.focus();
  await userEvent.keyboard('{End}');
  expect(notes()).toEqual(['stored as 50 %', 'stored as 25 %', '= 25 % of all']);
});

test('no slider moves another, and untouched ones stay unanswered', async () => {
  const onValuesChange = vi.fn();
  await render(<ProbabilityQuestion nodeName="Stridor" states={states} onValuesChange={onValuesChange} />);
  sliders()[1]?.focus();
  await userEvent.keyboard('{End}');
  expect(onValuesChange).toHaveBeenCalledExactlyOnceWith([null, 99, null], expect.objectContaining({ index: 1 }));
  expect(sliders().map((slider) => slider.value)).toEqual(['50', '99', '50']);
});

test('a move touches the row that moves and the shares of the others, nothing else', async () => {
  function Screen() {
    const [values, setValues] = useState<ProbabilityValues>([50, 50, 50, 50, 50]);
    return (
      <Profiler id="screen" onRender={() => undefined}>
        <ProbabilityQuestion
          nodeName="Grade"
          states={['1', '2', '3', '4', '5']}
          {...{ values }}
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
  // In the other rows only the text of the stored share changes; below them, the text of the hint.
  for (const { type, target } of outside) {
    expect(type).toBe('characterData');
    expect(target.parentElement?.closest('[data-slot="note"], [data-slot="hint"]')).not.toBeNull();
  }
  // From 50 to 52 percent one more person of fifty is filled: one line of the filled and one of the empty change.
  const people = changed.filter(({ target }) => target instanceof Element && target.closest('[data-slot="people"]'));
  expect(people.map(({ attributeName }) => attributeName)).toEqual(['points', 'points']);
  expect(rules()).toBe(before);
});

test('R-2331: a question without states does not say that a search has found none', async () => {
  const { container } = await render(<ProbabilityQuestion nodeName="Stage" states={[]} />);
  expect(container.textContent).not.toMatch(/No state matches/);
});
