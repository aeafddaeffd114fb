import { type AnswerSaved, ApiError } from '@credence/api-client';
import type { Device } from '../../ground/device/device.js';
import { dataOf } from '../../ground/text/failureSentence.js';
import { answerForm } from './answerDraft.js';
import {
  isGone,
  isOutOfReach,
  isPassing,
  isUnable,
  type Outgoing,
  type Refusal,
  type UnsentAnswer,
} from './outgoing.js';
import { type AnswerPlace, placeKey } from './place.js';
import { storedAnswer } from './storedAnswer.js';

/** The result of an attempt to send. */
export type SendOutcome =
  | { readonly state: 'saved'; readonly saved: AnswerSaved }
  /** No response, or the server cannot store anything right now. The answer stays on the device and is sent again. */
  | { readonly state: 'waiting'; readonly isUnable: boolean }
  /** It came after the close of its round, and is kept beside it: whoever runs the study can let it in. */
  | { readonly state: 'late'; readonly owner: string }
  /** The server refused it: retrying is pointless. */
  | { readonly state: 'refused'; readonly error: ApiError };

/** The signed-in user's answers that the server has not acknowledged, oldest first. */
export interface OutboxState {
  readonly waiting: readonly UnsentAnswer[];
  /** Sent later and refused, after the user had moved on. */
  readonly refused: readonly UnsentAnswer[];
  /** How many answers that had to wait have been saved since an answer last went through at once. */
  readonly delivered: number;
  /** Answers that came after the close of their rounds since this was last noted, by the owners of the studies. */
  readonly late: readonly LateAnswers[];
}

/** Who can let answers in that came late, and how many these are. */
export interface LateAnswers {
  readonly owner: string;
  readonly answers: number;
}

export interface OutboxParts {
  readonly device: Device;
  /** Posts an answer. Rejects with the client's errors. */
  readonly post: (outgoing: Outgoing) => Promise<AnswerSaved>;
  /** Posts an answer whose round is closed. Resolves to the name of who can let it in; rejects with the client's errors. */
  readonly postLate: (outgoing: Outgoing) => Promise<string>;
}

/** How long an attempt waits for the answer to be stored on the device, in milliseconds. */
const PATIENCE = 250;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Delivers each answer to the server exactly once: it is stored on the device before the first attempt and until the
 * server acknowledges it, and every attempt carries the same idempotency key.
 */
export function createOutbox({ device, post, postLate }: OutboxParts) {
  const { user } = device;
  const unsent = createUnsentAnswers();
  const stored = createStoredAnswers(device, unsent);
  const acknowledgements = createAcknowledgements({ unsent, stored });
  const attempts = createAttempts({ post, postLate }, acknowledgements);
  const delivery: Delivery = { device, unsent, stored, attempts };
  let flushing: Promise<void> | undefined;

  return {
    state: unsent.state,

    subscribe: unsent.subscribe,

    /** Calls `listener` when an answer is saved, on whichever attempt. */
    onSaved: acknowledgements.onSaved,

    /** Calls `listener` when an answer is kept that came after the close of its round. */
    onLate: acknowledgements.onLate,

    /**
     * Stores an answer and sends it. A refused answer is dropped if the user still has it on the screen; but if its
     * question is gone they cannot return to it, so it stays until they discard it. If the session has ended, it waits
     * for the next sign-in, as one given offline waits for the network.
     * @param isShown whether the answer is still on the screen when it is refused
     */
    send: (outgoing: Outgoing, isShown = () => true): Promise<SendOutcome> => sendNow(delivery, outgoing, isShown),

    /** Sends waiting answers, and those whose network was gone, one after the other. Concurrent calls share one run. */
    flush(): Promise<void> {
      flushing ??= sendWaiting(delivery).finally(() => (flushing = undefined));
      return flushing;
    },

    load: stored.load,

    /** Resolves once this user's answers from earlier visits are loaded. */
    ready: (): Promise<void> => (user() === stored.loadedFor() ? Promise.resolve() : stored.load()),

    /** The waiting answer to a question. */
    waitingAt: (place: AnswerPlace): UnsentAnswer | undefined => unsent.state().waiting.find(isAt(place)),

    /** The refused answer to a question. */
    refusedAt: (place: AnswerPlace): UnsentAnswer | undefined => unsent.state().refused.find(isAt(place)),

    /** Forgets that waiting answers were saved, once the user has been told. */
    noted: () => unsent.countDelivered(0),

    /** The same of those that came late. */
    notedLate: () => unsent.noteLate([]),

    /** Removes a waiting or refused answer. */
    withdraw: (place: AnswerPlace) => stored.drop(place),
  };
}

/** The parts that a run of sending works with. */
interface Delivery {
  readonly device: Device;
  readonly unsent: ReturnType<typeof createUnsentAnswers>;
  readonly stored: ReturnType<typeof createStoredAnswers>;
  readonly attempts: ReturnType<typeof createAttempts>;
}

