import type { Question } from '@credence/api-client';
import { type Place, placeKey } from './place.js';

/** How many of the next questions are fetched before they are asked for. */
export const FAR = 10;

/** How many are held at most. */
const MOST = 100;

/** Milliseconds for which a question counts as fresh. */
const FRESH = 5 * 60_000;

interface Held {
  readonly question: Question;
  /** The iteration that was open before; what changed is told from there. */
  readonly from: number | null;
  readonly at: number;
}

export interface AheadParts {
  /** Reads a question. */
  readonly load: (place: Place, from: number | null, signal: AbortSignal) => Promise<Question>;
  /** Milliseconds that go on evenly. */
  readonly stopwatch: () => number;
}

export type Ahead = ReturnType<typeof createAhead>;

/** Holds the questions around the open one, so that the way on and the way back need no waiting and no network. */
export function createAhead({ load, stopwatch }: AheadParts) {
  const held = new Map<string, Held>();
  let walk = new AbortController();

  function keep(place: Place, entry: Held) {
    const key = placeKey(place);
    // The one that was kept longest ago goes first.
    held.delete(key);
    held.set(key, entry);
    for (const oldest of held.keys()) {
      if (held.size <= MOST) break;
      held.delete(oldest);
    }
  }

  function fresh(place: Place, from: number | null): Question | undefined {
    const found = held.get(placeKey(place));
    return found?.from === from && stopwatch() - found.at < FRESH ? found.question : undefined;
  }

  async function hold(place: Place, from: number | null, signal: AbortSignal): Promise<Question> {
    const known = fresh(place, from);
    if (known) return known;
    const question = await load(place, from, signal);
    keep(place, { question, from, at: stopwatch() });
    return question;
  }

  async function goAhead(open: Place, { nextIteration, previousIteration }: Question, signal: AbortSignal) {
    const at = (iteration: number | null, from: number) =>
      iteration === null || iteration === open.iteration ? undefined : hold({ ...open, iteration }, from, signal);

    let before = open.iteration;
    let question = await at(nextIteration, before);
    await at(previousIteration, open.iteration);
    for (let step = 1; step < FAR && question; step++) {
      before = question.currentIteration;
      question = await at(question.nextIteration, before);
    }
  }

  return {
    /**
     * Hands a question out, once: whoever asks again wants to know what it is now.
     * @param from the iteration that was open before
     */
    take(place: Place, from: number | null): Question | undefined {
      const question = fresh(place, from);
      if (question) keep(place, { question, from, at: -Infinity });
      return question;
    },

    /** What was known of a question last, for when the server can not be asked. */
    known: (place: Place): Question | undefined => held.get(placeKey(place))?.question,

    /** From which iteration one came to a question. */
    cameFrom: (place: Place): number | null => held.get(placeKey(place))?.from ?? null,

    /** Remembers what is known of a question now, as one that is not fresh. */
    remember(place: Place, from: number | null, question: Question) {
      keep(place, { question, from, at: -Infinity });
    },

    /** Fetches the questions around an open one, the next first. An earlier call goes no further. */
    prepare(place: Place, question: Question) {
      walk.abort();
      walk = new AbortController();
      // What can not be had now is asked for when it is opened.
      void goAhead(place, question, walk.signal).catch(() => undefined);
    },

    /** Forgets all that is held: other questions may be open now, or somebody else may be signed in. */
    forget() {
      walk.abort();
      held.clear();
    },
  };
}
