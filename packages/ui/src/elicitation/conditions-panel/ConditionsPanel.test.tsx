import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { type Condition, ConditionsPanel } from './ConditionsPanel.js';

const show = (conditions: readonly Condition[], below?: ReactNode) =>
  render(
    <CredenceProvider>
      <div style={{ inlineSize: 300 }}>
        <ConditionsPanel conditions={conditions}>{below}</ConditionsPanel>
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
  expect(items()[0]?.textContent).toContain('before: “none”');
  expect(items()[0]?.querySelector('svg')).not.toBeNull();
  expect(items()[1]?.textContent).not.toContain('changed');
});

test('on a phone the changed ones come first, in a line that the keyboard can scroll', async () => {
  await page.viewport(390, 844);
  await show([
    { name: 'Age of the patient', value: '50 to 69', previous: '50 to 69' },
    { name: 'Human papillomavirus', value: 'negative', previous: 'negative' },
    { name: 'Smoking', value: 'heavy', previous: 'none' },
  ]);
  const starts = items().map((item) => item.getBoundingClientRect().left);
  expect(Math.min(...starts)).toBe(starts[2]);
  await expect.element(page.getByRole('complementary', { name: 'Conditions' })).toHaveAttribute('tabindex', '0');
  await page.viewport(1024, 768);
});

test.each([320, 390, 800])('in a window of %i what follows the values covers none of them', async (width) => {
  await page.viewport(width, 844);
  await show(
    [
      { name: 'Tumour site', value: 'glottic' },
      { name: 'T stage', value: 'T3_T4', previous: 'T1_T2' },
      { name: 'Alcohol', value: 'moderate' },
    ],
    <a href="#combinations">Change decisive combinations</a>,
  );
  const ends = items().map((item) => item.getBoundingClientRect().right);
  const link = page.getByRole('link').element().getBoundingClientRect();
  expect(link.left).toBeGreaterThan(Math.max(...ends));
  await page.viewport(1024, 768);
});

test('a change is marked also where nobody says what it was before (R-708)', async () => {
  await show([
    { name: 'Smoking', value: 'heavy', changed: true },
    { name: 'Age', value: '50_to_69', previous: '16_to_49', changed: false },
  ]);
  expect(items().map((item) => item.hasAttribute('data-changed'))).toEqual([true, false]);
  expect(items()[0]?.textContent).toMatch(/changed\s*$/);
});
