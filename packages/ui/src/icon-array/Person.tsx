import { memo } from 'react';
import { Figure } from './IconArray.styles.js';

/** The kit's own figure: head, shoulders, arms and legs in a box of 10 × 20. */
const figure =
  'M6 .1a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8zM4.4 5.6h3.2a2.3 2.3 0 0 1 2.3 2.3v4.3a.9.9 0 0 1-1.8 0v6.75a.95.95 0 0 1-1.9 0v-5.9a.2.2 0 0 0-.4 0v5.9a.95.95 0 0 1-1.9 0V12.2a.9.9 0 0 1-1.8 0V7.9a2.3 2.3 0 0 1 2.3-2.3z';

/** One of the people. It is drawn again only when it changes sides: a drag touches few of them. */
export const Person = memo(function Person({ on }: { on: boolean }) {
  return (
    <Figure data-slot="person" data-on={on ? '' : undefined} viewBox="1 0 10 20" aria-hidden="true" focusable="false">
      <path d={figure} />
    </Figure>
  );
});
