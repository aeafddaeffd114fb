import { type MouseEvent, type RefObject, useRef } from 'react';
import type { Dialog } from 'radix-ui';
import { isOpenAbove } from '../../foundations/layers/usedAbove.js';

type OutsidePress = NonNullable<Dialog.DialogContentProps['onPointerDownOutside']>;

/**
 * Lets a dialog close by a press on its scrim only, begun and ended there with the first button. Radix closes it by
 * whatever begins outside: a middle click, a text marked towards the dialog, a press on a notice above it, or the key
 * pressed after a scroll. And a press beside an open list is for the list alone.
 */
export function useScrimPress(layer: RefObject<Element | null>) {
  const forList = useRef(false);
  const pressed = useRef(false);
  return {
    scrim: {
      onPointerDown() {
        // Noted now: the list closes before the press ends.
        forList.current = isOpenAbove(layer.current);
        pressed.current = false;
      },
      onClick(event: MouseEvent) {
        pressed.current = !forList.current && !event.ctrlKey;
      },
    },
    onPointerDownOutside: ((event) => {
      if (!pressed.current) event.preventDefault();
      pressed.current = false;
    }) satisfies OutsidePress,
  };
}
