const watchers = new Set<() => void>();
let keeps = true;

/** Whether this browser keeps on the device what it is given, as it was with the last try. A full or private one does not. */
export const deviceKeeps = {
  state: () => keeps,

  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },

  /** Says what became of a try. */
  tell(kept: boolean) {
    if (keeps === kept) return;
    keeps = kept;
    watchers.forEach((watcher) => watcher());
  },
};
