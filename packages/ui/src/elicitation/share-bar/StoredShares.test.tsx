import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { germanLabels } from '../../labels/german.js';
import { useAnswerHistory } from '../answers/useAnswerHistory.js';
import type { ShareValues } from '../answers/share.js';
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
      <button type="button" onClick={() => setValues([80, 10, 10])}>
        Answer otherwise
      </button>
    </CredenceProvider>
  );
}

/** Holds exact shares, too. */
function HeldExact() {
  const [values, setValues] = useState<ShareValues>([{ ppm: 2_000 }, null]);
  return <StoredShares states={['present', 'absent']} precision="exact" values={values} onValuesChange={setValues} />;
}
const text = () => page.getByText(/^We store/).elements()[0]?.textContent;

test('says what will be stored, untouched answers counting as 50', async () => {
  await render(<Held start={[62, 30, null]} />);
  expect(text()).toBe('We store 44 / 21 / 35 %');
  await expect.element(page.getByRole('img', { name: '44 % T1, confined, 21 % T3, 35 % T4' })).toBeVisible();
});

test('"Scale to 100 %" scales the answers, and can be taken back as long as nothing else changed', async () => {
  await render(<Held start={[62, 30, 50]} />);
  await userEvent.click(page.getByRole('button', { name: 'Scale to 100 %' }));
  expect(onValuesChange).toHaveBeenLastCalledWith([44, 21, 35], expect.objectContaining({ reason: 'balance' }));
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect(onValuesChange).toHaveBeenLastCalledWith([62, 30, 50], expect.objectContaining({ reason: 'undo' }));

  await userEvent.click(page.getByRole('button', { name: 'Scale to 100 %' }));
  await userEvent.click(page.getByRole('button', { name: 'Answer otherwise' }));
  expect(page.getByRole('button', { name: 'Undo' }).elements()).toHaveLength(0);
});

test('R-2617: as long as something is left for untouched answers, they get it and no other moves', async () => {
  await render(<Held start={[60, 30, null]} />);
  await userEvent.click(page.getByRole('button', { name: 'Fill in the rest' }));
  expect(onValuesChange).toHaveBeenLastCalledWith([60, 30, 10], expect.objectContaining({ reason: 'balance' }));
});

test.each<[string, ShareValues, ShareValues]>([
  ['what a slider cannot say becomes exact', [{ ppm: 2_000 }, null], [{ ppm: 2_000 }, { ppm: 998_000 }]],
  ['the rest is given to sliders where they can say it', [{ ppm: 2_000 }, 62, null], [{ ppm: 2_000 }, 62, 38]],
])('R-1717: beside an exact share the rest is filled in too: %s', async (_, values, filled) => {
  const states = values.map((_, index) => `T${index + 1}`);
  await render(<StoredShares precision="exact" {...{ states, values, onValuesChange }} />);
  await userEvent.click(page.getByRole('button', { name: 'Fill in the rest' }));
  expect(onValuesChange).toHaveBeenLastCalledWith(filled, expect.objectContaining({ reason: 'balance' }));
});

test('R-1717: one press undoes it', async () => {
  const { container } = await render(<HeldExact />);
  const segments = () =>
    [...container.querySelectorAll('[data-slot="segment"]')].map((part) => part.hasAttribute('data-unset'));
  await userEvent.click(page.getByRole('button', { name: 'Fill in the rest' }));
  expect([text(), segments()]).toEqual(['We store 0.2 / 99.8 %', [false, false]]);
  await userEvent.click(page.getByRole('button', { name: 'Undo' }));
  expect([text(), segments()]).toEqual(['We store 0.2 / 99.8 %', [false, true]]);
});

test('R-2621: the keys undo and redo here as they do on a slider', async () => {
  await render(<Held start={[62, 30, 50]} />);
  await userEvent.click(page.getByRole('button', { name: 'Scale to 100 %' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(text()).toBe('We store 44 / 21 / 35 %');
  await expect.element(page.getByRole('button', { name: 'Scale to 100 %' })).toBeVisible();
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(onValuesChange).toHaveBeenLastCalledWith([44, 21, 35], expect.anything());
  await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}{/Control}');
  expect(onValuesChange).toHaveBeenLastCalledWith([44, 21, 35], expect.anything());
});

test('offers nothing where the answers add up already', async () => {
  await render(<Held start={[50, 30, 20]} />);
  expect(page.getByRole('button', { name: 'Scale to 100 %' }).elements()).toHaveLength(0);
});

test('tells screen readers once the sliders rest for half a second, and not before anything moved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<Held start={[50, 30, 20]} />);
  const said = page.getByRole('status').element();
  vi.advanceTimersByTime(600);
  expect(said.textContent).toBe('');
  await userEvent.click(page.getByRole('button', { name: 'Answer otherwise' }));
  vi.advanceTimersByTime(400);
  expect(said.textContent).toBe('');
  vi.advanceTimersByTime(200);
  await vi.waitFor(() => expect(said.textContent).toBe('We store 80 / 10 / 10 %'));
});

test('R-2584: where the numbers do not fit beside their words, they go to the next line together', async () => {
  const { container } = await render(
    <CredenceProvider locale="de" labels={germanLabels}>
      <div style={{ inlineSize: '12rem' }}>
        <StoredShares states={['T1', 'T3', 'T4']} values={[45, 38, 17]} />
      </div>
    </CredenceProvider>,
  );
  const numbers = document.createRange();
  numbers.selectNodeContents(container.querySelector('b')!);
  expect(new Set([...numbers.getClientRects()].map(({ top }) => top)).size).toBe(1);
});

/** As below a question, with "Undo". */
function Shared() {
  return (
    <StoredShares
      states={['frueh', 'frueh weit', 'spaet', 'spaet weit']}
      values={[30, null, null, null]}
      onValuesChange={onValuesChange}
      history={useAnswerHistory()}
    />
  );
}

test('R-1720: at 768 px in German each of four states says its share in the bar', async () => {
  await page.viewport(768, 1024);
  const { container } = await render(
    <CredenceProvider locale="de" labels={germanLabels}>
      <Shared />
    </CredenceProvider>,
  );
  await document.fonts.ready;
  const said = [...container.querySelectorAll<HTMLElement>('[data-slot="segment"]')].map((part) => part.innerText);
  expect(said.filter((text) => /\d/.test(text))).toHaveLength(4);
  await page.viewport(1024, 768);
});
