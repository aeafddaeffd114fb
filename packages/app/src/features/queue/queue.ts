import type { AccuracyPoint } from '@credence/ui/screens';
import * as v from 'valibot';
import type { Device } from '../../ground/device/device.js';
import { fitting, whole } from '../../ground/device/shapes.js';
import type { AnswerPlace } from '../answering/place.js';
import { type Batch, batch as batchSchema, indexIn } from './batch.js';

/** In which order the questions of a network come. */
export type Order = 'one-change' | 'matters';

const passedQuestion = v.object({ node: v.string(), iteration: whole(1) });
const point = v.object({ questions: v.number(), value: v.number() });

/** What is kept of a network for one user: what of it fits. */
const keptOrder = v.object({
  order: v.fallback(v.picklist(['one-change', 'matters']), 'one-change'),
  /** How far off the outcomes were, each time the questions were ranked. */
  course: fitting(point),
  passed: fitting(passedQuestion),
});

/** A question of a node that this user leaves to others. */
export type PassedQuestion = Readonly<v.InferOutput<typeof passedQuestion>>;

export type Queue = ReturnType<typeof createQueue>;

/** So many points of the course are kept. */
const LONGEST = 200;

/** The order of a network's questions and the batch that is being asked, for each user of this device. */
export function createQueue({ setting, assessments: { inNetwork } }: Pick<Device, 'setting' | 'assessments'>) {
  // Orders stay after signing out, as the sort order of tables does. Batches name nodes, and do not.
  const orders = setting({ name: 'order', schema: keptOrder, where: 'device', whose: 'nameless' });
  const batches = setting<Batch>({ name: 'batch', schema: batchSchema, where: 'device', whose: 'user' });
  const kept = (networkId: string): v.InferOutput<typeof keptOrder> =>
    orders.get(inNetwork(networkId)) ?? { order: 'one-change', course: [], passed: [] };
  const batch = (networkId: string): Batch =>
    kept(networkId).order === 'matters' ? (batches.get(inNetwork(networkId)) ?? []) : [];

  return {
    order: (networkId: string): Order => kept(networkId).order,

    choose: (networkId: string, order: Order) => orders.set({ ...kept(networkId), order }, inNetwork(networkId)),

    course: (networkId: string): readonly AccuracyPoint[] => kept(networkId).course,

    /** Keeps how far off the outcomes are after so many answers; a later value replaces that for the same number. */
    note(networkId: string, point: AccuracyPoint) {
      const before = kept(networkId);
      // After a reset there are fewer answers: what was known with more of them no longer holds.
      const course = [...before.course.filter(({ questions }) => questions < point.questions), point];
      orders.set({ ...before, course: course.slice(-LONGEST) }, inNetwork(networkId));
    },

    passed: (networkId: string): readonly PassedQuestion[] => kept(networkId).passed,

    /** The questions being asked; none in the order of one change at a time. */
    batch,

    ask: (networkId: string, questions: Batch) => batches.set(questions, inNetwork(networkId)),

    /** Takes an answer into account, saved or kept to be sent. */
    answered(place: AnswerPlace, standing?: string) {
      const { networkId, assessmentId, nodeId, iteration } = place;
      // The order of another assessment is not this one's.
      if (assessmentId !== inNetwork(networkId).assessmentId) return;
      const questions = batch(networkId);
      const at = indexIn(questions, place);
      const question = questions[at];
      if (question) batches.set(questions.with(at, { ...question, done: true }), inNetwork(networkId));
      const before = kept(networkId);
      const others = before.passed.filter((each) => each.node !== nodeId || each.iteration !== iteration);
      if (standing === 'not_my_field')
        orders.set({ ...before, passed: [...others, { node: nodeId, iteration }] }, inNetwork(networkId));
      else if (others.length < before.passed.length) orders.set({ ...before, passed: others }, inNetwork(networkId));
    },
  };
}
