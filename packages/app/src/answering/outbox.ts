import { type AnswerSaved, ApiError } from '@credence/api-client';
import type { DraftStorage } from '../drafts/drafts.js';
import { dataOf } from '../text/failureSentence.js';
import {
  isGone,
  isOutOfReach,
  isPassing,
  isUnable,
  type Outgoing,
  type Refusal,
  type Unsent,
  unsentIn,
} from './outgoing.js';
import { type Place, placeKey } from './place.js';

/** What became of a try. */
export type Sent =
  | { readonly state: 'saved'; readonly saved: AnswerSaved }
  /** No answer came, or the server can store nothing at the moment. It waits on the device and is sent again. */
  | { readonly state: 'waiting'; readonly isUnable: boolean }
  /** The server said no: there is nothing to wait for. */
  | { readonly state: 'refused'; readonly error: ApiError };

/** The answers of the signed-in user that the server has not acknowledged, the oldest first. */
export interface OutboxState {
  readonly waiting: readonly Unsent[];
  /** Sent later and refused then, when the reader had gone on. */
  readonly refused: readonly Unsent[];
}

export interface OutboxParts {
  readonly storage: DraftStorage;
  /** The name of the signed-in user; without one nothing is kept or sent. */
  readonly user: () => string | null;
  /** Posts an answer. Rejects with what the client throws. */
  readonly post: (outgoing: Outgoing) => Promise<AnswerSaved>;
  readonly now: () => Date;
}

/** Milliseconds for which a try waits until its answer is on the device. */
const PATIENCE = 250;

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Takes answers to the server, each once: it is kept on the device before the first try and until the server has
 * acknowledged it, and every try carries the same key.
 */
