import { type RefObject, useInsertionEffect } from 'react';

/**
 * Hands the focus on when a control goes because the part for which it stood has come: to the first range of the component
 * around it, unless the part took the focus itself.
 */
export function useFocusHandedOn(control: RefObject<HTMLElement | null>): void {
  // Its end is the last moment at which the control still has the focus, also in a part that a server draws.
  useInsertionEffect(
    () => () => {
      const leaving = control.current;
      const component = leaving?.parentElement?.closest('[data-credence]');
      if (!component || !leaving?.matches(':focus')) return;
      queueMicrotask(() => {
        const { activeElement } = component.getRootNode() as Document | ShadowRoot;
        if (!activeElement || activeElement === document.body)
          component.querySelector<HTMLElement>('input[type="range"]')?.focus();
      });
    },
    [control],
  );
}
