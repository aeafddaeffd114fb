import type { Question } from '@credence/api-client';
import { nodeKey, type AnswerPlace, placeKey } from './place.js';

/** How many of the following questions are prefetched. */
export const FAR = 10;

/** The maximum number of questions held. */
const MOST = 100;

/** How long a question counts as fresh, in milliseconds. */
const FRESH = 5 * 60_000;

interface Held {
  readonly place: AnswerPlace;
  readonly question: Question;
  /** The iteration that was open before; changed parent states are marked relative to it. */
  readonly from: number | null;
  readonly at: number;
}

/** The questions before and after one, in the order they are asked in. */
export type Around = (
  place: AnswerPlace,
  question: Question,
) => { readonly next: AnswerPlace | undefined; readonly back: AnswerPlace | undefined };

export interface AheadParts {
  /** Loads a question from the server. */
  readonly load: (place: AnswerPlace, from: number | null, signal: AbortSignal) => Promise<Question>;
  /** Rejects if the network of a question may not be opened any more. */
  readonly check: (place: AnswerPlace, signal: AbortSignal) => Promise<void>;
  /** The iteration of a node that was opened last. */
  readonly opened: (place: AnswerPlace) => number | null;
  /** A monotonic clock, in milliseconds. */
  readonly stopwatch: () => number;
}

export type QuestionsAhead = ReturnType<typeof createAhead>;

/** Prefetches the questions around the open one, so that moving on or back needs neither waiting nor a network. */
export function createAhead(parts: AheadParts) {
  const held = createHeldQuestions(parts.stopwatch);
  const loading: Loading = { ...parts, held };
  let walk = new AbortController();

  return {
    /**
     * Returns a prefetched question, once: a second request means that the user wants its current state.
     * @param from the iteration that was open before
     */
    take(place: AnswerPlace, from: number | null): Question | undefined {
      const question = held.fresh(place, from);
      if (question) held.keep({ place, question, from, at: -Infinity });
      return question;
    },

    /** The last known state of a question, for when the server is unreachable. */
    known: (place: AnswerPlace): Question | undefined => held.get(place)?.question,

    /** The iteration from which the user came to a question. */
    cameFrom: held.cameFrom,

    /** Stores the known state of a question, marked as stale. */
    remember(place: AnswerPlace, from: number | null, question: Question) {
      held.keep({ place, question, from, at: -Infinity });
    },

    /** Changes what is known of the other questions of a node; they are as fresh as before. */
    changeOthers: held.changeOthers,

    /** Loads a question that is not known, and keeps it as if it had been prefetched. */
    async learn(place: AnswerPlace, from: number | null, signal: AbortSignal): Promise<void> {
      if (!held.get(place)) await hold(loading, { place, from, signal });
    },

    /**
     * Prefetches the questions around the open one, starting with the next. Cancels the previous run.
     * @param isChecked whether access was checked when the open one was loaded
     */
    prepare(place: AnswerPlace, question: Question, around: Around, isChecked = false) {
      walk.abort();
      walk = new AbortController();
      // If prefetching fails, the question is loaded when it is opened.
      void goAhead(loading, { open: place, shown: question, around, isChecked, signal: walk.signal }).catch(
        () => undefined,
      );
    },

    /** Clears everything: other questions may be open now, or another user may have signed in. */
    forget() {
      walk.abort();
      held.clear();
    },
  };
}

/** The questions that are held, the oldest first. */
function createHeldQuestions(stopwatch: AheadParts['stopwatch']) {
  const held = new Map<string, Held>();
  const get = (place: AnswerPlace) => held.get(placeKey(place));

  return {
    get,

    cameFrom: (place: AnswerPlace): number | null => get(place)?.from ?? null,

    fresh(place: AnswerPlace, from: number | null): Question | undefined {
      const found = get(place);
      return found?.from === from && stopwatch() - found.at < FRESH ? found.question : undefined;
    },

    keep(entry: Held) {
      const key = placeKey(entry.place);
      // Re-inserting moves the entry to the end, so that the oldest one is evicted first.
      held.delete(key);
      held.set(key, entry);
      for (const oldest of held.keys()) {
        if (held.size <= MOST) break;
        held.delete(oldest);
      }
    },

    changeOthers: (of: AnswerPlace, change: (question: Question) => Question) => {
      for (const [key, { place, question, ...entry }] of held) {
        if (nodeKey(place) !== nodeKey(of) || place.iteration === of.iteration) continue;
        held.set(key, { ...entry, place, question: change(question) });
      }
    },

    clear: () => held.clear(),
  };
}

/** How questions are loaded, and where they are held then. */
interface Loading extends AheadParts {
  readonly held: ReturnType<typeof createHeldQuestions>;
}

/** A question to load. */
interface Wanted {
  readonly place: AnswerPlace;
  readonly from: number | null;
  readonly signal: AbortSignal;
  /** Rejects if it may not be opened; undefined where that need not be asked. */
  readonly allowed?: () => Promise<void>;
}

async function hold({ held, load, stopwatch }: Loading, { place, from, signal, allowed }: Wanted): Promise<Question> {
  const known = held.fresh(place, from);
  if (known) return known;
  const [question] = await Promise.all([load(place, from, signal), allowed?.()]);
  held.keep({ place, question, from, at: stopwatch() });
  return question;
}

/** A run of prefetching, from the open question. */
interface Walk {
  readonly open: AnswerPlace;
  readonly shown: Question;
  readonly around: Around;
  readonly isChecked: boolean;
  readonly signal: AbortSignal;
}

async function goAhead(loading: Loading, { open, shown, around, isChecked, signal }: Walk) {
  const { held, opened, check } = loading;
  // What changed is marked since the last question of the same node, by then.
  const last = new Map([[open.nodeId, open.iteration]]);
  const fromOf = (place: AnswerPlace) => {
    const before = last.get(place.nodeId) ?? opened(place);
    return before === place.iteration ? held.cameFrom(place) : before;
  };
  // Once for all of them: opening a question that is held asks nothing any more.
  let checked = isChecked ? Promise.resolve() : undefined;
  const allowed = () => (checked ??= check(open, signal));
  const at = (place: AnswerPlace | undefined) =>
    place === undefined || placeKey(place) === placeKey(open)
      ? undefined
      : hold(loading, { place, from: fromOf(place), signal, allowed });

  const { next: first, back } = around(open, shown);
  let next = first;
  let question = await at(next);
  await at(back);
  for (let step = 1; step < FAR && next && question; step++) {
    last.set(next.nodeId, next.iteration);
    next = around(next, question).next;
    question = await at(next);
  }
}
