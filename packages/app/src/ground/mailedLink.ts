import * as v from 'valibot';
import { device } from './device/browserDevice.js';
import { name } from './device/shapes.js';

/** What the mailed link that opened a page holds. Kept for this tab, so that a reload loses nothing. */
const kept = device.setting({
  name: 'mailedLink',
  schema: v.object({ page: name, held: name, inQuery: v.boolean() }),
  where: 'tab',
  whose: 'anyone',
});

/** An address of the application, as the browser and the router both know it. */
interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Whether an address is that of a mailed link, with its secret behind `#` or in the query. */
export const holdsSecret = ({ search, hash }: Pick<Address, 'search' | 'hash'>): boolean =>
  /(?:^|[#?&])secret=/.test(hash) || new URLSearchParams(search).has('secret');

/**
 * Keeps what a mailed link holds and takes it out of the address: it must not stay in the address bar and the history of
 * a shared machine.
 * @returns the address without it
 */
export function keepMailedLink({ pathname, search, hash }: Address): string {
  const inQuery = !hash.includes('secret=');
  kept.set({ page: pageOf(pathname), held: (inQuery ? search : hash).slice(1), inQuery });
  return pathname;
}

/** What the mailed link to a page held, if one led there in this tab; nothing otherwise. */
export function mailedLink(page: string): URLSearchParams {
  const found = kept.get();
  return new URLSearchParams(found?.page === pageOf(page) ? found.held : '');
}

/** Whether the link had its secret in the query, as servers write it that know the specification's form alone. */
export const hadSecretInQuery = (): boolean => kept.get()?.inQuery === true;

export const forgetMailedLink = (): void => kept.drop();

/** The values of these parameters, if a link holds each of them once: one that repeats a part was tampered with. */
export function onlyOnce<Name extends string>(
  held: URLSearchParams,
  ...names: readonly Name[]
): Readonly<Record<Name, string>> | undefined {
  const values = names.map((each) => held.getAll(each));
  if (!values.every((all) => all.length === 1 && all[0])) return undefined;
  return Object.fromEntries(names.map((each, at) => [each, values[at]![0]])) as Record<Name, string>;
}

const pageOf = (pathname: string) => pathname.replace(/\/+$/, '');
