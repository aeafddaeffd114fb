import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { germanLabels } from '../../labels/german.js';
import { LikertItem, type LikertItemProps } from './LikertItem.js';

const show = ({ locale, ...props }: Partial<LikertItemProps> & { locale?: string } = {}) =>
  render(
    <CredenceProvider {...(locale === 'de' ? { locale, labels: germanLabels } : {})}>
      <LikertItem statement="The functions fit together well." {...props} />
    </CredenceProvider>,
  );
const radios = () => page.getByRole('radio').elements() as HTMLInputElement[];
const answers = () =>
  [...document.querySelectorAll('[data-slot="answer"]')].map((each) => each.getBoundingClientRect());

afterEach(() => page.viewport(1024, 768));

test('a statement is answered from 1 to 5, and nothing is chosen to begin with (R-905)', async () => {
  await show();
  await expect.element(page.getByRole('radiogroup', { name: 'The functions fit together well.' })).toBeVisible();
  expect(radios().map(({ value, checked }) => [value, checked])).toEqual(
    ['1', '2', '3', '4', '5'].map((value) => [value, false]),
  );
});

test.each([1, 2, 3, 4, 5] as const)('the key %i gives that answer, once', async (number) => {
  const onValueChange = vi.fn();
  await show({ onValueChange });
  radios()[2]?.focus();
  await userEvent.keyboard(String(number));
  await userEvent.keyboard(String(number));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(number, expect.objectContaining({ reason: 'key' }));
  expect(document.activeElement).toBe(radios()[number - 1]);
});

test('a key that is no answer, or belongs to the browser, changes nothing', async () => {
  const onValueChange = vi.fn();
  await show({ onValueChange });
  radios()[0]?.focus();
  await userEvent.keyboard('0');
  await userEvent.keyboard('6');
  await userEvent.keyboard('{Alt>}2{/Alt}');
  expect(onValueChange).not.toHaveBeenCalled();
});

test('a missing answer says exactly "*required.", an answer without error does not (R-923, R-924)', async () => {
  const { rerender } = await show({ error: true });
  expect(document.querySelector('[data-slot="error"]')?.textContent).toBe('*required.');
  await expect.element(page.getByRole('radiogroup')).toHaveAccessibleDescription('*required.');
  await expect.element(page.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true');
  await rerender(
    <CredenceProvider>
      <LikertItem statement="The functions fit together well." defaultValue={4} />
    </CredenceProvider>,
  );
  expect(document.body.textContent).not.toContain('*required.');
});

test.each([320, 390, 575, 576, 1400])(
  'at %i px every answer can be hit, and the end words are in sight',
  async (width) => {
    await page.viewport(width, 900);
    await show();
    for (const { width: across, height } of answers()) {
      expect(Math.min(across, height)).toBeGreaterThanOrEqual(44);
    }
    await expect.element(page.getByText('strongly disagree')).toBeVisible();
    await expect.element(page.getByText('strongly agree')).toBeVisible();
    const below = (answers()[1]?.top ?? 0) > (answers()[0]?.top ?? 0);
    expect(below).toBe(width < 576);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

test.each([
  ['en', 576],
  ['de', 576],
  ['de', 1400],
])('R-2586: the end words in "%s" at %i px stay on one line, within the scale', async (locale, width) => {
  await page.viewport(width, 900);
  await show({ locale });
  const scale = document.querySelector('[data-slot="answers"]')!.getBoundingClientRect();
  const words = [...document.querySelectorAll<HTMLElement>('[data-slot="word"]')];
  for (const word of [words[0]!, words[4]!]) {
    const text = document.createRange();
    text.selectNodeContents(word);
    expect(text.getClientRects()).toHaveLength(1);
    expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(scale.left);
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(scale.right);
  }
});
