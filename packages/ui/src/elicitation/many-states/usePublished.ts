import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** A list of which each item is watched by itself, so that a change draws nothing but what shows an item that changed. */
export interface Published<Item> {
  /** What stands at a place. */
  readonly at: (index: number) => Item | undefined;
  /** Calls when something else stands at that place. Returns what ends it. */
  readonly watch: (index: number, onChange: () => void) => () => void;
}

/** Publishes a list: `replace` tells those alone whose item is another one. */
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

/** Publishes what a rendering comes to. The same object on every rendering. */
export function usePublished<Item>(items: readonly Item[]): Published<Item> {
  const [published] = useState(() => publish(items));
  // What follows a key or a pointer is told before the browser paints.
  useEffect(() => published.replace(items));
  return published;
}

/** What stands at one place, drawn again when that changes. */
export function usePublishedAt<Item>(published: Published<Item>, index: number): Item | undefined {
  const watch = useCallback((onChange: () => void) => published.watch(index, onChange), [published, index]);
  const read = () => published.at(index);
  return useSyncExternalStore(watch, read, read);
}
