import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Patch } from './knownNetworks.js';

/**
 * Keeps keyboard users in place in the table: when the row of a pressed button disappears, the focus moves to the row
 * that takes its place.
 */
export function useFocusOfRow(root: RefObject<HTMLElement | null>, patches: readonly Patch[]) {
  const place = useRef(-1);

  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === null || activeElement === document.body;
    if (place.current < 0 || !isLost) return;
    const rows = rowsIn(root.current);
    const row = rows[place.current] ?? rows.at(-1);
    row?.querySelector<HTMLElement>('button, a[href]')?.focus({ preventScroll: true });
    place.current = -1;
  }, [patches, root]);

  return useMemo(
    () => ({
      /** Call when a button of a row is pressed. */
      keep() {
        const row = document.activeElement?.closest('[data-slot="row"]');
        if (row) place.current = rowsIn(root.current).indexOf(row);
      },
      /** Call if the focus is to go elsewhere. */
      letGo() {
        place.current = -1;
      },
    }),
    [root],
  );
}

function rowsIn(root: HTMLElement | null): Element[] {
  return [...(root?.querySelectorAll('[data-slot="row"]') ?? [])];
}
