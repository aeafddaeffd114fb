import type { AccuracyPoint } from '@credence/ui';
import type { Place } from '../answering/place.js';
import type { KeyValueStorage } from '../../ground/session/store.js';
import { type Batch, placeIn, type QueuedQuestion } from './batch.js';

/** In which order the questions of a network come. */
export type Order = 'one-change' | 'matters';

/** A question of a node that this user leaves to others. */
export interface PassedQuestion {
  readonly node: string;
  readonly iteration: number;
}

/** What is kept of a network for one user. */
interface Kept {
  readonly order: Order;
  /** How far off the outcomes were, each time the questions were ranked. */
  readonly course: readonly AccuracyPoint[];
  readonly passed: readonly PassedQuestion[];
}

export interface QueueParts {
  readonly storage: Pick<KeyValueStorage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
  readonly user: () => string | null;
}

export type Queue = ReturnType<typeof createQueue>;

const NOTHING: Kept = { order: 'one-change', course: [], passed: [] };
/** So many points of the course are kept. */
const LONGEST = 200;
const BATCH = 'batch_';

/** The order of a network's questions and the batch that is being asked, for each user of this device. */
export function createQueue({ storage, user }: QueueParts) {
  // The user's name stays nowhere after signing out.
  const key = (networkId: string) => `${networkId}_${fingerprint(user() ?? '')}`;
  const orderKey = (networkId: string) => `order_${key(networkId)}`;
  const batchKey = (networkId: string) => `${BATCH}${key(networkId)}`;
  const keep = (name: string, value: object) => {
    try {
      storage.setItem(name, JSON.stringify(value));
    } catch {
      // A full storage keeps nothing: questions then come one change at a time.
    }
  };
  const kept = (networkId: string) => keptIn(storage.getItem(orderKey(networkId)));
  const batch = (networkId: string) =>
    kept(networkId).order === 'matters' ? batchIn(storage.getItem(batchKey(networkId))) : [];

  return {
    order: (networkId: string): Order => kept(networkId).order,

    choose: (networkId: string, order: Order) => keep(orderKey(networkId), { ...kept(networkId), order }),

    course: (networkId: string): readonly AccuracyPoint[] => kept(networkId).course,

    /** Keeps how far off the outcomes are after so many answers; a later value replaces that for the same number. */
    note(networkId: string, point: AccuracyPoint) {
      const before = kept(networkId);
      // After a reset there are fewer answers: what was known with more of them no longer holds.
      const course = [...before.course.filter(({ questions }) => questions < point.questions), point];
      keep(orderKey(networkId), { ...before, course: course.slice(-LONGEST) });
    },

    passed: (networkId: string): readonly PassedQuestion[] => kept(networkId).passed,

    /** The questions being asked; none in the order of one change at a time. */
    batch,

    ask: (networkId: string, questions: Batch) => keep(batchKey(networkId), questions),

    /** Takes an answer into account, saved or kept to be sent. */
    answered(place: Place, standing?: string) {
      const { networkId, nodeId, iteration } = place;
      const questions = batch(networkId);
      const at = placeIn(questions, place);
      const question = questions[at];
      if (question) keep(batchKey(networkId), questions.with(at, { ...question, done: true }));
      const before = kept(networkId);
      const others = before.passed.filter((each) => each.node !== nodeId || each.iteration !== iteration);
      if (standing === 'not_my_field')
        keep(orderKey(networkId), { ...before, passed: [...others, { node: nodeId, iteration }] });
      else if (others.length < before.passed.length) keep(orderKey(networkId), { ...before, passed: others });
    },

    /** Deletes the batches, which name nodes. Orders stay, as the sort order of tables does. */
    forget() {
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
      for (const each of keys) if (each.startsWith(BATCH)) storage.removeItem(each);
    },
  };
}

/** FNV-1a: tells users apart without naming them. */
function fingerprint(name: string): string {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Browser storage may hold anything. */
function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function keptIn(text: string | null): Kept {
  const { order, course, passed } = (parsed(text) ?? {}) as Partial<Record<keyof Kept, unknown>>;
  return {
    order: order === 'matters' ? order : NOTHING.order,
    course: Array.isArray(course) ? course.filter(isPoint) : [],
    passed: Array.isArray(passed) ? passed.filter(isPassed) : [],
  };
}

function batchIn(text: string | null): Batch {
  const value = parsed(text);
  return Array.isArray(value) && value.every(isQueued) ? value : [];
}

const isPoint = (value: unknown): value is AccuracyPoint => {
  const { questions, value: height } = (value ?? {}) as Partial<AccuracyPoint>;
  return Number.isFinite(questions) && Number.isFinite(height);
};
const isPassed = (value: unknown): value is PassedQuestion => {
  const { node, iteration } = (value ?? {}) as Partial<PassedQuestion>;
  return typeof node === 'string' && Number.isSafeInteger(iteration);
};
const isQueued = (value: unknown): value is QueuedQuestion => {
  const { nodeId, iteration, title, outcome, seconds } = (value ?? {}) as Partial<QueuedQuestion>;
  return (
    typeof nodeId === 'string' &&
    Number.isSafeInteger(iteration) &&
    typeof title === 'string' &&
    typeof outcome === 'string' &&
    Number.isFinite(seconds)
  );
};
