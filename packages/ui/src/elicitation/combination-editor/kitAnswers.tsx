import { type ComponentType, lazy, Suspense } from 'react';
import { untilLoaded } from '../../foundations/later/untilLoaded.js';
import type { AnswerSharesProps, AnswerSlidersProps } from './CombinationAnswer.js';

const load = () => untilLoaded(() => import('./CombinationAnswer.js'));

/** Loaded for those who bring no sliders and shares of their own: they are heavier than the editor around them. */
let Sliders: ComponentType<AnswerSlidersProps> = lazy(async () => ({ default: (await load()).AnswerSliders }));
let Shares: ComponentType<AnswerSharesProps> = lazy(async () => ({ default: (await load()).AnswerShares }));

// A server writes a page in one go, and loads them together with the kit.
if (typeof document === 'undefined') {
  void load().then((loaded) => {
    Sliders = loaded.AnswerSliders;
    Shares = loaded.AnswerShares;
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
