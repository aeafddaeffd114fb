import { ApiError } from '@credence/api-client';
import { isOutOfReach, isPassing } from '../answering/outgoing.js';
import type { InNetwork } from '../../ground/device/assessments.js';
import type { Device } from '../../ground/device/device.js';
import { definedOf } from '../answering/saidBeside.js';
import { type Due, due as schema, type ResultJudgement } from './due.js';

interface JudgementsParts {
  readonly device: Device;
  /** Posts what was said. Rejects with the client's errors. */
  readonly post: (due: Due, said: ResultJudgement) => Promise<unknown>;
}

/** What became of a judgement; what waits is sent again. */
export type JudgementOutcome =
  | { readonly state: 'saved' }
  | { readonly state: 'waiting'; readonly error: unknown }
  | { readonly state: 'refused'; readonly error: unknown };

export type Judgements = ReturnType<typeof createJudgements>;

/**
 * The nodes whose answers are complete and of which the signed-in user has not yet said whether what follows is
 * plausible. They are kept on the device: to be asked later, or until what was said has reached the server.
 */
export function createJudgements({ device, post }: JudgementsParts) {
  const about = ({ networkId, assessmentId, nodeId }: Due) => ({ networkId, nodeId, ...definedOf({ assessmentId }) });
  const kept = device.keep({ name: 'judgements', schema, isUnsaved: ({ said }) => said !== undefined, about });

  /** @returns whether the device keeps it */
  const keep = async (due: Due): Promise<boolean> =>
    (await kept.inTurn(async (shelf) => {
      await shelf.set({ subject: about(due), value: due, at: device.now() });
      return true;
    })) ?? false;
  const drop = (due: Due) => kept.inTurn((shelf) => shelf.delete([about(due)]));
  const all = async (): Promise<readonly Due[]> => {
    const found = (await kept.inTurn((shelf) => shelf.all())) ?? [];
    // What was finished last comes first.
    return found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).map(({ value }) => value);
  };

  async function attempt(due: Due, said: ResultJudgement): Promise<JudgementOutcome> {
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
    note: ({ networkId, assessmentId, nodeId, title }: Omit<Due, 'later' | 'said'>) =>
      keep({ networkId, ...definedOf({ assessmentId }), nodeId, title, later: false }),

    /** The nodes of a network, in an assessment, that are still to be judged, the last finished first. */
    dueIn: async ({ networkId, assessmentId }: InNetwork) =>
      (await all()).filter((due) => due.networkId === networkId && due.assessmentId === assessmentId && !due.said),

    postpone: (due: Due) => keep({ ...due, later: true }),

    drop,

    /** Stores what was said and sends it. What can neither be stored nor sent is refused. */
    async say(due: Due, said: ResultJudgement): Promise<JudgementOutcome> {
      const isKept = await keep({ ...due, said });
      const sent = await attempt(due, said);
      return sent.state === 'waiting' && !isKept ? { ...sent, state: 'refused' } : sent;
    },

    /** Sends what has been said and has not arrived. */
    async send(): Promise<void> {
      for (const due of await all()) if (due.said) await attempt(due, due.said);
    },
  };
}
