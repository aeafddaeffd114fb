import { type NetworkOutcomes, NoResponseError } from '@credence/api-client';
import { isOutOfReach } from '../answering/outgoing.js';

export interface NetworkOutcomesParts {
  /** Reads what is named. Rejects with the client's errors. */
  readonly load: (networkId: string) => Promise<unknown>;
  /** Who reads it. */
  readonly user: () => string | null;
}

/** The outcomes and typical cases of the network one works on, kept for when the server is away. */
export function createNetworkOutcomes({ load, user }: NetworkOutcomesParts) {
  let kept: { readonly user: string | null; readonly networkId: string; readonly found: NetworkOutcomes } | undefined;

  return {
    /** Undefined if nothing is known: the server has no such call, or was never reached. */
    async read(networkId: string): Promise<NetworkOutcomes | undefined> {
      const mine = user();
      const before = kept?.user === mine && kept.networkId === networkId ? kept.found : undefined;
      try {
        const found = outcomesFrom(await load(networkId));
        if (found) kept = { user: mine, networkId, found };
        return found;
      } catch (error) {
        return isOutOfReach(error) || error instanceof NoResponseError ? before : undefined;
      }
    },
  };
}

/** A server without this call takes its address for that of a node, and may answer with anything. */
function outcomesFrom(body: unknown): NetworkOutcomes | undefined {
  const { outcomes, cases, revision } = (body ?? {}) as Partial<NetworkOutcomes>;
  const isWhole =
    typeof revision === 'string' &&
    Array.isArray(outcomes) &&
    Array.isArray(cases) &&
    outcomes.every(({ node, state }) => typeof node === 'string' && Number.isInteger(state)) &&
    cases.every(({ name, findings }) => typeof name === 'string' && Array.isArray(findings));
  return isWhole ? (body as NetworkOutcomes) : undefined;
}