async function sendNow(
  { device: { now }, unsent, stored, attempts }: Delivery,
  outgoing: Outgoing,
  isShown: () => boolean,
): Promise<SendOutcome> {
  const sent = await attempts.attempt(outgoing, stored.keep({ ...outgoing, at: now(), refusal: undefined }));
  if (sent.state === 'saved') unsent.countDelivered(0);
  if (sent.state === 'refused' && sent.error.status !== 401 && unsent.holds(outgoing)) {
    const refusal = refusalOf(sent.error);
    if (isGone(refusal)) void stored.keep({ ...outgoing, at: now(), refusal: { ...refusal, told: true } });
    else if (isShown()) stored.drop(outgoing.place);
    else if (!isPassing(refusal)) void stored.keep({ ...outgoing, at: now(), refusal });
  }
  return sent;
}

async function sendWaiting({ device: { user }, unsent, stored, attempts }: Delivery) {
  await stored.load();
  const username = user();
  const { waiting, refused } = unsent.state();
  // A network that was gone may be back: restored, or shared again.
  for (const answer of [...waiting, ...refused.filter(({ refusal }) => refusal && isGone(refusal))]) {
    // Another tab may have signed in as somebody else.
    if (user() !== username) return;
    if (attempts.isOnTheWay(answer) || !unsent.holds(answer)) continue;
    const sent = await attempts.attempt(answer);
    if (sent.state === 'saved') unsent.countDelivered(unsent.state().delivered + 1);
    else if (sent.state === 'late') continue;
    // The next one would fail too. If the session has ended, sending resumes after the next sign-in.
    else if (sent.state === 'waiting' || sent.error.status === 401) return;
    else if (isPassing(sent.error) || (answer.refusal && isGone(refusalOf(sent.error)))) continue;
    else if (unsent.holds(answer)) void stored.keep({ ...answer, refusal: refusalOf(sent.error) });
  }
}

/** The unsent answers as the page shows them, for whoever watches them. */
function createUnsentAnswers() {
  const watchers = new Set<() => void>();
  let state: OutboxState = { waiting: [], refused: [], delivered: 0, late: [] };

  function set(next: Partial<OutboxState>) {
    state = { ...state, ...next };
    watchers.forEach((watcher) => watcher());
  }

  function change(edit: (all: readonly UnsentAnswer[]) => readonly UnsentAnswer[]) {
    const all = edit([...state.waiting, ...state.refused]);
    const sorted = [...all].sort((one, other) => one.at.getTime() - other.at.getTime());
    set({ waiting: sorted.filter(({ refusal }) => !refusal), refused: sorted.filter(({ refusal }) => refusal) });
  }

  function countDelivered(delivered: number) {
    if (delivered !== state.delivered) set({ delivered });
  }

  function noteLate(late: readonly LateAnswers[]) {
    if (late.length > 0 || state.late.length > 0) set({ late });
  }

  return {
    state: () => state,

    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    change,
    countDelivered,
    noteLate,

    /** Whether exactly this answer to its question is still unsent. */
    holds: ({ place, key }: Outgoing) =>
      [...state.waiting, ...state.refused].some((one) => isAt(place)(one) && one.key === key),

    clear() {
      change(() => []);
      countDelivered(0);
      noteLate([]);
    },
  };
}

/** The copies of the unsent answers on the device. */
function createStoredAnswers(device: Device, unsent: Delivery['unsent']) {
  const { user } = device;
  const kept = keepAnswers(device);
  // Keys of answers that could not be stored on the device. They last as long as the page.
  const unstored = new Set<string>();
  // Questions whose answer is being deleted.
  const leaving = new Set<string>();
  let whose = user();
  let read: string | undefined;
  let forgotten = 0;

  device.onForgotten(() => {
    forgotten += 1;
    unsent.clear();
  });

  return {
    /** The user whose answers from earlier visits are loaded. */
    loadedFor: () => read,

    /** Resolves once the answer is stored, or storing it has failed. */
    async keep(answer: UnsentAnswer) {
      unsent.change((all) => [...all.filter((one) => !isAt(answer.place)(one)), answer]);
      if (user() === null) return;
      const { at, ...value } = answer;
      unstored.add(answer.key);
      await kept.inTurn(async (shelf) => {
        await shelf.set({ subject: answerForm(answer.place), value, at });
        unstored.delete(answer.key);
      });
    },

    drop(place: AnswerPlace) {
      unsent.change((all) => all.filter((one) => !isAt(place)(one)));
      leaving.add(placeKey(place));
      void kept.inTurn((shelf) => shelf.delete([answerForm(place)])).finally(() => leaving.delete(placeKey(place)));
    },

    /** Loads what other tabs and earlier visits left. */
    load: async () => {
      const username = user();
      if (username === null) return unsent.change(() => []);
      if (username !== whose) unsent.clear();
      whose = username;
      const before = forgotten;
      await kept.inTurn(async (shelf) => {
        const stored = (await shelf.all()).map(({ value, at }) => ({ ...value, at }));
        if (user() !== username || forgotten !== before) return;
        read = username;
        const staying = stored.filter(({ place }) => !leaving.has(placeKey(place)));
        unsent.change((all) =>
          withStored(
            all.filter((one) => unstored.has(one.key)),
            staying,
          ),
        );
      });
    },
  };
}

