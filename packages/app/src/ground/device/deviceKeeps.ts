const watchers = new Set<() => void>();
let keeps = true;

/** Whether the last attempt to store something on this device succeeded. It fails if the browser is full or private. */
export const deviceKeeps = {
  state: () => keeps,

  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },

  /** Records the result of an attempt. */
  tell(kept: boolean) {
    if (keeps === kept) return;
    keeps = kept;
    watchers.forEach((watcher) => watcher());
  },
};
