import type { Page } from 'playwright';

/** The values stored in the browser for a subject containing `part`: what would survive closing the tab now. */
export function onDevice(page: Page, kept: 'drafts' | 'answers', part: string): Promise<unknown[]> {
  return page.evaluate(
    async ({ kept, wanted }) => {
      const done = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error ?? new Error('The storage did not answer.'));
        });
      const database = await done(indexedDB.open('credence-device'));
      const store = database.transaction('entries').objectStore('entries');
      const [keys, entries] = await Promise.all([done(store.getAllKeys()), done(store.getAll())]);
      database.close();
      return (entries as { value: unknown }[])
        .filter((_, index) => {
          const [, name, ...subject] = JSON.parse(keys[index] as string) as (string | null)[];
          return name === kept && subject.includes(wanted);
        })
        .map(({ value }) => value);
    },
    { kept, wanted: part },
  );
}
