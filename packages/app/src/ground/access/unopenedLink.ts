const watchers = new Set<() => void>();
let isTold = false;

function set(next: boolean) {
  isTold = next;
  watchers.forEach((watcher) => watcher());
}

/** Whether a signed-in user opened a link for a new password, which is only for those who are not signed in. */
export const unopenedLink = {
  state: () => isTold,
  subscribe: (watcher: () => void) => {
    watchers.add(watcher);
    return () => void watchers.delete(watcher);
  },
  tell: () => set(true),
  dismiss: () => set(false),
};
