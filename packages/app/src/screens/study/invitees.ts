import { checkAddresses, type GetPerson } from './address-chips/checkAddresses.js';
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

/** What became of a table of addresses: how many are new, of them too many, and there already, and the lines with none. */
export type TableNote =
  | {
      readonly kind: 'found';
      readonly added: number;
      readonly left: number;
      readonly twice: number;
      readonly without: readonly number[];
    }
  | Exclude<FoundAddresses, { kind: 'addresses' }>;

/** The addresses with those of a table after them, as far as there is room; those that are there already once. */
export function takeFromTable(
  found: FoundAddresses,
  addresses: readonly string[],
): { readonly addresses: readonly string[]; readonly note: TableNote } {
  if (found.kind !== 'addresses') return { addresses, note: found };
  const there = new Set(addresses.map((address) => address.toLowerCase()));
  const fresh = found.addresses.filter((address) => {
    const folded = address.toLowerCase();
    const isFresh = !there.has(folded);
    there.add(folded);
    return isFresh;
  });
  const added = fresh.slice(0, Math.max(0, mostAddresses - addresses.length));
  return {
    addresses: [...addresses, ...added],
    note: {
      kind: 'found',
      added: added.length,
      left: fresh.length - added.length,
      twice: found.addresses.length - fresh.length,
      without: found.without,
    },
  };
}
