import { useState } from 'react';
import { expect, test } from 'vitest';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { kit, overStories } from './stories.js';
import { wrongWhenTranslated } from './translated.js';

test.each(Object.entries(kit.files))('R-3552: translated by the browser, no story of %s breaks', async (path, load) => {
  const findings: string[] = [];
  await overStories(
    {},
    async ({ name }) => {
      findings.push(...(await wrongWhenTranslated()).map((what) => `${name}: ${what}`));
    },
    { ...kit, files: { [path]: load } },
  );
  expect(findings).toEqual([]);
});

test.each([
  ['a text that stays what it was', false, /^“0” in place of “1”$/],
  ['one that can no longer be removed', true, /removeChild/],
] as const)('R-3552: finds %s', async (_, isRemoved, finding) => {
  function Planted() {
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(1)}>
        {isRemoved && count > 0 ? null : count}
        <b> times</b>
      </button>
    );
  }
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place, { onUncaughtError: (error) => console.error(error) });
  flushSync(() => root.render(<Planted />));
  const wrong = await wrongWhenTranslated();
  place.remove();
  expect(wrong).toEqual([expect.stringMatching(finding)]);
});
