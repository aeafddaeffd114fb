import { useState } from 'react';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';

/**
 * Describes a change of the addresses: typed, pasted, removed, or brought back.
 * @since 0.1.0
 * @experimental
 */
export type AddressDetails = InteractionDetails<'type' | 'paste' | 'remove' | 'undo'>;

interface Removed {
  readonly text: string;
  readonly index: number;
}

const none: readonly string[] = [];

/** The addresses as given, wrong ones included, and those that were removed from among them, the last first. */
export function useAddressList(given: {
  value: readonly string[] | undefined;
  defaultValue: readonly string[] | undefined;
  max: number;
  onValueChange: ((value: readonly string[], details: AddressDetails) => void) | undefined;
}) {
  const [addresses, setAddresses] = useControllableState<readonly string[], AddressDetails>({
    value: given.value,
    defaultValue: given.defaultValue ?? none,
    onChange: given.onValueChange,
  });
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  return {
    addresses,
    /** Adds as many as there is room for, and returns the others. */
    add: (more: readonly string[], details: AddressDetails): readonly string[] => {
      const room = Math.max(0, given.max - addresses.length);
      const taken = more.slice(0, room);
      if (taken.length > 0) setAddresses([...addresses, ...taken], details);
      return more.slice(room);
    },
    remove: (index: number, event: Event) => {
      setRemoved([{ text: addresses[index] ?? '', index }, ...removed]);
      setAddresses(addresses.toSpliced(index, 1), { reason: 'remove', event });
    },
    /** Brings the last one back to its place, and returns it; nothing if none was removed, or there is no room. */
    undo: (event: Event): Removed | undefined => {
      const [last, ...before] = removed;
      if (last === undefined || addresses.length >= given.max) return undefined;
      setRemoved(before);
      setAddresses(addresses.toSpliced(last.index, 0, last.text), { reason: 'undo', event });
      return last;
    },
  };
}
