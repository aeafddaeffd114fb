import { Profiler, useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { StoredShares } from '../share-bar/StoredShares.js';
import { probabilityQuestionLabels } from '../../labels/english.js';
import { ProbabilityQuestion } from './ProbabilityQuestion.js';
import type { ProbabilityQuestionProps } from './questionProps.js';

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
  expect(sent.slice(0, 2)).toEqual(['70', '0.0495']);
});

test('a key press in a node of 608 states draws once, and moves the rows that follow', async () => {
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
  getByRole('slider').first().element().focus();
  drawn = 0;
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => thumbs()[0]).toBe('51');
  // 49 for 607 others is less than the least that a thumb can show; their numbers say it.
  expect(new Set(thumbs().slice(1))).toEqual(new Set(['1']));
  expect((getByRole('textbox').nth(1).element() as HTMLInputElement).value).toBe('0.08');
  // The step, its end, and what follows from it once the thumb rests.
  expect(drawn).toBeLessThanOrEqual(3);
});

test('a step in a node of 608 states draws the rows near the window, and a handful of elements of the bar', async () => {
  const asked = vi.fn(probabilityQuestionLabels.stateOfList);
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
    <CredenceProvider labels={{ probabilityQuestion: { stateOfList: asked } }}>
      <Held />
    </CredenceProvider>,
  );
  const first = getByRole('slider').first().element() as HTMLInputElement;
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  // Rows near the window render a moment later: it waits until none is.
  let before: number;
  do {
    before = asked.mock.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 200));
  } while (asked.mock.calls.length > before);
  asked.mockClear();
  const touched = new Set<Node>();
  const watcher = new MutationObserver((records) => records.forEach(({ target }) => touched.add(target)));
  watcher.observe(container, { subtree: true, childList: true, characterData: true, attributes: true });
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => first.value).toBe('52');
  expect(asked).not.toHaveBeenCalled();
  expect(container.querySelectorAll('[data-credence="share-bar"] *').length).toBeLessThan(120);
  const rows = [...container.querySelectorAll('[data-slot="row"]')];
  const inRows = [...touched].filter((node) => rows.some((row) => row.contains(node)));
  expect(inRows.length).toBeLessThan(10 * rows.length);
  expect(touched.size - inRows.length).toBeLessThan(40);
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

describe('R-3576: more than six states are a list', () => {
  const places = () => [...document.querySelectorAll<HTMLElement>('[data-slot="rows"] > [data-slot="place"]')];
  const inHand = () => places().findIndex((place) => place.hasAttribute('data-in-hand'));
  const ranges = () => places().map((place) => place.querySelector<HTMLInputElement>('[data-slot="range"]')!);
  const show = async (width: number, props: Partial<ProbabilityQuestionProps> = {}) => {
    await page.viewport(width, 844);
    return render(
      <CredenceProvider>
        <ProbabilityQuestion nodeName="Stage" states={states(14)} {...props} />
      </CredenceProvider>,
    );
  };
  afterEach(() => page.viewport(1024, 768));

  /** A finger that is put on a row at a share of its rail, moved, and lifted. */
  function swipe(index: number, path: readonly (readonly [x: number, y: number])[]) {
    const range = ranges()[index]!;
    const { left, top, width, height } = range.getBoundingClientRect();
    const event = (type: string, [x, y]: readonly [number, number]) =>
      new PointerEvent(type, {
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        bubbles: true,
        clientX: left + width * x,
        clientY: top + height / 2 + y,
      });
    const [first = [0, 0]] = path;
    places()[index]!.dispatchEvent(event('pointerdown', first));
    for (const step of path.slice(1)) window.dispatchEvent(event('pointermove', step));
    window.dispatchEvent(event('pointerup', path.at(-1) ?? first));
  }

  test.each([320, 390, 768, 1400])('of 48 px each at %i px, with the row in hand large', async (width) => {
    await show(width);
    const heights = places().map((place) => place.getBoundingClientRect().height);
    const small = heights.filter((_, index) => index !== inHand());
    // The line below a row is a part of it.
    expect(small.every((height) => height >= 48 && height <= 50)).toBe(true);
    const people = (place: Element | null | undefined) =>
      place?.querySelector('[data-credence="icon-array"]')?.getBoundingClientRect().height ?? 0;
    const large = width < 768 ? document.querySelector('[data-slot="in-hand"]') : places()[inHand()];
    expect(people(large)).toBeGreaterThan(1.5 * people(places()[inHand() + 1]));
    // The people stand on their rail, from end to end.
    const [first] = ranges();
    const row = first?.closest('[data-slot="scale"]');
    const across = row?.querySelector('[data-credence="icon-array"]')?.getBoundingClientRect().width ?? 0;
    expect(Math.abs(across - (row?.getBoundingClientRect().width ?? 0))).toBeLessThan(2);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  test.each([390, 1400])('in which every slider has its whole question and its 50 people at %i px', async (width) => {
    await show(width);
    for (const [index, range] of ranges().entries()) {
      expect(range).toHaveAccessibleName(`How likely is it that Stage is: state ${index + 1}?`);
      const people = places()[index]?.querySelector('[data-credence="icon-array"]');
      expect(people).toHaveAccessibleName(/^25 of 50 people/);
    }
  });

  test.each([390, 1400])('in which at %i px a tap takes a row in hand and changes no value', async (width) => {
    const onValuesChange = vi.fn();
    await show(width, { onValuesChange });
    swipe(4, [
      [0.9, 0],
      [0.9, 2],
    ]);
    await expect.poll(inHand).toBe(4);
    expect(onValuesChange).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(ranges()[4]);
  });

  test.each([390, 1400])('in which at %i px a move sideways sets a row, and a scroll none', async (width) => {
    const onValuesChange = vi.fn();
    const onValuesCommit = vi.fn();
    await show(width, { onValuesChange, onValuesCommit });
    swipe(3, [
      [0.5, 0],
      [0.5, 20],
      [0.52, 60],
    ]);
    expect(onValuesChange).not.toHaveBeenCalled();
    swipe(3, [
      [0.5, 0],
      [0.6, 0],
      [0.8, 0],
    ]);
    expect(onValuesCommit).toHaveBeenCalledOnce();
    const [values] = onValuesCommit.mock.calls[0] as [readonly (number | null)[]];
    expect(Math.abs((values[3] ?? 0) - 80)).toBeLessThanOrEqual(3);
    await expect.poll(inHand).toBe(3);
  });

  test('in which up and down go from row to row, and left and right set one', async () => {
    const onValuesChange = vi.fn();
    await show(1400, { onValuesChange });
    ranges()[0]?.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    expect([document.activeElement === ranges()[1], inHand()]).toEqual([true, 1]);
    expect(onValuesChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}');
    expect(onValuesChange).toHaveBeenCalledExactlyOnceWith(
      states(14).map((_, index) => (index === 1 ? 51 : null)),
      expect.objectContaining({ index: 1 }),
    );
  });

  test('whose head says what is placed and what is left, or that more is placed than there is', async () => {
    await show(1400);
    const placed = () => document.querySelector('[data-slot="placed"]')?.textContent;
    expect(placed()).toBe('0 of 100 placed, 100 left for 14');
    ranges()[0]?.focus();
    await userEvent.keyboard('96{Enter}');
    expect(placed()).toBe('96 of 100 placed, 4 left for 13');
    await userEvent.keyboard('10{Enter}');
    expect(placed()).toBe('106 of 100 placed');
  });
});
