import { useState } from 'react';

interface Removed {
  readonly text: string;
  readonly index: number;
}

interface AddressListOptions {
  /** As given, wrong ones included. */
  addresses: readonly string[];
  max: number;
  onChange: (addresses: readonly string[]) => void;
}

/** What can be done with the addresses, and those that were removed from among them, the last first. */
export function useAddressList({ addresses, max, onChange }: AddressListOptions) {
  const [removed, setRemoved] = useState<readonly Removed[]>([]);

  return {
    /** Adds as many as there is room for, and returns the others. */
    add: (more: readonly string[]): readonly string[] => {
      const room = Math.max(0, max - addresses.length);
      const taken = more.slice(0, room);
      if (taken.length > 0) onChange([...addresses, ...taken]);
      return more.slice(room);
    },
    remove: (index: number) => {
      setRemoved([{ text: addresses[index] ?? '', index }, ...removed]);
      onChange(addresses.toSpliced(index, 1));
    },
    /** Brings the last one back to its place, and returns it; nothing if none was removed, or there is no room. */
    undo: (): Removed | undefined => {
      const [last, ...before] = removed;
      if (last === undefined || addresses.length >= max) return undefined;
      setRemoved(before);
      onChange(addresses.toSpliced(last.index, 0, last.text));
      return last;
    },
  };
}
