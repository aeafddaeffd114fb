/** Unsaved form input, and when it was typed. */
export interface Draft {
  /** Whatever the form stored. It comes from browser storage, so the form validates it before use. */
  readonly value: unknown;
  readonly at: Date;
}

/** Where drafts are stored on the device. Keys start with the user's name. */
export interface DraftStorage {
  get(key: string): Promise<unknown>;
  set(key: string, entry: { value: unknown; at: Date }): Promise<void>;
  delete(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** Drafts of forms, stored on the device immediately and separately for each user. */
export interface Drafts {
  /** The signed-in user's draft of a form. */
  read(form: string): Promise<Draft | undefined>;
  /** Stores the form's current value. The last write wins. */
  keep(form: string, value: unknown): void;
  /** Deletes a form's draft after it is saved or discarded. With `isMeant`, only if that returns true for it. */
  drop(form: string, isMeant?: (draft: Draft) => boolean): Promise<void>;
  /** The forms for which the signed-in user has drafts. */
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
export function createDrafts(storage: DraftStorage, user: () => string | null, now: () => Date): Drafts {
  const prefixOf = (username: string) => `${username.trim().toLowerCase()}\n`;
  const keyOf = (form: string) => {
    const username = user();
    return username === null ? undefined : prefixOf(username) + form;
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

  return {
    async read(form) {
      const key = keyOf(form);
      return key === undefined ? undefined : inTurn(() => readAt(key));
    },
    keep(form, value) {
      const key = keyOf(form);
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
      const key = keyOf(form);
      if (key === undefined) return;
      if (!isMeant) next.delete(key);
      await inTurn(async () => {
        const draft = isMeant && (await readAt(key));
        if (!isMeant || (draft && isMeant(draft))) await storage.delete([key]);
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
      return (found ?? []).map((key) => key.slice(prefix.length));
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
