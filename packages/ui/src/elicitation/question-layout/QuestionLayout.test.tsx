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

/** The text where it is seen: what the dock has no room for stands above the question or at the end of the page. */
const seen = (text: string) =>
  page
    .getByText(text)
    .elements()
    .filter((element) => element.checkVisibility()).length;

test('names the node, says that progress is saved, and shows how far one has come (R-710 to R-712, R-723)', async () => {
  await show({ progress: { percent: 19.4, question: { number: 14, total: 72 }, minutesLeft: 12 } });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Tumour extent');
  await expect.poll(() => seen('Your progress is saved.')).toBe(1);
  await expect.element(page.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '19');
  await expect.poll(() => seen('ca. 12 min.')).toBe(1);
  await expect.poll(() => seen('Question 14 of 72')).toBe(1);
});

test('from ten hours on the time left is told in hours (R-2625)', async () => {
  const { rerender } = await show({ progress: { percent: 0, minutesLeft: 599 } });
  await expect.poll(() => seen('ca. 599 min.')).toBe(1);
  await rerender(
    <CredenceProvider>
      <QuestionLayout title="Tumour extent" onContinue={vi.fn()} progress={{ percent: 0, minutesLeft: 2140 }}>
        <p>Rows</p>
      </QuestionLayout>
    </CredenceProvider>,
  );
  await expect.poll(() => seen('ca. 36 h')).toBe(1);
});

test('counts further than a number can', async () => {
  await show({ progress: { percent: 0, question: { number: 1n, total: 2n ** 44n } } });
  await expect.poll(() => seen('Question 1 of 17,592,186,044,416')).toBe(1);
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
  await expect.poll(() => seen('Question 2 of 54')).toBe(1);
  await expect.poll(() => seen('ca. 36 h')).toBe(1);
  await expect.poll(() => seen('under 1 %')).toBe(1);
  await rerender(
    <CredenceProvider>
      <QuestionLayout title="Tumour extent" onContinue={vi.fn()} progress={{ percent: 99.9, minutesLeft: 127_495_660 }}>
        <p>Rows</p>
      </QuestionLayout>
    </CredenceProvider>,
  );
  await expect.poll(() => seen('more than anyone can answer')).toBe(1);
  await expect.poll(() => seen('99 %')).toBe(1);
  await page.viewport(1024, 768);
});

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
