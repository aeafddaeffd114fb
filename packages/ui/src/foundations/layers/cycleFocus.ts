import type { KeyboardEvent } from 'react';
import { TABBABLE } from './focusReturn.js';

/** Keeps Tab inside a layer in a shadow root, where Radix sees only that the host has the focus. */
export function cycleFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, shiftKey, currentTarget: layer } = event;
  const root = layer.getRootNode();
  if (key !== 'Tab' || !(root instanceof ShadowRoot)) return;
  const stops = [...layer.querySelectorAll<HTMLElement>(TABBABLE)].filter(
    (stop) => !stop.matches(':disabled') && stop.checkVisibility(),
  );
  const from = root.activeElement;
  if (from !== stops.at(shiftKey ? 0 : -1) && !(shiftKey && from === layer)) return;
  event.preventDefault();
  stops.at(shiftKey ? -1 : 0)?.focus();
}
