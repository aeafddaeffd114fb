import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { CombinationEditor } from './CombinationEditor.js';

const states = (count: number) => Array.from({ length: count }, (_, index) => `artist_${index + 1}`);
const group = (name: string) => page.getByRole('group', { name });

async function show() {
  await page.viewport(390, 844);
  await render(
    <CredenceProvider>
      <CombinationEditor
        node={{ name: 'Metastasis', states: ['absent', 'present'] }}
        parents={[
          { name: 'Artist', states: states(608) },
          { name: 'Stage', states: states(40) },
        ]}
        onDone={() => undefined}
        renderSliders={() => null}
        renderShares={() => null}
      />
    </CredenceProvider>,
  );
}

test('the 608 states of a parent scroll by themselves, and the next parent stays within reach', async () => {
  await show();
  const { clientHeight, scrollHeight } = group('Artist').element();
  expect(clientHeight).toBeLessThan(300);
  expect(scrollHeight).toBeGreaterThan(3_000);
  const { clientHeight: whole, scrollHeight: all } = group('Stage').element();
  expect(all).toBe(whole);
});

test('the last of them comes into sight with the focus, and can be selected by the keyboard', async () => {
  await show();
  const last = group('Artist').getByRole('button', { name: 'artist 608', exact: true });
  (last.element() as HTMLElement).focus();
  const frame = group('Artist').element().getBoundingClientRect();
  const button = last.element().getBoundingClientRect();
  expect(button.bottom).toBeLessThanOrEqual(frame.bottom);
  await userEvent.keyboard('{Enter}');
  await expect
    .element(group('Artist').getByRole('button', { name: /^artist 608/ }))
    .toHaveAttribute('aria-pressed', 'true');
});

test('the name of a selected state is legible while the pointer rests on it', async () => {
  await show();
  const stage = group('Stage').getByRole('button', { name: /^artist 1\b/ });
  await userEvent.click(stage);
  await userEvent.unhover(stage);
  await expect.poll(() => getComputedStyle(stage.element()).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  const settled = () =>
    Promise.all(
      stage
        .element()
        .getAnimations()
        .map(({ finished }) => finished),
    );
  await settled();
  const away = getComputedStyle(stage.element()).backgroundColor;
  await userEvent.hover(stage);
  await settled();
  expect(getComputedStyle(stage.element()).backgroundColor).toBe(away);
});
