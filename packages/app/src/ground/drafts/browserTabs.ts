import { newIdempotencyKey } from '@credence/api-client';
import { storages } from '../device/storages.js';
import type { Tabs } from './tabs.js';

/**
 * Names this tab, and holds a lock of that name while the page is open.
 * @param key where the name is stored, and what the lock's name begins with
 */
export function browserTabs(key: string): Tabs {
  const name = storedName(key) ?? newIdempotencyKey();
  const lockName = (tab: string) => `${key} ${tab}`;
  let held = false;

  // A duplicated tab begins with a copy of the storage, so the name is in it only between two pages of one tab.
  window.addEventListener('pageshow', () => storages.tab.removeItem(key));
  window.addEventListener('pagehide', () => keepName(key, name));

  return {
    own() {
      // Not before it is needed: a page with a lock cannot be kept for the Back button.
      if (!held)
        void locks()
          ?.request(lockName(name), () => new Promise(() => {}))
          .catch(() => undefined);
      held = true;
      return name;
    },
    async open() {
      const found = await locks()
        ?.query()
        .catch(() => undefined);
      const names = [...(found?.held ?? []), ...(found?.pending ?? [])].map((lock) => lock.name ?? '');
      const theirs = names.filter((each) => each.startsWith(lockName('')));
      return new Set(theirs.map((each) => each.slice(lockName('').length)));
    },
  };
}

/** Undefined on a page without TLS: there no tab is known to be open. */
const locks = (): LockManager | undefined => (navigator as Partial<Navigator>).locks;

/** The name is part of keys, so anything but a name of ours is ignored. */
function storedName(key: string): string | undefined {
  const name = storages.tab.getItem(key);
  return /^[\da-f-]{36}$/.test(name ?? '') ? (name ?? undefined) : undefined;
}

function keepName(key: string, name: string) {
  try {
    storages.tab.setItem(key, name);
  } catch {
    // After a reload it is another tab.
  }
}
