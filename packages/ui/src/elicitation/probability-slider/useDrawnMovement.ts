import { type RefObject, useReducer, useImperativeHandle } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { iconArrayLabels } from '../../labels/english.js';
import { isAnswer } from '../../foundations/verbal-scale/verbalScale.js';
import { sameShare } from '../answers/share.js';
import { filledIcons } from '../icon-array/filledIcons.js';
import { fineEnd } from './fineStep.js';
import { inUse } from './loadInUse.js';
import type { Slider } from './useSlider.js';
import type { Typing } from './useTyping.js';
import { writeNumber } from './writeNumber.js';

interface DrawnMovementOptions {
  /** The native range. */
  control: RefObject<HTMLInputElement | null>;
  slider: Slider;
  typing: Typing;
  /** The answer as it is announced. */
  spokenOf: (value: number) => string;
}

/**
 * Draws the steps of a drag without React, which takes longer for one than a slow device has: only what differs from one
 * number to the next is written. React renders what looks otherwise, and everything at rest.
 * @returns what to call after each step of the native range
 */
export function useDrawnMovement({ control, slider, typing, spokenOf }: DrawnMovementOptions): () => void {
  const { anchors, min, max, total } = slider.scale;
  const { iconArray } = useLabels({ iconArray: iconArrayLabels });
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  const { share, number, drawn, isTaken, latest } = slider.answer;

  const draw = (value: number) => {
    const range = control.current;
    if (!range) return;
    drawn.set(value);
    const word = anchors.findIndex((anchor) => isAnswer(anchor, value, min, max));
    inUse()?.drawStep(range, { value, spoken: spokenOf(value), word, total, people: iconArray.people });
  };

  useAfterCommit(() => {
    // The thumb may have moved while this was rendered.
    const ahead = drawn.get();
    if (ahead !== null && ahead !== share) return draw(ahead);
    drawn.set(null);
    if (control.current) writeNumber(control.current, String(number));
    // React knows now what the page says, and can tell it from what the answer is.
    if (!sameShare(latest(), share)) renderAgain();
  });

  return useEvent(() => {
    const now = latest();
    const isNumber = typeof now === 'number' && typeof share === 'number';
    const isPlain = typing.draft === null && !typing.misfit;
    // Whoever decides about the steps may have refused this one, of which the native thumb knows nothing.
    // Until it has come what draws, React does.
    if (inUse() && isTaken && isNumber && isPlain && looksLike(now, share, total)) draw(now);
    else renderAgain();
  });
}

/** Whether only what is written differs. What is offered at the ends, and whether anybody is left over, React draws. */
const looksLike = (one: number, other: number, total: number) =>
  fineEnd(one) === fineEnd(other) && (filledIcons(one, total) === total) === (filledIcons(other, total) === total);

const nowhere = () => undefined;

/**
 * Does something whenever React has written what a component renders, before it is drawn. A layout effect would do, but
 * React 18 warns of those on a server.
 */
function useAfterCommit(act: () => void): void {
  useImperativeHandle(nowhere, act);
}
