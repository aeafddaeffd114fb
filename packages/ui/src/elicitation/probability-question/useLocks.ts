import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useEvent } from '../../foundations/interaction/useEvent.js';

/**
 * Describes a lock that was closed or opened: which one, by a press or by a key.
 * @since 0.1.0
 */
export interface LocksDetails extends InteractionDetails<'press' | 'key'> {
  readonly index: number;
}

interface LocksOptions {
  /** The number of states. */
  count: number;
  locks: readonly boolean[] | undefined;
  defaultLocks: readonly boolean[];
  onLocksChange: ((locks: readonly boolean[], details: LocksDetails) => void) | undefined;
}

/** Which answers stay fixed while others move. */
export function useLocks({ count, locks: given, defaultLocks, onLocksChange }: LocksOptions) {
  const [locks, setLocks] = useControllableState<readonly boolean[], LocksDetails>({
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
      { reason: pressOrKey(event), event, index },
    ),
  );
  return { locks, lockOf, toggleLock };
}
