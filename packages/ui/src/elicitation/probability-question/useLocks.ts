import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';

interface LocksOptions {
  /** The number of states. */
  count: number;
  /** True if the answers add up to 100; else none is locked. */
  balanced: boolean;
  locks: readonly boolean[] | undefined;
  defaultLocks: readonly boolean[];
  onLocksChange: ((locks: readonly boolean[]) => void) | undefined;
}

/** Which answers stay fixed while others move. */
export function useLocks({ count, balanced, locks: given, defaultLocks, onLocksChange }: LocksOptions) {
  const [locks, setLocks] = useControllableState<readonly boolean[]>({
    value: given,
    defaultValue: defaultLocks,
    onChange: (next) => onLocksChange?.(next),
  });
  const places = Array.from({ length: count }, (_, index) => locks[index] === true);
  const open = places.filter((isLocked) => !isLocked).length;
  const lockOf = (index: number) => {
    if (!balanced) return undefined;
    if (places[index]) return 'kept';
    return open === 1 ? 'alone' : 'open';
  };
  const toggleLock = useEvent((index: number) =>
    setLocks(
      places.map((isLocked, other) => isLocked !== (other === index)),
      undefined,
    ),
  );
  return { locks, lockOf, toggleLock };
}
