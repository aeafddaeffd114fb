import { type RefCallback, useMemo, useState } from 'react';

/** The refs of several elements, such as the buttons of a list, for a component that moves the focus among them. */
export interface Elements<Kind extends HTMLElement> {
  /** The ref of each of them. */
  readonly ref: RefCallback<Kind>;
  /** Returns those that are on the page, in its order. */
  readonly all: () => readonly Kind[];
}

/** Knows elements by their refs. Stable across renders. */
export function useElements<Kind extends HTMLElement>(): Elements<Kind> {
  const [known] = useState(() => new Set<Kind>());
  return useMemo(
    () => ({
      ref(element) {
        if (!element) return;
        known.add(element);
        return () => {
          known.delete(element);
        };
      },
      all: () => [...known].sort(byPlace),
    }),
    [known],
  );
}

const byPlace = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
