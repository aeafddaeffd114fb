import type { Collaborator } from '@credence/ui';
import { useResource } from '../../../loading/useResource.js';
import { paths } from '../../../paths.js';
import { joined, personFrom } from './people.js';
import type { LoadedPeople } from './people.route.js';

export interface People {
  readonly people: readonly Collaborator[];
  /** True until there is a first answer, and again after one that failed wholly is tried again. */
  readonly loading: boolean;
  /** Why the list is not there, or not whole. */
  readonly error: string | undefined;
  /** Asks the server again, while what is shown stays. */
  readonly reload: () => void;
  /** Shows somebody as invited before the server's list says so. */
  readonly add: (username: string) => void;
  /** Takes somebody away before the server's list does. */
  readonly drop: (id: string) => void;
}

const nobody: LoadedPeople = { accepted: undefined, pending: undefined, error: undefined };

/** A list that fails leaves what was known of it. */
const keep = (known: LoadedPeople, { accepted, pending, error }: LoadedPeople): LoadedPeople => ({
  accepted: accepted ?? known.accepted,
  pending: pending ?? known.pending,
  error,
});

/** With whom a network is shared. */
export function usePeople(networkId: string): People {
  const { known, loading, reload, change } = useResource(paths.people.href(networkId), nobody, keep);
  const { accepted, pending, error } = known;
  const people = joined(accepted, pending);

  return {
    people,
    loading: loading && people.length === 0 && !(accepted && pending),
    error,
    reload: () => void reload(),
    add(username) {
      const invited = personFrom({ username }, 'pending');
      change((lists) => ({ ...lists, pending: [...(lists.pending ?? []), invited] }));
    },
    drop(id) {
      const others = (list: LoadedPeople['accepted']) => list?.filter((person) => person.id !== id) ?? [];
      change((lists) => ({ ...lists, accepted: others(lists.accepted), pending: others(lists.pending) }));
    },
  };
}
