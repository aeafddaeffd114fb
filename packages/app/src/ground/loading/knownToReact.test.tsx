import { Suspense, use } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { knownToReact } from './knownToReact.js';

function Read({ from }: { from: Promise<string> }) {
  return use(from);
}

/** What the first drawing of a page shows, before anything can follow it. */
function firstDrawing(from: Promise<string>): string | null {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Suspense fallback="loading">
        <Read from={from} />
      </Suspense>,
    ),
  );
  return place.textContent;
}

test('R-3286: what is there by now is drawn at once, without a sign that it is loading', async () => {
  const there = Promise.resolve('there');
  await there;
  expect(firstDrawing(there)).toBe('loading');
  await knownToReact(there);
  expect(firstDrawing(there)).toBe('there');
});
