import { ApiError } from '@credence/api-client';
import { isOutOfReach, isPassing } from '../answering/outgoing.js';
import type { DraftStorage } from '../../ground/drafts/drafts.js';
import { type Due, dueIn, type Said } from './due.js';

interface JudgementsParts {
  readonly storage: DraftStorage;
  /** The signed-in user's name; without one nothing is stored or sent. */
  readonly user: () => string | null;
  /** Posts what was said. Rejects with the client's errors. */
  readonly post: (due: Due, said: Said) => Promise<unknown>;
  readonly now: () => Date;
}

/** What became of a judgement; what waits is sent again. */
export type Sent =
  | { readonly state: 'saved' }
  | { readonly state: 'waiting'; readonly error: unknown }
  | { readonly state: 'refused'; readonly error: unknown };

export type Judgements = ReturnType<typeof createJudgements>;

/**
 * The nodes whose answers are complete and of which the signed-in user has not yet said whether what follows is
 * plausible. They are kept on the device: to be asked later, or until what was said has reached the server.
 */
export function createJudgements({ storage, user, post, now }: JudgementsParts) {
  // Storage operations run one at a time. A failing or full storage stops nothing.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    const done = last.then(work).catch(() => undefined);
    last = done;
    return done;
  };
  const prefixOf = (username: string) => `${username.trim().toLowerCase()}\n`;
  const keysOf = async (prefix: string) => (await storage.keys()).filter((key) => key.startsWith(prefix));
  const keyOf = ({ networkId, nodeId }: Pick<Due, 'networkId' | 'nodeId'>) => {
    const username = user();
    return username === null ? undefined : `${prefixOf(username)}${networkId} ${nodeId}`;
  };

  /** @returns whether the device keeps it */
  const keep = async (due: Due): Promise<boolean> => {
    const kept = await inTurn(async () => {
      const key = keyOf(due);
      if (key !== undefined) await storage.set(key, { value: due, at: now() });
      return key !== undefined;
    });
    return kept === true;
  };
  const drop = (due: Due) =>
    inTurn(async () => {
      const key = keyOf(due);
      if (key !== undefined) await storage.delete([key]);
    });
  const all = async (): Promise<readonly Due[]> => {
    const username = user();
    if (username === null) return [];
    const kept = await inTurn(async () => {
      const keys = await keysOf(prefixOf(username));
      const entries = await Promise.all(keys.map(async (key) => ({ key, entry: await storage.get(key) })));
      // What was finished last comes first.
      const timeOf = (entry: unknown) => Number((entry as { at?: Date } | undefined)?.at ?? 0) || 0;
      return entries
        .toSorted((a, b) => timeOf(b.entry) - timeOf(a.entry))
        .map(({ key, entry }) => ({ key, due: dueIn(entry) }));
    });
    // An entry under a key other than its own could never be deleted.
    return (kept ?? []).flatMap(({ key, due }) => (due && keyOf(due) === key ? [due] : []));
  };

  async function attempt(due: Due, said: Said): Promise<Sent> {
    try {
      await post(due, said);
    } catch (error) {
      // If the session has ended, it is sent after the next sign-in.
      const mayArrive =
        isOutOfReach(error) || (error instanceof ApiError && (isPassing(error) || error.status === 401));
      if (mayArrive) return { state: 'waiting', error };
      if (!(error instanceof ApiError)) throw error;
      await drop(due);
      return { state: 'refused', error };
    }
    await drop(due);
    return { state: 'saved' };
  }

  return {
    /** Call when the last question of a node has been decided: what follows from it is to be judged. */
    note: ({ networkId, nodeId, title }: Pick<Due, 'networkId' | 'nodeId' | 'title'>) =>
      keep({ networkId, nodeId, title, later: false }),

    /** The nodes of a network that are still to be judged, the last finished first. */
    dueIn: async (networkId: string) => (await all()).filter((due) => due.networkId === networkId && !due.said),

    /** How many judgements have not reached the server. */
    unsent: async () => (await all()).filter(({ said }) => said).length,

    postpone: (due: Due) => keep({ ...due, later: true }),

    drop,

    /** Stores what was said and sends it. What can neither be stored nor sent is refused. */
    async say(due: Due, said: Said): Promise<Sent> {
      const isKept = await keep({ ...due, said });
      const sent = await attempt(due, said);
      return sent.state === 'waiting' && !isKept ? { ...sent, state: 'refused' } : sent;
    },

    /** Sends what has been said and has not arrived. */
    async send(): Promise<void> {
      for (const due of await all()) if (due.said) await attempt(due, due.said);
    },

    /** Deletes everything of a user from this device. */
    forget: (username: string) => inTurn(async () => storage.delete(await keysOf(prefixOf(username)))),
  };
}
