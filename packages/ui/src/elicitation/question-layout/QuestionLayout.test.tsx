import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { ProbabilityQuestion } from '../probability-question/ProbabilityQuestion.js';
import { BackLink } from './BackLink.js';
import { QuestionLayout, type QuestionLayoutProps } from './QuestionLayout.js';

const show = (props: Partial<QuestionLayoutProps> = {}) =>
  render(
    <CredenceProvider>
      <QuestionLayout title="Tumour extent" onContinue={vi.fn()} {...props}>
        {props.children ?? <p>Rows</p>}
      </QuestionLayout>
    </CredenceProvider>,
  );

test('names the node, says that progress is saved, and shows how far one has come (R-710 to R-712, R-723)', async () => {
  await show({ progress: { percent: 19.4, question: { number: 14, total: 72 }, minutesLeft: 12 } });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tumour extent');
  await expect.element(page.getByText('Your progress is saved.')).toBeVisible();
  await expect.element(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '19');
  await expect.element(page.getByText('ca. 12 min.')).toBeVisible();
  await expect.element(page.getByText('Question 14 of 72')).toBeVisible();
});

test('from ten hours on the time left is told in hours (R-2625)', async () => {
  const { rerender } = await show({ progress: { percent: 0, minutesLeft: 599 } });
  await expect.element(page.getByText('ca. 599 min.')).toBeVisible();
  await rerender(
    <CredenceProvider>
      <QuestionLayout title="Tumour extent" onContinue={vi.fn()} progress={{ percent: 0, minutesLeft: 2140 }}>
        <p>Rows</p>
      </QuestionLayout>
    </CredenceProvider>,
  );
  await expect.element(page.getByText('ca. 36 h')).toBeVisible();
});

test('counts further than a number can', async () => {
  await show({ progress: { percent: 0, question: { number: 1n, total: 2n ** 44n } } });
  await expect.element(page.getByText('Question 1 of 17,592,186,044,416')).toBeVisible();
});

test('R-2618: beside "Continue" it says how many states nobody has answered for, and goes on all the same', async () => {
  const onContinue = vi.fn();
  await show({ onContinue, untouched: { count: 1, of: 3 } });
  const button = page.getByRole('button', { name: 'Continue' });
  await expect.element(button).toHaveAccessibleDescription('1 of 3 not touched yet: counted as its starting 50');
  await expect.element(page.getByText('Your progress is saved.')).toBeVisible();
  await userEvent.click(button);
  expect(onContinue).toHaveBeenCalledOnce();
});

test.each([
  [false, 'Continue'],
  [true, 'Finish'],
])('at the last question (%s) the button reads "%s" (R-722)', async (last, name) => {
  const onContinue = vi.fn();
  await show({ last, onContinue });
  await userEvent.click(page.getByRole('button', { name }));
  expect(onContinue).toHaveBeenCalledOnce();
});

test('Ctrl + Enter goes on from anywhere in the question', async () => {
  const onContinue = vi.fn();
  await show({ onContinue, children: <textarea aria-label="Comment" /> });
  page.getByRole('textbox').element().focus();
  await userEvent.keyboard('{Enter}');
  expect(onContinue).not.toHaveBeenCalled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onContinue).toHaveBeenCalledOnce();
});

test('Enter on a choice goes on, as in a form, and once when it is held down', async () => {
  const onContinue = vi.fn();
  await show({ onContinue, children: <input type="radio" aria-label="certain" /> });
  const radio = page.getByRole('radio').element() as HTMLElement;
  radio.focus();
  await userEvent.keyboard('{Enter}');
  expect(onContinue).toHaveBeenCalledOnce();
  radio.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true }));
  expect(onContinue).toHaveBeenCalledOnce();
});

test('tells what the keys do to those who use them, and to nobody else', async () => {
  await page.viewport(1400, 900);
  await show({ children: <input type="range" aria-label="present" /> });
  const keys = page.getByText('Type a number · Enter: next slider');
  await expect.element(keys).not.toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('slider')).toHaveFocus();
  await expect.element(keys).toBeVisible();
});

