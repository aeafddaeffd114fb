import { useEffect, useImperativeHandle } from 'react';
import { useEvent } from '../../../foundations/interaction/useEvent.js';
import { sameShare } from '../../answers/share.js';
import type { Slider } from '../root/SliderContext.js';
import type { DrawnNumber } from '../state/useShareState.js';

/**
 * Draws the steps of a drag without React, which takes longer for one than a slow device has: each part writes what differs
 * from one number to the next (`useDrawnStep`). React renders what looks otherwise, and everything at rest.
 * @returns what to call after each step of the native range
 */
export function useDrawnMovement({ answer, control }: Slider): () => void {
  const { share, number, typing, drawn, isTaken, latest, renderAgain, exactShares } = answer;

  // Whenever React has written what is rendered, before it is drawn. A layout effect would do, but React 18 warns of those
  // on a server.
  useImperativeHandle(nowhere, () => {
    // The thumb may have moved while this was rendered.
    const ahead = drawn.get();
    if (ahead !== null && ahead !== share) return drawn.set(ahead);
    drawn.set(null);
    if (control.current) writeNumber(control.current, String(number));
    // React knows now what the page says, and can tell it from what the answer is.
    if (!sameShare(latest(), share)) renderAgain();
  });

  return useEvent(() => {
    const now = latest();
    const isNumber = typeof now === 'number' && typeof share === 'number';
    const isPlain = typing.draft === null && !typing.misfit;
    // Whoever decides about the steps may have refused this one, of which the native thumb knows nothing. And React draws
    // what is offered at the ends.
    if (isTaken && isNumber && isPlain && exactShares?.end(now) === exactShares?.end(share)) drawn.set(now);
    else renderAgain();
  });
}

/** Has a part write each step of a drag that React does not render. */
export function useDrawnStep(drawn: DrawnNumber, write: (value: number) => void): void {
  const step = useEvent(() => {
    const value = drawn.get();
    if (value !== null) write(value);
  });
  useEffect(() => drawn.watch(step), [drawn, step]);
}

/** Writes a number into a field, unless it is there already. */
export function writeNumber(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}

const nowhere = () => undefined;
