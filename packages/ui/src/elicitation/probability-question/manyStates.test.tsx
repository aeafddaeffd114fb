import { Profiler, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import { ProbabilityQuestion, type ProbabilityQuestionProps } from './ProbabilityQuestion.js';

const states = (count: number) => Array.from({ length: count }, (_, index) => `state_${index + 1}`);
const ask = (count: number, props: Partial<ProbabilityQuestionProps> = {}) =>
  render(<ProbabilityQuestion nodeName="Stage" states={states(count)} {...props} />);

test.each([2, 8])('%i states are all drawn, and there is nothing to search', async (count) => {
  const { getByRole } = await ask(count);
  expect(getByRole('slider').elements()).toHaveLength(count);
  expect(getByRole('searchbox').query()).toBeNull();
});

test('of 608 states those near the window are drawn, each in full: 50 people, seven words, its question (R-816, R-825)', async () => {
  const { getByRole, container } = await ask(608);
  const drawn = getByRole('slider').elements().length;
  expect(drawn).toBeGreaterThanOrEqual(9);
  expect(drawn).toBeLessThan(60);
  expect(getByRole('slider', { name: 'How likely is it that Stage is: state 1?' }).query()).not.toBeNull();
  expect(container.textContent).toContain('state 608');

  const last = getByRole('searchbox', { name: 'Find a state' });
  await userEvent.fill(last, 'State 608');
  await expect.element(getByRole('slider', { name: 'How likely is it that Stage is: state 608?' })).toBeVisible();
  await expect.element(getByRole('status').first()).toMatchTextContent('1 of 608');
  await userEvent.fill(last, 'nothing like it');
  expect(container.textContent).toContain('No state matches “nothing like it”.');
});

test('the rest shares equally in one gesture that can be taken back', async () => {
  const commits: (readonly (number | null)[])[] = [];
  const { getByRole } = await ask(21, {
    defaultValues: [60, 20],
    onValuesCommit: (values) => commits.push(values),
  });
  await userEvent.click(getByRole('button', { name: 'Split the rest equally (19)' }));
  expect(commits).toEqual([[60, 20, 2, ...Array.from({ length: 18 }, () => 1)]]);
  expect(getByRole('button', { name: /The rest/ }).query()).toBeNull();
  (getByRole('slider').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(getByRole('button', { name: 'Split the rest equally (19)' })).toBeVisible();
});

test('in the search box Ctrl+Z takes back letters, not answers', async () => {
  const commits: unknown[] = [];
  const { getByRole } = await ask(21, { defaultValues: [60], onValuesCommit: (values) => commits.push(values) });
  (getByRole('slider').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{End}');
  await userEvent.click(getByRole('searchbox'));
  await userEvent.keyboard('s{Control>}z{/Control}');
  expect(commits).toHaveLength(1);
  await expect.element(getByRole('searchbox')).toHaveFocus();
});

test('a form gets every answer, also of rows that are not drawn', async () => {
  const { container } = await render(
    <form>
      <ProbabilityQuestion nodeName="Stage" states={states(608)} name="sliders" defaultValues={[70]} />
    </form>,
  );
  const sent = new FormData(container.querySelector('form')!).getAll('sliders');
  expect(sent).toHaveLength(608);
  expect(sent.slice(0, 2)).toEqual(['70', '']);
});

test('a key press in a node of 608 states draws less than a frame’s worth: no row but its own', async () => {
  let drawn = 0;
  const { getByRole } = await render(
    <Profiler id="question" onRender={() => drawn++}>
      <ProbabilityQuestion nodeName="Stage" states={states(608)} />
    </Profiler>,
  );
  const thumbs = () =>
    getByRole('slider')
      .elements()
      .map((element) => (element as HTMLInputElement).value);
  const before = thumbs();
  getByRole('slider').first().element().focus();
  drawn = 0;
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => thumbs()[0]).toBe('51');
  expect(thumbs().slice(1)).toEqual(before.slice(1));
  // The step, its end, and what follows from it once the thumb rests.
  expect(drawn).toBeLessThanOrEqual(3);
});

test('a step in a node of 608 states draws one row, and a handful of elements of the bar', async () => {
  const asked = vi.fn(probabilityQuestionLabels.state);
  const stored = vi.fn(probabilityQuestionLabels.storedAs);
  const names = states(608);
  function Held() {
    const [values, setValues] = useState<readonly (number | null)[]>([]);
    return (
      <>
        <ProbabilityQuestion nodeName="Stage" states={names} values={values} onValuesChange={setValues} />
        <StoredShares states={names} values={values} />
      </>
    );
  }
  const { getByRole, container } = await render(
    <CredenceProvider labels={{ probabilityQuestion: { state: asked, storedAs: stored } }}>
      <Held />
    </CredenceProvider>,
  );
  const first = getByRole('slider').first().element() as HTMLInputElement;
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  // Rows near the window render a moment later.
  await new Promise((resolve) => setTimeout(resolve, 200));
  for (const counted of [asked, stored]) counted.mockClear();
  const touched = new Set<Node>();
  const watcher = new MutationObserver((records) => records.forEach(({ target }) => touched.add(target)));
  watcher.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => first.value).toBe('52');
  expect(stored.mock.calls.length).toBeLessThanOrEqual(1);
  expect(asked).not.toHaveBeenCalled();
  expect(container.querySelectorAll('[data-credence="share-bar"] *').length).toBeLessThan(120);
  expect(touched.size).toBeLessThan(40);
  watcher.disconnect();
});

test('from the search and by "Next unanswered" one comes to a row that was not drawn yet (608 states)', async () => {
  const answered = Array.from({ length: 608 }, (_, index) => (index === 400 ? null : 10));
  const { getByRole } = await ask(608, { defaultValues: answered });
  const slider = (state: number) =>
    getByRole('slider', { name: `How likely is it that Stage is: state ${state}?`, exact: true });
  expect(slider(401).query()).toBeNull();
  await userEvent.click(getByRole('button', { name: 'Next unanswered (1)' }));
  await expect.element(slider(401)).toHaveFocus();
  await userEvent.keyboard('7');
  await expect.element(getByRole('button', { name: /Next unanswered/ })).not.toBeInTheDocument();

  await userEvent.fill(getByRole('searchbox'), 'state 599');
  await userEvent.keyboard('{Enter}');
  await expect.element(slider(599)).toHaveFocus();
});
