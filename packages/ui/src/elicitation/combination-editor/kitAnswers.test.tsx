import { createRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type * as Answers from './kitAnswers.js';

/** A module that has loaded nothing yet, whatever other tests did on this page. */
const fresh = './kitAnswers.tsx?fresh';
const { KitAnswer } = (await import(/* @vite-ignore */ fresh)) as typeof Answers;

test('R-3192: the editor knows of sliders that are still to come, in a place that says so, until they are drawn', async () => {
  const toComeRef = createRef() as RefObject<number>;
  toComeRef.current = 0;
  const onCome = vi.fn();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // Drawn once, and looked at before anything can be loaded.
  flushSync(() =>
    root.render(
      <CredenceProvider>
        <KitAnswer
          toComeRef={toComeRef}
          onCome={onCome}
          headingLevel={1}
          question={{
            nodeName: 'Metastasis',
            states: ['absent', 'present'],
            values: [null, null],
            onValuesChange: () => {},
            remarks: {},
            onRemarksChange: () => {},
            precision: 'percent',
            disabled: false,
            showShares: false,
          }}
        />
      </CredenceProvider>,
    ),
  );
  const sliders = () => page.getByRole('slider').elements().length;
  expect([toComeRef.current, sliders(), container.textContent]).toEqual([1, 0, 'Loading...']);
  expect(container.getBoundingClientRect().height).toBeGreaterThan(200);
  await expect.poll(sliders).toBe(2);
  await expect.poll(() => toComeRef.current).toBe(0);
  expect(onCome).toHaveBeenCalledOnce();
  root.unmount();
  container.remove();
});
