import type { KeyboardEvent } from 'react';

/**
 * Enter on an answer's slider goes on to the next visible one. Holding the key down does nothing more, so that
 * nobody skips through a question by accident.
 * @param onLast called if there is no next one; without it, Enter is left to the browser there
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>, onLast: ((event: Event) => void) | undefined): void {
  const { key, target, currentTarget: root } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof Element) || !target.matches('[data-slot="range"], [data-slot="fine-range"]')) return;
  if (event.repeat) return event.preventDefault();

  const places = [...root.querySelectorAll<HTMLElement>('[data-slot="place"]:not([hidden])')];
  const next = places[places.findIndex((place) => place.contains(target)) + 1];
  if (!next && !onLast) return;
  event.preventDefault();
  if (!next) return onLast?.(event.nativeEvent);
  const range = next.querySelector<HTMLElement>('[data-slot="range"]');
  if (range) range.focus();
  // A row far away renders as it comes near.
  else next.scrollIntoView({ block: 'center' });
}
