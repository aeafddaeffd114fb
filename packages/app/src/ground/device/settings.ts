import { keyOf, parsed, prefixOf, type Subject, textOf, userOf } from './key.js';
import { keysIn, type KeyValueStorage } from './keyValueStorage.js';
import { type DeviceSchema, valid } from './valid.js';

/** A small thing that is read without waiting. */
export interface SettingDeclaration<Value> {
  readonly name: string;
  readonly schema: DeviceSchema<Value>;
  /** Whether all tabs of the device share it. */
  readonly where: 'device' | 'tab';
  /** Whose it is. What is a nameless user's stays after signing out, without saying who that was. */
  readonly whose: 'user' | 'nameless' | 'anyone';
}

/** Reads, keeps and drops a small thing. A full or blocked storage keeps nothing and breaks nothing. */
export interface Setting<Value> {
  get(subject?: Subject): Value | undefined;
  set(value: Value, subject?: Subject): void;
  drop(subject?: Subject): void;
}

export interface SettingsParts {
  readonly storages: Readonly<Record<'device' | 'tab', KeyValueStorage>>;
  readonly user: () => string | null;
}

/** Small things in the storages of the device and of the tab. */
export function createSettings({ storages, user }: SettingsParts) {
  function setting<Value>({ name, schema, where, whose }: SettingDeclaration<Value>): Setting<Value> {
    const storage = storages[where];
    const keyTo = (subject: Subject = {}) => {
      const username = user();
      if (whose !== 'anyone' && username === null) return undefined;
      return textOf({ user: ownerOf(whose, username ?? ''), kept: name, subject });
    };
    return {
      get(subject) {
        const key = keyTo(subject);
        return key === undefined ? undefined : valid(schema, parsed(storage.getItem(key)));
      },
      set(value, subject) {
        const key = keyTo(subject);
        try {
          if (key !== undefined) storage.setItem(key, JSON.stringify(value));
        } catch {
          // The choice holds for this page.
        }
      },
      drop(subject) {
        const key = keyTo(subject);
        if (key !== undefined) storage.removeItem(key);
      },
    };
  }

  /** Deletes everything under a user's name, declared or not, and what the tab keeps for whoever sits at it. */
  function forget(username: string) {
    const dropAll = (storage: KeyValueStorage, owner: string) => {
      for (const key of keysIn(storage, prefixOf(owner))) if (keyOf(key)) storage.removeItem(key);
    };
    for (const storage of Object.values(storages)) dropAll(storage, userOf(username));
    dropAll(storages.tab, '');
  }

  return { setting, forget };
}

/** The name of an owner in keys. No name of a user begins with a space there. */
function ownerOf(whose: SettingDeclaration<unknown>['whose'], username: string): string {
  if (whose === 'anyone') return '';
  return whose === 'user' ? userOf(username) : ` ${fingerprint(username)}`;
}

/** FNV-1a: tells users apart without naming them. */
function fingerprint(name: string): string {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}
