import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { type Condition, ConditionsPanel } from './ConditionsPanel.js';

const show = (conditions: readonly Condition[]) =>
  render(
    <CredenceProvider>
      <div style={{ inlineSize: 300 }}>
        <ConditionsPanel conditions={conditions} />
      </div>
    </CredenceProvider>,
  );
const items = () => [...document.querySelectorAll('[data-slot="condition"]')];

test('"Conditions" lists every parent by its name with its value (R-704, R-706, R-707)', async () => {
  await show([
    { name: 'Smoking', value: 'heavy' },
    { name: 'Age', value: '50_to_69' },
  ]);
  await expect.element(page.getByRole('heading', { name: 'Conditions' })).toBeInTheDocument();
  expect(
    page
      .getByRole('term')
      .elements()
      .map((term) => term.textContent),
  ).toEqual(['Smoking', 'Age']);
  expect(items().map((item) => item.querySelector('[data-slot="value"]')?.textContent)).toEqual(['heavy', '50 to 69']);
});

test('nothing is shown for a node without parents (R-705)', async () => {
  await show([]);
  expect(page.getByRole('complementary').elements()).toHaveLength(0);
});

test('a value that changed is marked by icon and word with what it was; others are not (R-708, R-709)', async () => {
  await show([
    { name: 'Smoking', value: 'heavy', previous: 'none' },
    { name: 'Age', value: '50_to_69', previous: '50_to_69' },
    { name: 'Alcohol', value: 'none' },
  ]);
  expect(items().map((item) => item.hasAttribute('data-changed'))).toEqual([true, false, false]);
  expect(items()[0]?.textContent).toContain('changed');
  expect(items()[0]?.textContent).toContain('was none');
  expect(items()[0]?.querySelector('svg')).not.toBeNull();
  expect(items()[1]?.textContent).not.toContain('changed');
});

const six: readonly Condition[] = [
  { name: 'Age of the patient', value: '50 to 69', previous: '50 to 69' },
  { name: 'Human papillomavirus', value: 'negative', previous: 'negative' },
  { name: 'Smoking', value: 'heavy', previous: 'none' },
  { name: 'Alcohol', value: 'moderate' },
  { name: 'Tumour site', value: 'glottic' },
  { name: 'T stage', value: 'T3' },
];
const inView = () => {
  const panel = page.getByRole('complementary').element().getBoundingClientRect();
  return items().filter((item) => item.getBoundingClientRect().bottom <= panel.bottom + 1).length;
};

test.each([320, 390, 768])(
  'at %i px they are one line, the changed ones first, that opens to all of them',
  async (width) => {
    await page.viewport(width, 844);
    await render(
      <CredenceProvider>
        <div style={{ paddingInline: '1rem', ['--credence-page-edge' as string]: '1rem' }}>
          <ConditionsPanel conditions={six}>
            <a href="#combinations">Change decisive combinations</a>
          </ConditionsPanel>
        </div>
      </CredenceProvider>,
    );
    const toggle = page.getByRole('button', { name: /^Conditions/ });
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
    const starts = items().map((item) => item.getBoundingClientRect().left);
    expect(Math.min(...starts)).toBe(starts[2]);
    const panel = page.getByRole('complementary').element();
    expect(panel.getBoundingClientRect().height).toBeLessThanOrEqual(46);
    expect(panel.getBoundingClientRect().width).toBeGreaterThanOrEqual(document.body.clientWidth - 1);
    const shown = inView();
    expect(shown).toBeLessThan(6);
    // What is cut has no room at all: none is half seen, and the line says how many there are.
    await expect.poll(() => toggle.element().textContent).toBe(`+ ${6 - shown}`);
    const values = items()
      .slice(0, shown)
      .map((item) => item.getBoundingClientRect().right);
    const word = toggle.element().querySelector('span')?.getBoundingClientRect();
    expect(Math.max(...values)).toBeLessThanOrEqual((word?.left ?? 0) + 1);

    await userEvent.click(toggle);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(inView).toBe(6);
    await userEvent.click(page.getByRole('link'));
    (toggle.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelector('a')?.checkVisibility()).toBe(false);
    await page.viewport(1024, 768);
  },
);

test('a change is marked also where nobody says what it was before (R-708)', async () => {
  await show([
    { name: 'Smoking', value: 'heavy', changed: true },
    { name: 'Age', value: '50_to_69', previous: '16_to_49', changed: false },
  ]);
  expect(items().map((item) => item.hasAttribute('data-changed'))).toEqual([true, false]);
  expect(items()[0]?.textContent).toMatch(/changed\s*$/);
});
