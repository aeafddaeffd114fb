import type { KeyboardEvent } from 'react';

/** Whether a letter is pressed on a slider, where letters have no other use: a shortcut. Not while it is held down. */
export function isLetterOnSlider(event: KeyboardEvent<HTMLElement>, letter: string): boolean {
  const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
  if (key.toLowerCase() !== letter || ctrlKey || metaKey || altKey || repeat) return false;
  return target instanceof Element && target.matches('[data-slot="range"]');
}
