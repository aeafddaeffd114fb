import { type ComponentType, lazy, Suspense } from 'react';
import type { AnswerSharesProps } from './AnswerShares.js';
import type { AnswerSlidersProps } from './AnswerSliders.js';

const loadSliders = async () => ({ default: (await import('./AnswerSliders.js')).AnswerSliders });
const loadShares = async () => ({ default: (await import('./AnswerShares.js')).AnswerShares });

/** Loaded for those who bring no sliders and shares of their own: they are heavier than the editor around them. */
let Sliders: ComponentType<AnswerSlidersProps> = lazy(loadSliders);
let Shares: ComponentType<AnswerSharesProps> = lazy(loadShares);

// A server writes a page in one go, and loads them together with the kit.
if (typeof document === 'undefined') {
  void Promise.all([loadSliders(), loadShares()]).then(([sliders, shares]) => {
    Sliders = sliders.default;
    Shares = shares.default;
  });
}

/** The kit's own sliders of a combination. */
export function KitSliders(props: AnswerSlidersProps) {
  return (
    <Suspense>
      <Sliders {...props} />
    </Suspense>
  );
}

/** The kit's own picture of what a combination says. */
export function KitShares(props: AnswerSharesProps) {
  return (
    <Suspense>
      <Shares {...props} />
    </Suspense>
  );
}
