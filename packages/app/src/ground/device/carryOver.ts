import { setMany, get, type UseStore } from 'idb-keyval';
import * as v from 'valibot';
import { earlierKey, type EarlierDatabase } from './earlierKeys.js';
import { valid } from './valid.js';

/** The databases of earlier versions, and the store in each. */
const EARLIER: Readonly<Record<EarlierDatabase, string>> = {
  credence: 'drafts',
  'credence-outbox': 'answers',
  'credence-judgements': 'nodes',
};

const dated = v.object({ value: v.unknown(), at: v.date() });

/** Moves what earlier versions kept into this database, and deletes theirs. Repeated, it moves what came since. */
export async function carryOver(target: UseStore): Promise<void> {
  // One that is not there is created empty, and deleted again.
  for (const [name, store] of Object.entries(EARLIER) as [EarlierDatabase, string][])
    await moveFrom(name, store, target);
}

async function moveFrom(name: EarlierDatabase, store: string, target: UseStore): Promise<void> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  const database = await done(request);
  try {
    const earlier = database.transaction(store).objectStore(store);
    const [keys, entries] = await Promise.all([done(earlier.getAllKeys()), done(earlier.getAll())]);
    const found = keys.flatMap((key, index) => {
      const [text, entry] = [typeof key === 'string' ? earlierKey(name, key) : undefined, valid(dated, entries[index])];
      return text !== undefined && entry ? [[text, entry] as const] : [];
    });
    const known = await Promise.all(found.map(async ([text]) => timeOf(await get(text, target))));
    // Another tab with an earlier version may have gone on: the later of two counts.
    await setMany(
      found.filter(([, { at }], index) => at.getTime() > known[index]!).map(([text, entry]) => [text, entry]),
      target,
    );
    await deleteMoved(database, store, new Map(keys.map((key, index) => [key, timeOf(entries[index])])));
  } finally {
    database.close();
  }
  await deleteIfEmpty(name, store);
}

/** Deletes what has not been written again since it was read. */
async function deleteMoved(database: IDBDatabase, store: string, moved: ReadonlyMap<IDBValidKey, number>) {
  const earlier = database.transaction(store, 'readwrite').objectStore(store);
  await Promise.all(
    [...moved].map(async ([key, time]) => {
      if (timeOf(await done(earlier.get(key))) === time) await done(earlier.delete(key));
    }),
  );
}

/**
 * Deletes a database, once no tab with an earlier version has it open, if it is empty then: what such a tab still writes
 * is for the next visit. Asking for a newer version waits for those tabs as deleting does, but can be given up.
 * @returns without waiting for other tabs
 */
function deleteIfEmpty(name: string, store: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name, 2);
    request.onblocked = () => resolve();
    request.onerror = () => resolve();
    request.onupgradeneeded = () => {
      const upgrade = request.transaction!;
      const count = upgrade.objectStore(store).count();
      count.onsuccess = () => count.result > 0 && upgrade.abort();
    };
    request.onsuccess = () => {
      request.result.close();
      void done(indexedDB.deleteDatabase(name)).finally(resolve);
    };
  });
}

/** When an entry was kept; if it is none, before any that is. */
const timeOf = (entry: unknown): number => valid(dated, entry)?.at.getTime() ?? -Infinity;

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser’s database does not answer.'));
  });
}
