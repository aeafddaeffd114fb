import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { afterMovement } from '../../foundations/interaction/movement.js';

/** A list whose items are observed individually, so that a change only renders what shows a changed item. */
export interface Published<Item> {
  /** The item at an index. */
  readonly at: (index: number) => Item | undefined;
  /** Calls the listener when the item at that index changes. Returns the function to unsubscribe. */
  readonly watch: (index: number, onChange: () => void) => () => void;
}

/** Publishes a list: `replace` notifies only the listeners of items that changed. */
export function publish<Item>(first: readonly Item[]): Published<Item> & { replace: (next: readonly Item[]) => void } {
  let items = first;
  const watchers = new Map<number, Set<() => void>>();
  return {
    at: (index) => items[index],
    watch: (index, onChange) => {
      const those = watchers.get(index) ?? new Set();
      watchers.set(index, those.add(onChange));
      return () => those.delete(onChange);
    },
    replace: (next) => {
      const before = items;
      items = next;
      for (const [index, those] of watchers) {
        if (!Object.is(before[index], next[index])) for (const tell of those) tell();
      }
    },
  };
}

/** Publishes the result of a render, after the movement it may be part of. Returns the same object on every render. */
export function usePublished<Item>(items: readonly Item[]): Published<Item> {
  const [published] = useState(() => publish(items));
  useEffect(() => afterMovement(() => published.replace(items)));
  return published;
}

/** The item at an index, rendered again when it changes. */
export function usePublishedAt<Item>(published: Published<Item>, index: number): Item | undefined {
  const watch = useCallback((onChange: () => void) => published.watch(index, onChange), [published, index]);
  const read = () => published.at(index);
  return useSyncExternalStore(watch, read, read);
}
