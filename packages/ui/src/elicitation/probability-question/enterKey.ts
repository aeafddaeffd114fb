import type { KeyboardEvent } from 'react';

/**
 * Enter on an answer's slider goes on to the next one that is shown. A key that is held down does nothing more, so that
 * nobody runs through a question by resting a finger.
 * @param onLast told where there is no next one; without it, Enter there is left to the browser
 */
export function goOnWithEnter(event: KeyboardEvent<HTMLElement>, onLast: ((event: Event) => void) | undefined): void {
  const { key, target, currentTarget: root } = event;
  if (key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof Element) || !target.matches('[data-slot="range"]')) return;
  if (event.repeat) return event.preventDefault();

  const places = [...root.querySelectorAll<HTMLElement>('[data-slot="place"]:not([hidden])')];
  const next = places[places.findIndex((place) => place.contains(target)) + 1];
  if (!next && !onLast) return;
  event.preventDefault();
  if (!next) return onLast?.(event.nativeEvent);
  const range = next.querySelector<HTMLElement>('[data-slot="range"]');
  if (range) range.focus();
  // A row that is far away is drawn as it comes near.
  else next.scrollIntoView({ block: 'center' });
}
