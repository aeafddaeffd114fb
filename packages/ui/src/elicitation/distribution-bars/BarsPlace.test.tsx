import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CredenceProvider } from '../../foundations/provider/CredenceProvider.js';
import { useAskedBars } from './askedBars.fixtures.js';
import type * as Place from './BarsPlace.js';

const states = ['local', 'spread to the nodes', 'spread beyond them'];

/** A module that has loaded no bars yet, whatever other tests did on this page. */
const fresh = './BarsPlace.tsx?fresh';
const { BarsPlace } = (await import(/* @vite-ignore */ fresh)) as typeof Place;

function Asked() {
  const { root, bars } = useAskedBars(states);
  return (
    <div ref={root}>
      <BarsPlace nodeName="Stage of the tumour" {...bars} shown={[34, 33, 33]} />
    </div>
  );
}

test('R-3123: a question in bars keeps the place of its bars while they are loaded', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  // Drawn once, and looked at before anything can be loaded.
  flushSync(() =>
    root.render(
      <CredenceProvider>
        <Asked />
      </CredenceProvider>,
    ),
  );
  const sliders = () => page.getByRole('slider').elements().length;
  const { height } = container.getBoundingClientRect();
  expect([sliders(), height > 200]).toEqual([0, true]);
  await expect.poll(sliders).toBe(3);
  expect(container.getBoundingClientRect().height).toBe(height);
  root.unmount();
  container.remove();
});
