import { type ApiError, type NetworkTables, NoResponseError } from '@credence/api-client';
import { isOutOfReach } from '../answering/outgoing.js';

/** What is known of a network's numbers. */
export type LoadedTables =
  | { readonly kind: 'tables'; readonly tables: NetworkTables }
  /** The server refuses to send them, and says why: there are too many, or the user may not see them yet. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** There is no server to ask, and nothing is known from before. */
  | { readonly kind: 'out-of-reach' }
  /** The server has no such call. */
  | { readonly kind: 'none' };

export interface NetworkTablesParts {
  /** Reads the tables; undefined if they are still those of `revision`. Rejects with the client's errors. */
  readonly load: (networkId: string, revision: string | undefined) => Promise<unknown>;
  /** Whose tables they are. */
  readonly user: () => string | null;
  readonly isRefusal: (error: unknown) => error is ApiError;
}

/** The numbers of the network one works on, read again only where something changed, and kept for when the server is away. */
export function createNetworkTables({ load, user, isRefusal }: NetworkTablesParts) {
  let kept: { readonly user: string | null; readonly tables: NetworkTables } | undefined;

  return {
    async read(networkId: string): Promise<LoadedTables> {
      const before = kept?.user === user() && kept.tables.networkId === networkId ? kept.tables : undefined;
      const mine = user();
      try {
        const found = await load(networkId, before?.revision);
        const tables = found === undefined ? before : tablesFrom(found);
        if (!tables) return { kind: 'none' };
        kept = { user: mine, tables };
        return { kind: 'tables', tables };
      } catch (error) {
        if (isRefusal(error)) return { kind: 'refused', error };
        if (!isOutOfReach(error) && !(error instanceof NoResponseError)) return { kind: 'none' };
        return before ? { kind: 'tables', tables: before } : { kind: 'out-of-reach' };
      }
    },
  };
}

/** A server without this call takes its address for that of a node, and may answer with anything. */
function tablesFrom(body: unknown): NetworkTables | undefined {
  const { networkId, revision, nodes } = (body ?? {}) as Partial<NetworkTables>;
  const isWhole =
    typeof networkId === 'string' &&
    typeof revision === 'string' &&
    Array.isArray(nodes) &&
    nodes.every(({ id, vars, parents, table }) => id && Array.isArray(vars) && Array.isArray(parents) && table?.kind);
  return isWhole ? (body as NetworkTables) : undefined;
}
