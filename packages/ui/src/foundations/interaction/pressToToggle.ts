import type { MouseEvent } from 'react';
import type { InteractionDetails } from './interactionDetails.js';
import { pressOrKey } from './pressOrKey.js';

/** A button's `onClick` that turns something on or off, unless the page's own handler prevents it. */
export const pressToToggle =
  (
    on: boolean,
    setOn: (on: boolean, details: InteractionDetails<'press' | 'key'>) => void,
    onClick: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined,
  ) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    onClick?.(event);
    if (!event.defaultPrevented) setOn(!on, { reason: pressOrKey(event.nativeEvent), event: event.nativeEvent });
  };
