import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useEvent } from '../../foundations/interaction/useEvent.js';

interface GoToOptions {
  /** The question. Its states are the blocks in its part `rows`, in their order. */
  root: RefObject<HTMLElement | null>;
  /** The answers; null where nobody has given one. */
  values: readonly (number | null)[];
  /** Takes the search away, so that every state is shown. */
  onShowAll: () => void;
}

/** How long, in milliseconds, a row that comes near may take to be drawn before nothing waits for it. */
const patience = 3000;

/** Leads to a state among many: to the first that the search has left, or to the next without an answer. */
export function useGoTo({ root, values, onShowAll }: GoToOptions) {
  // Where one was last: what was passed over on purpose is not offered again before the end.
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
    // What the search has hidden is there in the next frame.
    requestAnimationFrame(() => {
      const place = places()[next];
      if (place) focusIn(place);
    });
  });
  /** The key for it, on a slider. Nothing else types a letter there. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (!(target instanceof Element) || !target.matches('[data-slot="range"]')) return;
    last.current = places().findIndex((place) => place.contains(target));
    event.preventDefault();
    toNextOpen();
  };

  /** Tells where somebody answers, so that the next one is looked for from there. */
  const visit = (index: number) => {
    last.current = index;
  };

  return { toFirst, toNextOpen, visit, onKeyDown };
}

/** Gives the focus to the slider of a place. A row that is far away is drawn as it comes near, and gets it then. */
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
