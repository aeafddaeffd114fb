import type { Page } from 'playwright';

/** Where the application stores drafts and unsent answers. */
const places = {
  drafts: { name: 'credence', store: 'drafts' },
  outbox: { name: 'credence-outbox', store: 'answers' },
};

/** The values stored in the browser under keys containing `part`: what would survive closing the tab now. */
export function onDevice(page: Page, place: keyof typeof places, part: string): Promise<unknown[]> {
  return page.evaluate(
    async ({ name, store, wanted }) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('The storage did not answer.'));
        });
      const database = await done(indexedDB.open(name));
      const kept = database.transaction(store).objectStore(store);
      const [keys, entries] = await Promise.all([done(kept.getAllKeys()), done(kept.getAll())]);
      database.close();
      return (entries as { value: unknown }[])
        .filter((_, index) => (keys[index] as string).includes(wanted))
        .map(({ value }) => value);
    },
    { ...places[place], wanted: part },
  );
}