test('R-3165: what comes or goes in a row restyles that row: no rule depends on what is anywhere in the question', async () => {
  const { container } = await show({ children: <ProbabilityQuestion nodeName="Stage" states={['I', 'II']} /> });
  const layout = container.querySelector('[data-credence="question-layout"]');
  const selectors = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(selectorsOf));
  const asking = selectors.flatMap((selector) =>
    [...selector.matchAll(/([^\s,()]+):has\(/g)].map(([, of]) => of ?? ''),
  );
  expect(asking.length).toBeGreaterThan(0);
  expect(asking.filter((subject) => layout?.matches(subject))).toEqual([]);
});

/** The selectors of a rule and of all rules in it. */
const selectorsOf = (rule: CSSRule): string[] => [
  ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
  ...('cssRules' in rule ? [...(rule.cssRules as CSSRuleList)].flatMap(selectorsOf) : []),
];

test('while it is saved it cannot be saved again, and the focus stays', async () => {
  const onContinue = vi.fn();
  await show({ onContinue, saving: true });
  const button = page.getByRole('button', { name: 'Saving...' });
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onContinue).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button.element());
});

test('"Back" is a link (R-720)', async () => {
  await show({ back: <BackLink href="#before" /> });
  await expect.element(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '#before');
});

test('"Back" is disabled where there is no question before (R-721)', async () => {
  await show({ back: <BackLink disabled href="#before" /> });
  const link = page.getByRole('link', { name: 'Back' });
  await expect.element(link).toHaveAttribute('aria-disabled', 'true');
  await expect.element(link).not.toHaveAttribute('href');
});

const RouterLink = forwardRef<HTMLAnchorElement, ComponentPropsWithoutRef<'a'> & { to: string }>(function RouterLink(
  { to, children, ...rest },
  ref,
) {
  return (
    <a ref={ref} href={`#/${to}`} {...rest}>
      {children}
    </a>
  );
});

test('"Back" lends its look and words to the link of a router', async () => {
  await show({
    back: (
      <BackLink asChild>
        <RouterLink to="before" />
      </BackLink>
    ),
  });
  const link = page.getByRole('link', { name: 'Back' });
  await expect.element(link).toHaveAttribute('href', '#/before');
  await expect.element(link).toHaveAttribute('data-variant', 'ghost');
  expect(link.element().querySelector('svg')).not.toBeNull();
});

test('R-2588: the dock tells its layout how much it covers, in a low window nothing, and leaves the host page alone', async () => {
  const styles = () => [document.documentElement, document.body].map((host) => host.getAttribute('style'));
  const before = styles();
  const { container } = await show();
  const layout = container.querySelector<HTMLElement>('[data-credence="question-layout"]');
  const dock = container.querySelector<HTMLElement>('[data-slot="dock"]');
  const covered = () => layout?.style.getPropertyValue('--credence-dock-height');
  expect(dock?.offsetHeight).toBeGreaterThan(0);
  expect(covered()).toBe(`${dock?.offsetHeight}px`);
  await page.viewport(1024, 400);
  await expect.poll(covered).toBe('0px');
  expect(container.getAttribute('style')).toBeNull();
  expect(styles()).toEqual(before);
});

test('R-2589: a dock that would cover more than 40 % of the window scrolls with the page', async () => {
  await page.viewport(390, 844);
  const { container } = await show({ shares: <div style={{ blockSize: 400 }}>Shares</div> });
  const dock = container.querySelector<HTMLElement>('[data-slot="dock"]');
  await expect.poll(() => dock && getComputedStyle(dock).position).toBe('static');
  await page.viewport(390, 1600);
  await expect.poll(() => dock && getComputedStyle(dock).position).toBe('sticky');
  await page.viewport(1024, 768);
});

