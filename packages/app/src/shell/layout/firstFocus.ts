import { useLayoutEffect } from 'react';

/** Focuses something with these options; returns whether it could. */
type TakeFocus = (options: FocusOptions) => boolean;

let taker: TakeFocus | undefined;

/** Has the page that is opened by a link begin here instead of at its title. `take` must be stable across renders. */
export function useFirstFocus(take: TakeFocus): void {
  // With the page itself, so that it is known when the focus is moved.
  useLayoutEffect(() => {
    taker = take;
    return () => {
      if (taker === take) taker = undefined;
    };
  }, [take]);
}

/** Focuses what the page begins with. Returns whether there is such a thing. */
export const focusFirst: TakeFocus = (options) => taker?.(options) === true;