const keepAnswers = (device: Device) =>
  device.keep({
    name: 'answers',
    schema: storedAnswer,
    isUnsaved: () => true,
    about: ({ place }) => answerForm(place),
  });

/** Answers that are on the page alone, and those on the device that none of them replaces. */
function withStored(onPage: readonly UnsentAnswer[], stored: readonly UnsentAnswer[]): readonly UnsentAnswer[] {
  return [...onPage, ...stored.filter(({ place }) => !onPage.some(isAt(place)))];
}

/** Posts answers, and marks those that are being posted. */
function createAttempts(
  { post, postLate }: Pick<OutboxParts, 'post' | 'postLate'>,
  { acknowledge, acknowledgeLate }: ReturnType<typeof createAcknowledgements>,
) {
  const onTheWay = new Set<string>();

  /** @param refusal of the save: it stands where a late answer is not kept either */
  async function sendLate(outgoing: Outgoing, refusal: ApiError): Promise<SendOutcome> {
    try {
      const owner = await postLate(outgoing);
      acknowledgeLate(outgoing, owner);
      return { state: 'late', owner };
    } catch (error) {
      if (isOutOfReach(error) || isOpenAgain(error)) return { state: 'waiting', isUnable: isUnable(error) };
      if (!(error instanceof ApiError)) throw error;
      return { state: 'refused', error: isPassing(error) || error.status === 401 ? error : refusal };
    }
  }

  return {
    isOnTheWay: ({ key }: Outgoing) => onTheWay.has(key),

    /** @param kept resolves once the answer is stored on the device; the wait for it is bounded */
    async attempt(outgoing: Outgoing, kept?: Promise<void>): Promise<SendOutcome> {
      onTheWay.add(outgoing.key);
      try {
        if (kept) await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
        const saved = await post(outgoing);
        // Before it may be sent again.
        acknowledge(outgoing, saved);
        return { state: 'saved', saved };
      } catch (error) {
        if (isOutOfReach(error)) return { state: 'waiting', isUnable: isUnable(error) };
        if (isTooLate(error)) return await sendLate(outgoing, error);
        if (error instanceof ApiError) return { state: 'refused', error };
        throw error;
      } finally {
        onTheWay.delete(outgoing.key);
      }
    },
  };
}

/** Removes answers that the server has, and tells the listeners of them. */
function createAcknowledgements({ unsent, stored }: Pick<Delivery, 'unsent' | 'stored'>) {
  const savedListeners = new Set<(outgoing: Outgoing, saved: AnswerSaved) => void>();
  const lateListeners = new Set<(outgoing: Outgoing) => void>();

  return {
    /** If the question was answered again in the meantime, the newer answer stays and replaces the one just saved. */
    acknowledge: (outgoing: Outgoing, saved: AnswerSaved) => {
      if (unsent.holds(outgoing)) stored.drop(outgoing.place);
      else {
        const newer = unsent.state().waiting.find(isAt(outgoing.place));
        if (newer) void stored.keep({ ...newer, revision: saved.revision });
      }
      savedListeners.forEach((listener) => listener(outgoing, saved));
    },

    acknowledgeLate: (outgoing: Outgoing, owner: string) => {
      if (unsent.holds(outgoing)) stored.drop(outgoing.place);
      const { late } = unsent.state();
      const answers = 1 + (late.find((each) => each.owner === owner)?.answers ?? 0);
      unsent.noteLate([...late.filter((each) => each.owner !== owner), { owner, answers }]);
      lateListeners.forEach((listener) => listener(outgoing));
    },

    onSaved: (listener: (outgoing: Outgoing, saved: AnswerSaved) => void) => {
      savedListeners.add(listener);
      return () => void savedListeners.delete(listener);
    },

    onLate: (listener: (outgoing: Outgoing) => void) => {
      lateListeners.add(listener);
      return () => void lateListeners.delete(listener);
    },
  };
}

const isAt = (place: AnswerPlace) => (unsent: UnsentAnswer) => placeKey(unsent.place) === placeKey(place);

/** Whether its round was closed before an answer came. */
const isTooLate = (error: unknown): error is ApiError => error instanceof ApiError && error.code === 'round_not_open';

/** Whether the close was taken back, between a save and a late answer. */
const isOpenAgain = (error: unknown): boolean => error instanceof ApiError && error.code === 'round_open';

function refusalOf(error: ApiError): Refusal {
  return { status: error.status, ...dataOf(error) };
}
