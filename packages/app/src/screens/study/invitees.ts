import { checkAddresses, type GetPerson } from '@credence/ui/screens';
import type { FoundAddresses } from './readAddressFile.js';

/** Addresses that can be asked at once. */
export const mostAddresses = 100;

/** Those of the addresses that will be invited, and those that cannot be right, each as they are shown. */
export function countChosen(addresses: readonly string[], getPerson: GetPerson) {
  const checked = checkAddresses(addresses, getPerson);
  const ofKind = (...kinds: string[]) =>
    checked.filter(({ kind }) => kinds.includes(kind)).map(({ text: address }) => address);
  return { chosen: ofKind('known', 'new'), wrong: ofKind('wrong') };
}

/** What became of a file of addresses. */
export type FileNote =
  | { readonly kind: 'added'; readonly added: number; readonly left: number }
  | { readonly kind: 'none' | 'too-large' | 'unreadable' };

/** The addresses with those of a file after them, as far as there is room; those that are there already once. */
export function takeFromFile(
  found: FoundAddresses,
  addresses: readonly string[],
): { readonly addresses: readonly string[]; readonly note: FileNote } {
  if (found.kind !== 'addresses') return { addresses, note: found };
  const there = new Set(addresses.map((address) => address.toLowerCase()));
  const fresh = found.addresses.filter((address) => !there.has(address.toLowerCase()));
  if (fresh.length === 0) return { addresses, note: { kind: 'none' } };
  const added = fresh.slice(0, Math.max(0, mostAddresses - addresses.length));
  return {
    addresses: [...addresses, ...added],
    note: { kind: 'added', added: added.length, left: fresh.length - added.length },
  };
}