test('R-2624, R-2625, R-2548: a phone shows the number of the question too; long times are in hours, absurd ones are words', async () => {
  await page.viewport(390, 844);
  const progress = { percent: 0.0001, question: { number: 2, total: 54 }, minutesLeft: 2_140 };
  const { rerender } = await show({ progress });
  await expect.element(page.getByText('Question 2 of 54')).toBeVisible();
  await expect.element(page.getByText('ca. 36 h')).toBeVisible();
  await expect.element(page.getByText('under 1 %')).toBeVisible();
  await rerender(
    <CredenceProvider>
      <QuestionLayout title="Tumour extent" onContinue={vi.fn()} progress={{ percent: 99.9, minutesLeft: 127_495_660 }}>
        <p>Rows</p>
      </QuestionLayout>
    </CredenceProvider>,
  );
  await expect.element(page.getByText('more than anyone can answer')).toBeVisible();
  await expect.element(page.getByText('99 %')).toBeVisible();
  await page.viewport(1024, 768);
});

test.each([390, 1024])('R-1710: at %i px it says what untouched states count as', async (width) => {
  await page.viewport(width, 844);
  const { container } = await show({ untouched: { count: 1, of: 3 } });
  await expect.element(page.getByText(': counted as its starting 50')).toBeVisible();
  const said = container.querySelector('[data-slot="untouched"]');
  expect(said?.scrollWidth).toBeLessThanOrEqual(said?.clientWidth ?? 0);
  await page.viewport(1024, 768);
});

test('R-1718: beside the keys of a slider stands the one for the rest, where that is offered', async () => {
  await page.viewport(1400, 900);
  const { container } = await show({
    children: <ProbabilityQuestion nodeName="Stage" states={['I', 'II']} />,
  });
  const keys = () => container.querySelector<HTMLElement>('[data-slot="keys"]')?.innerText;
  const slider = (index: number) => page.getByRole('slider').nth(index).element() as HTMLElement;
  slider(0).focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(keys()).toBe('Type a number · Enter: next slider');
  await userEvent.keyboard('{Enter}');
  await expect.poll(keys).toBe('Type a number · Enter: next slider · R: the rest');
  expect(
    page
      .getByRole('button', { name: /^the rest/ })
      .element()
      .getAttribute('aria-keyshortcuts'),
  ).toBe('R');
  await userEvent.keyboard('r');
  await expect.poll(keys).toBe('Type a number · Enter: next slider');
  await page.viewport(1024, 768);
});

test.each([320, 390, 768, 1024, 1400])(
  'R-1715: at %i px the same sentence says why an untouched state is the rest and not its starting value',
  async (width) => {
    await page.viewport(width, 844);
    const progress = { percent: 25, question: { number: 12, total: 54 }, minutesLeft: 90 };
    const { container } = await show({ progress, untouched: { count: 1, of: 3, asRest: true } });
    const said = container.querySelector('[data-slot="untouched"]');
    expect(said?.textContent).toBe('1 of 3 not touched yet: stored as the rest, because the other shares are exact');
    expect(said?.scrollWidth).toBeLessThanOrEqual(said?.clientWidth ?? 0);
    const meta = container.querySelector('[data-slot="meta"]');
    expect(meta?.scrollWidth).toBeLessThanOrEqual(meta?.clientWidth ?? 0);
    await page.viewport(1024, 768);
  },
);

test('R-2590: on a phone a long sentence of conditions leaves room for the sliders until somebody asks for it', async () => {
  await page.viewport(390, 844);
  const lead = Array.from({ length: 12 }, (_, index) => `condition ${index + 1} is present`).join(', ');
  const { container } = await show({ lead });
  const sentence = container.querySelector<HTMLElement>('[data-slot="lead"]');
  const all = page.getByRole('button', { name: 'Show all conditions' });
  await expect.element(all).toBeVisible();
  const short = sentence?.clientHeight ?? 0;
  expect(short).toBeLessThan(100);
  await userEvent.click(all);
  await expect.poll(() => sentence?.clientHeight ?? 0).toBeGreaterThan(short);
  await expect.element(page.getByRole('button', { name: 'Show fewer conditions' })).toBeVisible();
  await page.viewport(1024, 768);
});

