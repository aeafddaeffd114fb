import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import type * as Place from './FinderPlace.js';
import { useAskedStates } from './useAskedStates.js';

let times = 0;
/** A module that has loaded no finder yet, whatever was done on this page before. */
const fresh = () => import(/* @vite-ignore */ `./FinderPlace.tsx?fresh=${(times += 1)}`) as Promise<typeof Place>;

function Asked({ count, FinderPlace }: { count: number } & Pick<typeof Place, 'FinderPlace'>) {
  const root = useRef<HTMLDivElement>(null);
  const asked = useAskedStates({
    ref: root,
    states: Array.from({ length: count }, (_, index) => `state_${index + 1}`),
    values: undefined,
    defaultValues: [60, 20],
    onValuesChange: undefined,
    onValuesCommit: undefined,
    history: undefined,
    start: 50,
    order: undefined,
    mode: 'follow',
    locks: [],
    fixed: false,
  });
  return (
    <div ref={root}>
      <FinderPlace asked={asked} />
    </div>
  );
}

/** Draws it once, to be looked at before anything can be loaded. */
function draw({ count, FinderPlace }: { count: number } & Pick<typeof Place, 'FinderPlace'>) {
  const container = document.body.appendChild(document.createElement('div'));
  // A page has letters of its own.
  container.style.font = '1.25rem / 2 monospace';
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <CredenceProvider>
        <Asked count={count} FinderPlace={FinderPlace} />
      </CredenceProvider>,
    ),
  );
  onTestFinished(async () => {
    root.unmount();
    container.remove();
    await page.viewport(1024, 768);
  });
  return container;
}

test.each([1024, 600, 375])(
  'R-3182: in a window of %i px the search of a question with many states keeps its place while it is loaded',
  async (width) => {
    await page.viewport(width, 768);
    // The frame of the tests follows by itself.
    await expect.poll(() => window.innerWidth).toBe(width);
    const { FinderPlace } = await fresh();
    // Letters that come later move what is beside them.
    await document.fonts.ready;
    const container = draw({ count: 21, FinderPlace });
    const search = page.getByRole('searchbox');
    const { height } = container.getBoundingClientRect();
    expect([search.query(), height > 40]).toEqual([null, true]);
    await expect.element(search).toBeVisible();
    expect(container.getBoundingClientRect().height).toBe(height);
  },
);

test('R-3182: a question with few states has neither search nor place for it', async () => {
  const { FinderPlace } = await fresh();
  const container = draw({ count: 20, FinderPlace });
  expect(container.getBoundingClientRect().height).toBe(0);
});
