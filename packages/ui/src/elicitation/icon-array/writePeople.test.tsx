import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { IconArray } from './IconArray.js';
import { usualGrid } from './places.js';
import { writePeople } from './writePeople.js';

const pointsIn = (container: Element) =>
  [...container.querySelectorAll('polyline')].map((line) => line.getAttribute('points'));

test('R-3160: one person more is written into two lines, one of either kind, as React draws it', async () => {
  const { container, rerender } = await render(<IconArray value={40} total={50} />);
  const drawing = container.querySelector('[data-slot="empty"]')?.parentElement;
  if (!drawing) throw new Error('There are no people.');
  const filled = Number(container.querySelector('[data-filled]')?.getAttribute('data-filled'));
  const seen = new MutationObserver(() => undefined);
  seen.observe(container, { attributes: true, subtree: true });
  writePeople(drawing, usualGrid(50), filled + 1);
  expect(seen.takeRecords()).toHaveLength(2);
  writePeople(drawing, usualGrid(50), filled + 1);
  expect(seen.takeRecords()).toHaveLength(0);
  const written = pointsIn(container);
  await rerender(<IconArray value={42} total={50} />);
  expect(pointsIn(container)).toEqual(written);
});
