import type { Tabs } from './tabs.js';

/** Unsaved form input, and when it was typed. */
export interface Draft {
  /** Whatever the form stored. It comes from browser storage, so the form validates it before use. */
  readonly value: unknown;
  readonly at: Date;
}

/** Where drafts are stored on the device. Keys are the user's name, the form and the tab, one per line. */
export interface DraftStorage {
  get(key: string): Promise<unknown>;
  set(key: string, entry: { value: unknown; at: Date }): Promise<void>;
  delete(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** Drafts of forms, stored on the device immediately and separately for each user and each tab. */
export interface Drafts {
  /** The draft of a form in this tab; without one, the newest that a closed tab has left, which becomes this tab's. */
  read(form: string): Promise<Draft | undefined>;
  /** Stores the form's current value. The last write in a tab wins. */
  keep(form: string, value: unknown): void;
  /**
   * Deletes this tab's draft of a form after it is saved or discarded. With `isMeant`, those of any tab for which that
   * returns true.
   */
  drop(form: string, isMeant?: (draft: Draft) => boolean): Promise<void>;
  /** The form of each draft of the signed-in user. One that several tabs have a draft of is named as many times. */
  forms(): Promise<readonly string[]>;
  /** Deletes all drafts of a user. */
  forget(username: string): Promise<void>;
}

/** Milliseconds after which a draft expires. */
const longest = 30 * 86_400_000;

/**
 * Keeps drafts in a storage.
 * @param user the signed-in user's name; without one nothing is stored or found
 */
export function createDrafts(storage: DraftStorage, user: () => string | null, now: () => Date, tabs: Tabs): Drafts {
  const prefixOf = (username: string) => `${username.trim().toLowerCase()}\n`;
  /** The key of a form's draft in this tab, and the part that it shares with those of other tabs. */
  const keysOf = (form: string) => {
    const username = user();
    if (username === null) return undefined;
    const shared = prefixOf(username) + form;
    return { shared, key: `${shared}\n${tabs.own()}` };
  };
  // Operations run one at a time, so that an earlier write cannot bring back a deleted draft.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    // A failing or full storage affects nothing else.
    const done = last.then(work).catch(() => undefined);
    last = done;
    return done;
  };
  // The next write for each key: while one is running, only the latest input matters.
  const next = new Map<string, { value: unknown; at: Date }>();
  const readAt = async (key: string) => {
    const entry = draftIn(await storage.get(key));
    return entry && now().getTime() - entry.at.getTime() <= longest ? entry : undefined;
  };
  const own = async (prefix: string) => (await storage.keys()).filter((key) => key.startsWith(prefix));
  /** The drafts of a form in every tab. Without a tab they are from before tabs had drafts of their own. */
  const inAllTabs = async (shared: string) => {
    const keys = (await own(shared)).filter((key) => key === shared || key[shared.length] === '\n');
    const drafts = await Promise.all(keys.map(readAt));
    return keys.flatMap((key, index) => {
      const draft = drafts[index];
      return draft ? [{ key, draft, tab: key.slice(shared.length + 1) }] : [];
    });
  };
  const takeOver = async (shared: string, key: string) => {
    const all = await inAllTabs(shared);
    if (all.length === 0) return undefined;
    const open = await tabs.open();
    const left = all.filter(({ tab }) => !open.has(tab));
    const [newest] = left.sort((one, other) => other.draft.at.getTime() - one.draft.at.getTime());
    if (!newest) return undefined;
    const { value, at } = newest.draft;
    const moved = storage.set(key, { value, at }).then(() => storage.delete([newest.key]));
    // On a full device it stays where it is.
    await moved.catch(() => undefined);
    return newest.draft;
  };

  return {
    async read(form) {
      const keys = keysOf(form);
      return keys && inTurn(async () => (await readAt(keys.key)) ?? takeOver(keys.shared, keys.key));
    },
    keep(form, value) {
      const key = keysOf(form)?.key;
      if (key === undefined) return;
      const planned = next.get(key);
      if (planned) return void Object.assign(planned, { value, at: now() });
      const entry = { value, at: now() };
      next.set(key, entry);
      void inTurn(() => {
        if (next.get(key) === entry) next.delete(key);
        return storage.set(key, entry);
      });
    },
    async drop(form, isMeant) {
      const keys = keysOf(form);
      if (!keys) return;
      if (!isMeant) next.delete(keys.key);
      await inTurn(async () => {
        const meant = isMeant && (await inAllTabs(keys.shared)).filter(({ draft }) => isMeant(draft));
        await storage.delete(meant ? meant.map(({ key }) => key) : [keys.key]);
      });
    },
    async forms() {
      const username = user();
      if (username === null) return [];
      const prefix = prefixOf(username);
      const found = await inTurn(async () => {
        const keys = await own(prefix);
        const entries = await Promise.all(keys.map(readAt));
        return keys.filter((_, index) => entries[index]);
      });
      return (found ?? []).map((key) => key.slice(prefix.length).replace(/\n.*$/, ''));
    },
    async forget(username) {
      next.clear();
      await inTurn(async () => storage.delete(await own(prefixOf(username))));
    },
  };
}

/** Browser storage may hold anything; returns undefined for what is not a draft. */
function draftIn(entry: unknown): Draft | undefined {
  if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('at' in entry)) return undefined;
  const { value, at } = entry;
  return at instanceof Date && !Number.isNaN(at.getTime()) ? { value, at } : undefined;
}
