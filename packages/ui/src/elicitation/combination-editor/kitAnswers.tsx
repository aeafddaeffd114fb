import { Suspense } from 'react';
import { loadedLater } from '../../foundations/interaction/loadedLater.js';
import type { AnswerSharesProps, AnswerSlidersProps } from './CombinationAnswer.js';

const load = () => import('./CombinationAnswer.js');

/** Loaded for those who bring no sliders and shares of their own: they are heavier than the editor around them. */
const Sliders = loadedLater(async () => (await load()).AnswerSliders);
const Shares = loadedLater(async () => (await load()).AnswerShares);

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
