import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { germanLabels } from '../../labels/german.js';
import { StoredShares } from './StoredShares.js';

type Values = readonly (number | null)[];
const onValuesChange = vi.fn();
afterEach(() => vi.useRealTimers());

function Held({ start }: { start: Values }) {
  const [values, setValues] = useState(start);
  return (
    <CredenceProvider>
      <StoredShares
        states={['T1, confined', 'T3', 'T4']}
        values={values}
        onValuesChange={(next, details) => {
          onValuesChange(next, details);
          setValues(next);
        }}
      />
      <button type="button" onClick={() => setValues([80, 20, 10])}>
        Answer otherwise
      </button>
    </CredenceProvider>
  );
}

const text = () => document.querySelector('[data-slot="sentence"]')?.textContent?.trim();
const buttons = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'Answer otherwise');

test('R-2619: says what will be stored, also of states that nobody set', async () => {
  await render(<Held start={[62, 30, null]} />);
  expect([text(), buttons()]).toEqual(['Stored: 62 / 30 / 8', []]);
});

test('R-2617: two ways lead to 100, and Undo back as long as nothing else changed', async () => {
  await render(<Held start={[62, 30, 50]} />);
  expect(text()).toBe('142 of 100, stored as 43.7 / 21.1 / 35.2');
  await userEvent.click(page.getByRole('button', { name: 'Scale all to 100' }));
  expect(onValuesChange).toHaveBeenLastCalledWith(
    [44, 21, 35],
    expect.objectContaining({ reason: 'balance', shares: [440_000, 210_000, 350_000] }),
  );
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(onValuesChange).toHaveBeenLastCalledWith([62, 30, 50], expect.objectContaining({ reason: 'undo' }));

  await userEvent.click(page.getByRole('button', { name: 'Take 42 from the others' }));
  expect(onValuesChange).toHaveBeenLastCalledWith([34, 16, 50], expect.objectContaining({ reason: 'balance' }));
  await userEvent.click(page.getByRole('button', { name: 'Answer otherwise' }));
  expect(buttons()).toEqual(['Scale all to 100', 'Take 10 from the others']);
});

test('R-2617: what is missing is given to the others, and what is exact stays as it is', async () => {
  await render(
    <StoredShares
      states={['a', 'b', 'c']}
      precision="exact"
      values={[{ ppm: 2_000 }, 62, 30]}
      onValuesChange={onValuesChange}
    />,
  );
  expect(buttons()).toEqual(['Scale all to 100', 'Give 7.8 to the others']);
  await userEvent.click(page.getByRole('button', { name: 'Give 7.8 to the others' }));
  expect(onValuesChange).toHaveBeenLastCalledWith(
    [{ ppm: 2_000 }, { ppm: 698_000 }, 30],
    expect.objectContaining({ reason: 'balance' }),
  );
});

test('R-2617: no way is offered that leads nowhere: where the others have not enough to give', async () => {
  await render(<StoredShares states={['a', 'b', 'c']} values={[1, 1, 99]} onValuesChange={onValuesChange} />);
  expect(buttons()).toEqual(['Scale all to 100']);
});

test.each<[readonly (number | null)[], string]>([
  [
    [40, 20, 15, 10, 6, 5, ...Array.from({ length: 8 }, () => null)],
    'Stored: 40 / 20 / 15 / 10 / 6 / 5 and 8 times 0.5',
  ],
  [Array.from({ length: 14 }, () => null), 'Stored: 14 times 7.1'],
  [[99, ...Array.from({ length: 19 }, () => null)], 'Stored: 99 and 19 times 0.05'],
  [[99, ...Array.from({ length: 607 }, () => null)], 'Stored: 99 and 607 times < 0.01'],
])(
  'R-3571: of many states the sentence says those that were set, and the others together: %#',
  async (values, sentence) => {
    await render(<StoredShares states={values.map((_, index) => `state ${index}`)} values={values} />);
    expect(text()?.replace('  ', ' ')).toBe(sentence);
  },
);

test('R-2621: the keys undo and redo here as they do on a slider', async () => {
  await render(<Held start={[62, 30, 50]} />);
  await userEvent.click(page.getByRole('button', { name: 'Scale all to 100' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(buttons()).toEqual(['Scale all to 100', 'Take 42 from the others']);
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(onValuesChange).toHaveBeenLastCalledWith([44, 21, 35], expect.anything());
  await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect(onValuesChange).toHaveBeenLastCalledWith([44, 21, 35], expect.anything());
});

test('tells screen readers what does not add up, once the sliders rest for half a second, and not before anything moved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Held start={[50, 30, 20]} />);
  const said = page.getByRole('status').element();
  vi.advanceTimersByTime(600);
  expect(said.textContent).toBe('');
  await userEvent.click(page.getByRole('button', { name: 'Answer otherwise' }));
  vi.advanceTimersByTime(400);
  expect(said.textContent).toBe('');
  vi.advanceTimersByTime(200);
  await expect.poll(() => said.textContent).toBe('110 of 100, stored as 72.7 / 18.2 / 9.1');
});

test('R-2584: where the numbers do not fit beside their words, they go to the next line together', async () => {
  const { container } = await render(
    <CredenceProvider labels={germanLabels}>
      <div style={{ inlineSize: '12rem' }}>
        <StoredShares states={['T1', 'T3', 'T4']} values={[45, 38, 17]} />
      </div>
    </CredenceProvider>,
  );
  const numbers = document.createRange();
  numbers.selectNodeContents(container.querySelector('b')!);
  expect(new Set([...numbers.getClientRects()].map(({ top }) => top)).size).toBe(1);
});
