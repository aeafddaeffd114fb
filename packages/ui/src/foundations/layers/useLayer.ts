import {
  type FocusEventHandler,
  type ForwardedRef,
  type KeyboardEventHandler,
  type RefCallback,
  type RefObject,
  useCallback,
  useInsertionEffect,
  useMemo,
  useRef,
} from 'react';
import { useComposedRefs } from 'radix-ui/internal';
import { focused } from './focused.js';
import { cycleFocus } from './cycleFocus.js';
import type { LayerEvents } from './layerEvents.js';
import { escapeIsUsed } from './usedAbove.js';
import { returnFocus, trackOpenLayer, type FocusReturn, focusReturnFrom } from './focusReturn.js';

interface LayerOptions extends Omit<LayerEvents, 'onOpenAutoFocus'> {
  /** Whether it is open. */
  open: boolean;
  /** The ref of its element. */
  ref: ForwardedRef<HTMLDivElement>;
  onKeyDown?: KeyboardEventHandler<HTMLDivElement> | undefined;
  onFocus?: FocusEventHandler<HTMLDivElement> | undefined;
  onBlur?: FocusEventHandler<HTMLDivElement> | undefined;
}

/** What `useLayer` gives the element of a layer. */
interface Sheet {
  ref: RefCallback<HTMLDivElement>;
  onKeyDown: KeyboardEventHandler<HTMLDivElement>;
  onBlur: FocusEventHandler<HTMLDivElement>;
  onFocus: FocusEventHandler<HTMLDivElement>;
  onEscapeKeyDown: (event: KeyboardEvent) => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * What a layer that holds the focus keeps, besides what Radix does for it: Escape closes only what is topmost, and the
 * focus goes back to where it was. Radix returns it to its own trigger, which a dialog opened only by `open` does not
 * have.
 */
export function useLayer(options: LayerOptions): { layer: RefObject<HTMLDivElement | null>; sheet: Sheet } {
  const { open, ref, onKeyDown, onFocus, onBlur, onEscapeKeyDown, onCloseAutoFocus } = options;
  const layer = useRef<HTMLDivElement | null>(null);
  /** Where the focus goes that is just leaving something in the layer. */
  const heading = useRef<EventTarget | null>(null);
  // While rendering: once the layer is there, the menu entry that opened it can be gone.
  const noted = useMemo(() => (open && typeof document === 'object' ? focusReturnFrom(focused()) : null), [open]);
  const way = useRef<FocusReturn>([]);
  useInsertionEffect(() => {
    if (noted) way.current = noted;
  }, [noted]);
  const attach = useCallback((element: HTMLDivElement | null) => {
    const standing = element ?? layer.current;
    if (standing) trackOpenLayer(standing, element && way.current);
    layer.current = element;
  }, []);
  return {
    layer,
    sheet: {
      ref: useComposedRefs(ref, attach),
      onKeyDown: (event) => {
        onKeyDown?.(event);
        if (!event.defaultPrevented) cycleFocus(event);
      },
      onBlur: (event) => {
        onBlur?.(event);
        if (event.relatedTarget === event.currentTarget) return;
        heading.current = event.relatedTarget;
        setTimeout(() => {
          heading.current = null;
        });
      },
      onFocus: (event) => {
        onFocus?.(event);
        // Radix takes the focus to the layer for each part of a list that goes away with the box that is left.
        const { current } = heading;
        const isDiverted = event.target === event.currentTarget && current instanceof HTMLElement;
        if (isDiverted && event.currentTarget.contains(current)) current.focus();
      },
      onEscapeKeyDown(event: KeyboardEvent) {
        onEscapeKeyDown?.(event);
        if (escapeIsUsed(event, layer.current)) event.preventDefault();
      },
      onCloseAutoFocus(event: Event) {
        onCloseAutoFocus?.(event);
        if (event.defaultPrevented) return;
        event.preventDefault();
        returnFocus(way.current);
      },
    },
  };
}
