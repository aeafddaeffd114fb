import { useAgainWhile } from '../../ground/loading/useAgainWhile.js';
import { useResource } from '../../ground/loading/useResource.js';
import { paths } from '../../ground/paths.js';
import { type ListedPerson, mergePeople, personFrom } from './people.js';
import type { LoadedPeople } from './people.route.js';

export interface People {
  readonly people: readonly ListedPerson[];
  /** True until the first response, and again during a retry after both lists failed. */
  readonly loading: boolean;
  /** Whether people can be invited by their addresses. */
  readonly byEmail: boolean;
  /** Why the list is missing or incomplete. */
  readonly error: string | undefined;
  /** Loads the list again; the current one stays visible. */
  readonly reload: () => void;
  /** Shows a person as invited before the server's list does. */
  readonly add: (username: string) => void;
  /** Removes a person before the server's list does. */
  readonly drop: (id: string) => void;
}

const nobody: LoadedPeople = { accepted: undefined, pending: undefined, byEmail: undefined, error: undefined };

/** A list that fails keeps its previous content. */
const keep = (known: LoadedPeople, { accepted, pending, byEmail, error }: LoadedPeople): LoadedPeople => ({
  accepted: accepted ?? known.accepted,
  pending: pending ?? known.pending,
  byEmail: byEmail ?? known.byEmail,
  error,
});

/** The people a network is shared with. */
export function usePeople(networkId: string): People {
  const { known, loading, reload, change } = useResource(paths.people.href(networkId), nobody, keep);
  const { accepted, pending, error } = known;
  const people = mergePeople(accepted, pending);
  const byEmail = known.byEmail === true;
  useAgainWhile(
    people.some(({ mailWaits }) => mailWaits),
    reload,
  );

  return {
    people,
    byEmail,
    loading: loading && people.length === 0 && !(accepted && pending),
    error,
    reload: () => void reload(),
    add(username) {
      // A server that can say so is about to say whether the e-mail has gone out.
      const invited = { ...personFrom({ username }, 'pending'), mailWaits: byEmail };
      change((lists) => ({ ...lists, pending: [...(lists.pending ?? []), invited] }));
    },
    drop(id) {
      const others = (list: LoadedPeople['accepted']) => list?.filter((person) => person.id !== id) ?? [];
      change((lists) => ({ ...lists, accepted: others(lists.accepted), pending: others(lists.pending) }));
    },
  };
}
