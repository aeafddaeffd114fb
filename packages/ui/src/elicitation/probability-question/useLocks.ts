import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';
import type { ChangeDetails } from '../answers/changeDetails.js';

interface LocksOptions {
  /** The number of states. */
  count: number;
  locks: readonly boolean[] | undefined;
  defaultLocks: readonly boolean[];
  onLocksChange: ((locks: readonly boolean[], details: ChangeDetails) => void) | undefined;
}

/** Which answers stay fixed while others move. */
export function useLocks({ count, locks: given, defaultLocks, onLocksChange }: LocksOptions) {
  const [locks, setLocks] = useControllableState<readonly boolean[], ChangeDetails>({
    value: given,
    defaultValue: defaultLocks,
    onChange: onLocksChange,
  });
  const places = Array.from({ length: count }, (_, index) => locks[index] === true);
  const open = places.filter((isLocked) => !isLocked).length;
  const lockOf = (index: number) => {
    if (places[index]) return 'kept';
    return open === 1 ? 'alone' : 'open';
  };
  const toggleLock = useEvent((index: number, event: Event) =>
    setLocks(
      places.map((isLocked, other) => isLocked !== (other === index)),
      { reason: 'lock', event },
    ),
  );
  return { locks, lockOf, toggleLock };
}
