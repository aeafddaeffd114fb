/** What somebody typed and has not saved, and when. */
export interface Draft {
  /** Whatever the form kept. It comes from the browser's storage, so a form checks it before it believes it. */
  readonly value: unknown;
  readonly at: Date;
}

/** Where drafts lie on the device. Keys begin with whose they are. */
export interface DraftStorage {
  get(key: string): Promise<unknown>;
  set(key: string, entry: { value: unknown; at: Date }): Promise<void>;
  delete(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
}

/** Drafts of forms, kept on the device at once, for each user apart. */
export interface Drafts {
  /** The draft of a form of the signed-in user. */
  read(form: string): Promise<Draft | undefined>;
  /** Keeps what the form holds now. What is written last stands. */
  keep(form: string, value: unknown): void;
  /** Forgets the draft of a form: it was saved, or is not wanted. With `isMeant`, only where that holds of it. */
  drop(form: string, isMeant?: (draft: Draft) => boolean): Promise<void>;
  /** The forms of which the signed-in user has drafts. */
  forms(): Promise<readonly string[]>;
  /** Forgets all drafts of a user. */
  forget(username: string): Promise<void>;
}

/** Milliseconds after which a draft is forgotten. */
const longest = 30 * 86_400_000;

/**
 * Keeps drafts in a storage.
 * @param user the name of the signed-in user; without one nothing is kept, and nothing is found
 */
export function createDrafts(storage: DraftStorage, user: () => string | null, now: () => Date): Drafts {
  const prefixOf = (username: string) => `${username.trim().toLowerCase()}\n`;
  const keyOf = (form: string) => {
    const username = user();
    return username === null ? undefined : prefixOf(username) + form;
  };
  // One after the other, so that a draft that is dropped does not come back with an earlier write.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    // A storage that refuses, or is full, leaves everything else as it is.
    const done = last.then(work).catch(() => undefined);
    last = done;
    return done;
  };
  // What is to be written next, by key: while one write is on its way, only the last of what is typed matters.
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

/** Anything may stand in a browser's storage; what is no draft is none. */
function draftIn(entry: unknown): Draft | undefined {
  if (typeof entry !== 'object' || entry === null || !('value' in entry) || !('at' in entry)) return undefined;
  const { value, at } = entry;
  return at instanceof Date && !Number.isNaN(at.getTime()) ? { value, at } : undefined;
}
