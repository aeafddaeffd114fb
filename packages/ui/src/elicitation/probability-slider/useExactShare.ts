import { sliderOf } from '@credence/bayesnet/shares';
import { useState } from 'react';
import { useResetValue } from '../../foundations/fields/useResetValue.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { ChangeDetails, ChangeReason } from '../answers/changeDetails.js';
import { fineEnd, isFine } from './fineStep.js';
import type { Probability } from './useProbability.js';

interface ExactShareOptions {
  /** True if shares may be exact at all. */
  isExact: boolean;
  exact: number | null | undefined;
  /** What a form reset restores, if it is not the share first shown. */
  defaultExact: number | null | undefined;
  onExactChange: ((exact: number | null, details: ChangeDetails) => void) | undefined;
  value: Probability;
  changeTo: (value: Probability, details: ChangeDetails) => void;
}

/** What is answered where the slider cannot say it, and the line for that, open or not. */
export function useExactShare({ isExact, value, changeTo, defaultExact, ...given }: ExactShareOptions) {
  const [held, setExact] = useControllableState<number | null, ChangeDetails>({
    value: given.exact,
    defaultValue: defaultExact ?? null,
    onChange: given.onExactChange,
  });
  // The line that a press opens takes the focus. It answers nothing by itself.
  const [opened, setOpened] = useState(false);
  const exact = isExact ? held : null;
  const initial = useResetValue(exact, defaultExact);

  /** Makes a share exact; the slider goes to its nearest percent. */
  const change = useEvent((share: number, reason: ChangeReason, event: Event | undefined) => {
    changeTo(sliderOf(share), { reason, event });
    setExact(share, { reason, event });
  });
  /** After the slider has answered: gives the share back to it. */
  const giveBack = (answer: number, reason: ChangeReason, event: Event | undefined) => {
    if (reason === 'exact' || fineEnd(answer) === undefined) setOpened(false);
    if (exact !== null) setExact(null, { reason, event });
  };
  const restore = (before: number | null, event: Event) => {
    if (exact !== before) setExact(before, { reason: 'cancel', event });
  };
  const reset = (event: Event) => {
    setOpened(false);
    if (exact !== initial) setExact(initial, { reason: 'reset', event });
  };

  /** The share at which the line stands; undefined while it is closed. */
  const fine = isFine(exact) ? exact : opened && exact === null ? fineEnd(value) : undefined;
  return { exact, initial, fine, opened, open: () => setOpened(true), change, giveBack, restore, reset };
}