export function createOutbox({ storage, user, post, now }: OutboxParts) {
  const watchers = new Set<() => void>();
  const savedListeners = new Set<(outgoing: Outgoing, saved: AnswerSaved) => void>();
  const onTheWay = new Set<string>();
  // The keys of answers that the device had no room for. They live as long as the page.
  const unstored = new Set<string>();
  let state: OutboxState = { waiting: [], refused: [] };
  let last: Promise<unknown> = Promise.resolve();
  let flushing: Promise<void> | undefined;
  let whose = user();
  let read: string | undefined;

  const prefixOf = (username: string) => `${username.trim().toLowerCase()}\n`;
  // Storage is asked in turn. One that refuses, or is full, leaves the answer on its way as it is.
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    const done = last.then(work).catch(() => undefined);
    last = done;
    return done;
  };

  function change(edit: (all: readonly Unsent[]) => readonly Unsent[]) {
    const all = edit([...state.waiting, ...state.refused]);
    const sorted = [...all].sort((one, other) => one.at.getTime() - other.at.getTime());
    state = {
      waiting: sorted.filter(({ refusal }) => !refusal),
      refused: sorted.filter(({ refusal }) => refusal),
    };
    watchers.forEach((watcher) => watcher());
  }

  const isAt = (place: Place) => (unsent: Unsent) => placeKey(unsent.place) === placeKey(place);
  const holds = ({ place, key }: Outgoing) =>
    [...state.waiting, ...state.refused].some((one) => isAt(place)(one) && one.key === key);

  /** Resolves when it is on the device, or will not be. */
  async function keep(unsent: Unsent) {
    change((all) => [...all.filter((one) => !isAt(unsent.place)(one)), unsent]);
    const username = user();
    if (username === null) return;
    const { at, ...value } = unsent;
    unstored.add(unsent.key);
    await inTurn(async () => {
      await storage.set(prefixOf(username) + placeKey(unsent.place), { value, at });
      unstored.delete(unsent.key);
    });
  }

  function drop(place: Place) {
    change((all) => all.filter((one) => !isAt(place)(one)));
    const username = user();
    if (username !== null) void inTurn(() => storage.delete([prefixOf(username) + placeKey(place)]));
  }

  /** @param kept resolves when the answer is on the device; a slow one is not waited for long */
  async function attempt(outgoing: Outgoing, kept?: Promise<void>): Promise<Sent> {
    onTheWay.add(outgoing.key);
    try {
      if (kept) await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
      return { state: 'saved', saved: await post(outgoing) };
    } catch (error) {
      if (isOutOfReach(error)) return { state: 'waiting', isUnable: isUnable(error) };
      if (error instanceof ApiError) return { state: 'refused', error };
      throw error;
    } finally {
      onTheWay.delete(outgoing.key);
    }
  }

  /** An answer that was given again meanwhile stands over the one that has just arrived. */
  function acknowledge(outgoing: Outgoing, saved: AnswerSaved) {
    if (holds(outgoing)) drop(outgoing.place);
    else {
      const newer = state.waiting.find(isAt(outgoing.place));
      if (newer) void keep({ ...newer, revision: saved.revision });
    }
    savedListeners.forEach((listener) => listener(outgoing, saved));
  }

  /** What other tabs and earlier visits left. */
  async function load() {
    const username = user();
    if (username === null) return change(() => []);
    if (username !== whose) change(() => []);
    whose = username;
    const prefix = prefixOf(username);
    await inTurn(async () => {
      const keys = (await storage.keys()).filter((key) => key.startsWith(prefix));
      const entries = await Promise.all(keys.map((key) => storage.get(key)));
      if (user() !== username) return;
      read = username;
      const stored = entries
        .map(unsentIn)
        // Under another name than its own it could not be taken away once it has arrived.
        .filter((unsent, index): unsent is Unsent => !!unsent && prefix + placeKey(unsent.place) === keys[index]);
      change((all) => [
        ...all.filter((one) => unstored.has(one.key)),
        ...stored.filter((one) => !all.some((other) => unstored.has(other.key) && isAt(one.place)(other))),
      ]);
    });
  }

  async function sendWaiting() {
    await load();
    for (const unsent of state.waiting) {
      if (onTheWay.has(unsent.key) || !holds(unsent)) continue;
      const sent = await attempt(unsent);
      if (sent.state === 'saved') acknowledge(unsent, sent.saved);
      // The next one would fare no better. Whoever is signed out sends it after the next sign-in.
      else if (sent.state === 'waiting' || sent.error.status === 401) return;
      else if (isPassing(sent.error)) continue;
      else if (holds(unsent)) void keep({ ...unsent, refusal: refusalOf(sent.error) });
    }
  }

  return {
    state: () => state,

    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    /** Calls `listener` when an answer has arrived, whichever try it was. */
    onSaved(listener: (outgoing: Outgoing, saved: AnswerSaved) => void) {
      savedListeners.add(listener);
      return () => void savedListeners.delete(listener);
    },

    /**
     * Keeps an answer and sends it. What the server refuses is not kept where the reader still has it before them; but
     * where its question is gone they cannot come back to it, so it stays until they let it go.
     * @param isShown whether they have it before them once it is refused
     */
    async send(outgoing: Outgoing, isShown = () => true): Promise<Sent> {
      const sent = await attempt(outgoing, keep({ ...outgoing, at: now(), refusal: undefined }));
      if (sent.state === 'saved') acknowledge(outgoing, sent.saved);
      if (sent.state === 'refused' && holds(outgoing)) {
        const refusal = refusalOf(sent.error);
        if (isGone(refusal)) void keep({ ...outgoing, at: now(), refusal: { ...refusal, told: true } });
        else if (isShown()) drop(outgoing.place);
        // The others wait on: whoever is signed out sends it after the next sign-in.
        else if (refusal.status !== 401 && !isPassing(refusal)) void keep({ ...outgoing, at: now(), refusal });
      }
      return sent;
    },

    /** Sends what waits, one after the other. Two calls at once are one. */
    flush(): Promise<void> {
      flushing ??= sendWaiting().finally(() => (flushing = undefined));
      return flushing;
    },

    load,

    /** Resolves when it is known what earlier visits of this user left. */
    ready: (): Promise<void> => (user() === read ? Promise.resolve() : load()),

    /** The answer to a question that waits. */
    waitingAt: (place: Place): Unsent | undefined => state.waiting.find(isAt(place)),

    /** The answer to a question that was refused. */
    refusedAt: (place: Place): Unsent | undefined => state.refused.find(isAt(place)),

    /** Takes an answer back that waits, or was refused. */
    withdraw: (place: Place) => drop(place),

    /** Forgets everything of a user on this device. */
    async forget(username: string) {
      change(() => []);
      await inTurn(async () => {
        const keys = (await storage.keys()).filter((key) => key.startsWith(prefixOf(username)));
        await storage.delete(keys);
      });
    },
  };
}

function refusalOf(error: ApiError): Refusal {
  return { status: error.status, ...dataOf(error) };
}
