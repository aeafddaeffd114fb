import * as v from 'valibot';
import { createAssessments } from './assessments.js';
import type { Entries } from './entries.js';
import type { Entry, Kept, KeptDeclaration, Shelf } from './kept.js';
import { keyOf, prefixOf, textOf, userOf } from './key.js';
import { createSettings, type SettingsParts } from './settings.js';
import { valid } from './valid.js';

export interface DeviceParts extends SettingsParts {
  readonly entries: Entries;
  readonly now: () => Date;
}

export type Device = ReturnType<typeof createDevice>;

const DAY = 86_400_000;
const stored = v.object({ value: v.unknown(), at: v.date() });

/** Everything that is kept on a device, each user's apart: one way to declare it, to read it, and to forget it. */
export function createDevice({ entries, now, ...parts }: DeviceParts) {
  const { user } = parts;
  const { setting, forget: forgetSettings } = createSettings(parts);
  const shelves: Shelves = { entries, now, isUnsaved: new Map(), refused: new Set() };
  const { isUnsaved, refused } = shelves;
  const listeners = new Set<() => void>();
  const inTurn = createTurns();

  return {
    user,
    now,
    setting,
    assessments: createAssessments({ setting }),

    keep<Value>(declaration: KeptDeclaration<Value>): Kept<Value> {
      const shelfOf = declareKept(shelves, declaration);
      return {
        async inTurn(work) {
          const username = user();
          return username === null ? undefined : inTurn(() => work(shelfOf(userOf(username))));
        },
      };
    },

    /** How many pieces of work of the signed-in user are on this device alone. */
    async unsaved(): Promise<number> {
      const username = user();
      if (username === null) return 0;
      const prefix = prefixOf(userOf(username));
      const found = await inTurn(async () => {
        const texts = await keysUnder(entries, prefix);
        const works = await Promise.all(
          texts.map(async (text) => isUnsaved.get(keyOf(text)?.kept ?? '')?.(text, await entries.get(text))),
        );
        return texts.filter((_, index) => works[index]);
      });
      return unsavedWorks([...(found ?? []), ...[...refused].filter((text) => text.startsWith(prefix))]);
    },

    /** Deletes everything of a user, declared or not. */
    async forget(username: string): Promise<void> {
      const prefix = prefixOf(userOf(username));
      listeners.forEach((listener) => listener());
      forgetSettings(username);
      await inTurn(async () => {
        for (const text of refused) if (text.startsWith(prefix)) refused.delete(text);
        await entries.delete(await keysUnder(entries, prefix));
      });
    },

    /** Calls `listener` as soon as a user is forgotten, for whoever holds a copy. */
    onForgotten(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Runs work one at a time, so that an earlier write cannot bring back what was deleted. A failure affects nothing else. */
function createTurns() {
  let last: Promise<unknown> = Promise.resolve();
  return function inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    const done = last.then(work).catch(() => undefined);
    last = done;
    return done;
  };
}

const keysUnder = async (entries: Entries, prefix: string) =>
  (await entries.keys()).filter((key) => key.startsWith(prefix));

/** Where everything that is declared is kept. */
interface Shelves extends Pick<DeviceParts, 'entries' | 'now'> {
  /** Whether an entry is unsaved work, by what it was declared as. */
  readonly isUnsaved: Map<string, (text: string, entry: unknown) => boolean>;
  /** Unsaved work that the device has refused. It lasts as long as the page. */
  readonly refused: Set<string>;
}

/** @returns the shelf of a user */
function declareKept<Value>(shelves: Shelves, declaration: KeptDeclaration<Value>): (owner: string) => Shelf<Value> {
  const { entries, now, isUnsaved, refused } = shelves;
  const { name } = declaration;
  const read = (text: string, entry: unknown) => readEntry(declaration, { text, entry, now: now() });
  const isWork = (value: Value) => declaration.isUnsaved?.(value) ?? false;
  isUnsaved.set(name, (text, entry) => {
    const found = read(text, entry);
    return found !== undefined && isWork(found.value);
  });
  return (owner) => {
    const to = (subject: Entry<Value>['subject']) => textOf({ user: owner, kept: name, subject });
    const at = async (text: string) => read(text, await entries.get(text));
    return {
      get: (subject) => at(to(subject)),
      async all() {
        const found = await Promise.all((await keysUnder(entries, prefixOf(owner, name))).map(at));
        return found.filter((entry) => entry !== undefined);
      },
      async set({ subject, value, at: time }) {
        const text = to(subject);
        if (isWork(value)) refused.add(text);
        await entries.set(text, { value, at: time });
        refused.delete(text);
      },
      async delete(subjects) {
        subjects.forEach((subject) => refused.delete(to(subject)));
        await entries.delete(subjects.map(to));
      },
    };
  };
}

/** An entry as it was declared; undefined if it is of another form, too old, or under a key that is not its own. */
function readEntry<Value>(
  { schema, days = Infinity, about }: KeptDeclaration<Value>,
  { text, entry, now }: { text: string; entry: unknown; now: Date },
): Entry<Value> | undefined {
  const [key, found] = [keyOf(text), valid(stored, entry)];
  const value = found && valid(schema, found.value);
  if (!key || !found || value === undefined || now.getTime() - found.at.getTime() > days * DAY) return undefined;
  return about && textOf({ ...key, subject: about(value) }) !== text
    ? undefined
    : { subject: key.subject, value, at: found.at };
}

/**
 * Counts pieces of work by their keys. A draft and an answer on its way to one question are one piece; drafts of two
 * tabs are two.
 */
function unsavedWorks(texts: readonly string[]): number {
  const counts = new Map<string, Map<string, number>>();
  for (const text of new Set(texts)) {
    const key = keyOf(text);
    if (!key) continue;
    const { tab: _, ...subject } = key.subject;
    const work = textOf({ user: key.user, kept: '', subject });
    const byKept = counts.get(work) ?? new Map<string, number>();
    counts.set(work, byKept.set(key.kept, (byKept.get(key.kept) ?? 0) + 1));
  }
  return [...counts.values()].reduce((sum, byKept) => sum + Math.max(...byKept.values()), 0);
}
