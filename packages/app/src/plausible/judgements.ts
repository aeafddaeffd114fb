import { ApiError } from '@credence/api-client';
import { isOutOfReach, isPassing } from '../answering/outgoing.js';
import type { DraftStorage } from '../drafts/drafts.js';
import { type Due, dueIn, type Said } from './due.js';

export interface JudgementsParts {
  readonly storage: DraftStorage;
  /** The signed-in user's name; without one nothing is stored or sent. */
  readonly user: () => string | null;
  /** Posts what was said. Rejects with the client's errors. */
  readonly post: (due: Due, said: Said) => Promise<unknown>;
  readonly now: () => Date;
}

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

  const keep = (due: Due) =>
    inTurn(async () => {
      const key = keyOf(due);
      if (key !== undefined) await storage.set(key, { value: due, at: now() });
    });
  const drop = (due: Due) =>
    inTurn(async () => {
      const key = keyOf(due);
      if (key !== undefined) await storage.delete([key]);
    });
  const all = async (): Promise<readonly Due[]> => {
    const username = user();
    if (username === null) return [];
    const entries = await inTurn(async () =>
      Promise.all((await keysOf(prefixOf(username))).map((key) => storage.get(key))),
    );
    return (entries ?? []).flatMap((entry) => dueIn(entry) ?? []);
  };

  /** @returns why it was refused for good; undefined if it was saved, or is kept to be sent again */
  async function attempt(due: Due, said: Said): Promise<ApiError | undefined> {
    try {
      await post(due, said);
    } catch (error) {
      if (!(error instanceof ApiError)) {
        if (isOutOfReach(error)) return undefined;
        throw error;
      }
      // If the session has ended, it is sent after the next sign-in.
      if (isOutOfReach(error) || isPassing(error) || error.status === 401) return undefined;
      await drop(due);
      return error;
    }
    await drop(due);
    return undefined;
  }

  return {
    /** Call when the last question of a node has been decided: what follows from it is to be judged. */
    note: ({ networkId, nodeId, title }: Pick<Due, 'networkId' | 'nodeId' | 'title'>) =>
      keep({ networkId, nodeId, title, later: false }),

    /** The nodes of a network that are still to be judged. */
    dueIn: async (networkId: string) => (await all()).filter((due) => due.networkId === networkId && !due.said),

    /** How many judgements have not reached the server. */
    unsent: async () => (await all()).filter(({ said }) => said).length,

    postpone: (due: Due) => keep({ ...due, later: true }),

    drop,

    /**
     * Stores what was said and sends it.
     * @returns whether the server has it, or why it refused it
     */
    async say(due: Due, said: Said): Promise<'saved' | 'kept' | ApiError> {
      await keep({ ...due, said });
      const refused = await attempt(due, said);
      if (refused) return refused;
      const isKept = (await all()).some(
        (other) => other.networkId === due.networkId && other.nodeId === due.nodeId && other.said?.key === said.key,
      );
      return isKept ? 'kept' : 'saved';
    },

    /** Sends what has been said and has not arrived. */
    async send(): Promise<void> {
      for (const due of await all()) if (due.said) await attempt(due, due.said);
    },

    /** Deletes everything of a user from this device. */
    forget: (username: string) => inTurn(async () => storage.delete(await keysOf(prefixOf(username)))),
  };
}