test.each([320, 390])('R-1704: at %i px no state of the conditions is cut; names give way first', async (width) => {
  await page.viewport(width, 844);
  const names = ['Hepatotoxic medications', 'Chronic hepatitis', 'Hospitalisation in the past', 'Vascular spiders'];
  const { container } = await show({
    lead: names.map((name) => (
      <span key={name}>
        <span data-lead-name="gives-way">{name}</span> is <b>moderately elevated</b>,{' '}
      </span>
    )),
  });
  const sentence = container.querySelector('[data-slot="lead"]')?.getBoundingClientRect();
  const shown = () => [...container.querySelectorAll('[data-lead-name]')].map((name) => name.clientWidth);
  await expect.element(page.getByRole('button', { name: 'Show all conditions' })).toBeVisible();
  for (const state of container.querySelectorAll('[data-slot="lead"] b')) {
    const { right, bottom } = state.getBoundingClientRect();
    expect(right).toBeLessThanOrEqual(sentence?.right ?? 0);
    expect(bottom).toBeLessThanOrEqual((sentence?.bottom ?? 0) + 1);
    const [first] = state.getClientRects();
    expect(document.elementFromPoint((first?.left ?? 0) + 2, (first?.top ?? 0) + 8)).toBe(state);
  }
  const short = shown();
  await userEvent.click(page.getByRole('button', { name: 'Show all conditions' }));
  await expect.element(page.getByRole('button', { name: 'Show fewer conditions' })).toBeVisible();
  expect(short.every((width) => width > 40 && width < 120)).toBe(true);
  await page.viewport(1024, 768);
});

test.each([320, 360, 390])(
  'R-2624: %i px leave the number of the question, the bar and the time left apart',
  async (width) => {
    await page.viewport(width, 740);
    await show({
      untouched: { count: 3, of: 3 },
      progress: { percent: 25, question: { number: 2, total: 4 }, minutesLeft: 4 },
    });
    const parts = ['number', 'track', 'text', 'note'].map((slot) =>
      document.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect(),
    ) as DOMRect[];
    const apart = (one: DOMRect, other: DOMRect) =>
      one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
    const pairs = parts.flatMap((one, index) => parts.slice(index + 1).map((other) => apart(one, other)));
    expect(pairs).toEqual(Array.from({ length: 6 }, () => true));
    expect(Math.max(...parts.map(({ right }) => right))).toBeLessThanOrEqual(width);
    await page.viewport(1024, 768);
  },
);

test.each([390, 768, 1400])(
  'R-2201: at %i pixels the ways out are read after the question, and with room beside it stand below the conditions',
  async (width) => {
    await page.viewport(width, 900);
    await show({
      conditions: (
        <aside>
          <button type="button">Smoking: heavy</button>
        </aside>
      ),
      exits: <button type="button">Not my field</button>,
      children: <button type="button">Rows</button>,
    });
    const place = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect();
    for (const name of ['Smoking: heavy', 'Rows', 'Not my field', 'Continue']) {
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name })).toHaveFocus();
    }
    await expect.element(page.getByRole('button', { name: 'Not my field' })).toBeInViewport();
    const heading = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
    const exit = place('Not my field');
    if (width < 992) expect(exit.top).toBeGreaterThanOrEqual(place('Rows').bottom);
    else {
      expect(exit.right).toBeLessThan(heading.left);
      expect(exit.top).toBeGreaterThanOrEqual(place('Smoking: heavy').bottom);
      expect(exit.top).toBeLessThan(place('Smoking: heavy').bottom + 40);
    }
  },
);
