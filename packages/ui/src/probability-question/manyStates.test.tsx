import { Profiler } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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
  expect(container.textContent).toContain('No state matches "nothing like it".');
});

test('the rest shares equally in one gesture that can be taken back', async () => {
  const commits: (readonly (number | null)[])[] = [];
  const { getByRole } = await ask(21, {
    defaultValues: [60, 20],
    onValuesCommit: (values) => commits.push(values),
  });
  await userEvent.click(getByRole('button', { name: 'The rest share equally (19)' }));
  expect(commits).toEqual([[60, 20, ...Array.from({ length: 19 }, () => 1)]]);
  expect(getByRole('button', { name: /The rest/ }).query()).toBeNull();
  (getByRole('slider').first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(getByRole('button', { name: 'The rest share equally (19)' })).toBeVisible();
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

test('"Make them add up to 100" leads to the slider it was about, also where rows between are not drawn', async () => {
  const { getByRole } = await ask(40, { defaultValues: [...Array.from({ length: 39 }, () => null), 80] });
  await userEvent.fill(getByRole('searchbox'), 'state 40');
  await userEvent.click(getByRole('button', { name: 'Make them add up to 100' }));
  await expect.element(getByRole('slider', { name: 'How likely is it that Stage is: state 40?' })).toHaveFocus();
});

test('a form gets every answer, also of rows that are not drawn', async () => {
  const { container } = await render(
    <form>
      <ProbabilityQuestion nodeName="Stage" states={states(608)} name="sliders" defaultValues={[70]} />
    </form>,
  );
  const sent = new FormData(container.querySelector('form')!).getAll('sliders');
  expect(sent).toHaveLength(608);
  expect(sent.slice(0, 2)).toEqual(['70', '50']);
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
  expect(drawn).toBeLessThanOrEqual(2);
});
