import type { NodeState } from '@credence/api-client';

const NONE: readonly NodeState[] = [];

/** The findings that each user supposes in each network, until the page is closed. */
export function createFindings(user: () => string | null) {
  const kept = new Map<string, readonly NodeState[]>();
  const listeners = new Set<() => void>();
  const key = (networkId: string) => `${user() ?? ''} ${networkId}`;
  return {
    of: (networkId: string): readonly NodeState[] => kept.get(key(networkId)) ?? NONE,

    set(networkId: string, findings: readonly NodeState[]) {
      kept.set(key(networkId), findings);
      for (const listener of listeners) listener();
    },

    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
