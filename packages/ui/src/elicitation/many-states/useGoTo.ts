import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

interface GoToOptions {
  /** The question. Its states are the blocks in its part `rows`, in their order. */
  root: RefObject<HTMLElement | null>;
  /** The answers; null if unanswered. */
  values: readonly (number | null)[];
  /** Clears the search, so that every state is shown. */
  onShowAll: () => void;
}

/** How long, in milliseconds, to wait for a nearby row to render. */
const patience = 3000;

/** Goes to a state among many: to the first match of the search, or to the next unanswered one. */
export function useGoTo({ root, values, onShowAll }: GoToOptions) {
  // The last position: states skipped on purpose are not offered again before the end.
  const last = useRef(-1);
  const places = () => [...(root.current?.querySelectorAll<HTMLElement>('[data-slot="rows"] > div') ?? [])];

  const toFirst = useEvent(() => {
    const first = places().find((place) => !place.hidden);
    if (first) focusIn(first);
  });
  const toNextOpen = useEvent(() => {
    const isOpen = (value: number | null, index: number) => value === null && index > last.current;
    const ahead = values.findIndex(isOpen);
    const next = ahead < 0 ? values.indexOf(null) : ahead;
    if (next < 0) return;
    last.current = next;
    onShowAll();
    // Rows hidden by the search are back in the next frame.
    requestAnimationFrame(() => {
      const place = places()[next];
      if (place) focusIn(place);
    });
  });
  /** The index of the state that an element belongs to. */
  const placeOf = (target: EventTarget) =>
    places().findIndex((place) => target instanceof Node && place.contains(target));
  /** Moves the focus to a slider that is in sight. */
  const toSlider = (index: number) => places()[index]?.querySelector<HTMLElement>('[data-slot="range"]')?.focus();
  /** The keyboard shortcut. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!isLetterOnSlider(event, 'n')) return;
    last.current = placeOf(event.target);
    event.preventDefault();
    toNextOpen();
  };

  /** Records where the user answers, so that the search for the next one starts there. */
  const visit = (index: number) => {
    last.current = index;
  };

  return { toFirst, toNextOpen, toSlider, placeOf, visit, onKeyDown };
}

/** Focuses the slider at an index. A row far away renders once it comes near, and is focused then. */
function focusIn(place: HTMLElement): void {
  const focus = () => {
    const range = place.querySelector<HTMLElement>('[data-slot="range"]');
    range?.focus({ preventScroll: true });
    if (range) place.scrollIntoView({ block: 'center' });
    return range !== null;
  };
  if (focus()) return;
  const watcher = new MutationObserver(() => {
    if (focus()) watcher.disconnect();
  });
  watcher.observe(place, { childList: true, subtree: true });
  setTimeout(() => watcher.disconnect(), patience);
  place.scrollIntoView({ block: 'center' });
}

/** Whether a letter is pressed on a slider, where letters have no other use: a shortcut. Not while it is held down. */
function isLetterOnSlider(event: KeyboardEvent<HTMLElement>, letter: string): boolean {
  const { key, target, ctrlKey, metaKey, altKey, repeat } = event;
  if (key.toLowerCase() !== letter || ctrlKey || metaKey || altKey || repeat) return false;
  return target instanceof Element && target.matches('[data-slot="range"]');
}
