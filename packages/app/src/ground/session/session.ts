import type { ApiClient, Credentials } from '@credence/api-client';
import { checkAdmin, checkSession, readSession, type SessionCheck, type SessionFacts } from './checkSession.js';
import { recheck } from './recheck.js';
import { readUser, requestToken, type SignInFailure } from './signIn.js';
import type { Store, UserInfo } from './store.js';
import type { Surroundings } from './surroundings.js';

export interface SessionState {
  readonly isAuthenticated: boolean;
  readonly isAdmin: boolean;
  readonly isLoading: boolean;
  /** Whether the links are those of an administrator: as stored until the check has answered. Opens nothing. */
  readonly looksAdmin: boolean;
  /** Whether a token is stored, verified or not. */
  readonly hasToken: boolean;
  /** Whether the session ended without the user asking for it, and nobody has signed in since. */
  readonly hasEnded: boolean;
  readonly user: UserInfo | null;
  readonly currentNetworkId: string | null;
  /** The network of the study that is all that the session opens, or did before it ended: the link of a mail began it. */
  readonly study: string | null;
  /** How many invitations wait for the user, as far as known. */
  readonly invitations: number;
}

/** Events that a session's listeners may need. */
export interface SessionEvents {
  /** The session ended without the user asking for it. */
  ended: () => void;
  /** Another tab signed in, possibly as a different user. */
  replaced: () => void;
  /** This user left for good, by a logout or with the account: everything kept for them on this device is deleted. */
  loggedOut: (username: string | null) => void;
}

export interface LogoutResult {
  readonly ok: boolean;
  /** The server's message, if there was one. */
  readonly message?: string;
  /** Where the session at the institution's login is ended, if it began there. */
  readonly url?: string;
}

export interface SessionParts {
  readonly api: ApiClient;
  readonly store: Store;
  readonly surroundings: Surroundings;
}

export type Session = ReturnType<typeof createSession>;

/** What became of a sign-in. */
type SignedIn = { ok: true; isAdmin: boolean } | ({ ok: false } & SignInFailure);

/** The server's answer about a session. */
interface Answer extends SessionFacts {
  readonly check: SessionCheck;
  readonly isAdmin: boolean;
}

const EVERY = 60_000;

/** Who is signed in, and for how long. Knows no view and no router: both subscribe to it. */
export function createSession(parts: SessionParts) {
  const { api, store } = parts;
  const presence = createPresence(store);
  const listeners: Listeners = { ended: new Set(), replaced: new Set(), loggedOut: new Set() };
  const live: LiveSession = { ...parts, presence, listeners, timer: undefined, epoch: 0, loggingOut: false };
  const checks = createChecks(live);

  return {
    state: presence.state,

    subscribe: presence.subscribe,

    on<Name extends keyof SessionEvents>(name: Name, listener: SessionEvents[Name]) {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },

    /** Runs the first check, once; resolves when it is known who is signed in. */
    start: checks.start,

    /** Stops checking and returns to the state before the start. Stored data stays. */
    stop: checks.stop,

    /** Signs in. A failure changes nothing. */
    async login(credentials: Credentials): Promise<SignedIn> {
      const answer = await requestToken(api, credentials);
      return 'reason' in answer ? { ok: false, ...answer } : signInWith(live, answer.token, credentials.username);
    },

    /** Signs in with a token that the server gave for something else than a password. A failure changes nothing. */
    signInWith: (token: string, username: string): Promise<SignedIn> => signInWith(live, token, username),

    /** Signs out locally in any case, and on the server if it can be reached. */
    logout: () => logOut(live),

    /** For a deleted account: all of its sessions are gone, so there is nothing to sign out of. */
    forget: () => leaveForGood(live),

    /** Loads the user's names again after a change. */
    readUser: () => readUserAgain(live),

    /** Call on every 401. */
    unauthorized: () => end(live),

    /** Call with the number of invitations that a list shows. */
    setInvitations(invitations: number) {
      if (invitations !== presence.state().invitations) presence.change({ invitations });
    },

    /** Sets the network that "Overview" leads to; null for none. */
    setCurrentNetwork(networkId: string | null) {
      store.setCurrentNetworkId(networkId);
      presence.change();
    },
  };
}

type Listeners = { readonly [Name in keyof SessionEvents]: Set<SessionEvents[Name]> };

/** A session at work. */
interface LiveSession extends SessionParts {
  readonly presence: ReturnType<typeof createPresence>;
  readonly listeners: Listeners;
  timer: unknown;
  /** Incremented at every sign-in and sign-out, so that the result of an earlier check is ignored. */
  epoch: number;
  loggingOut: boolean;
}

/** Who is signed in as far as known, for whoever watches it. */
function createPresence(store: Store) {
  const watchers = new Set<() => void>();
  let flags = { isAuthenticated: false, isAdmin: false, isLoading: true, hasEnded: false, invitations: 0 };
  let state = snapshot();

  function snapshot(): SessionState {
    const hasToken = store.token() !== null;
    const looksAdmin = flags.isLoading ? store.isAdmin() : flags.isAdmin;
    const [user, currentNetworkId, study] = [store.userInfo(), store.currentNetworkId(), store.study()];
    return { ...flags, looksAdmin, hasToken, user, currentNetworkId, study };
  }

  return {
    state: () => state,

    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    change(next: Partial<typeof flags> = {}) {
      flags = { ...flags, ...next };
      state = snapshot();
      watchers.forEach((watcher) => watcher());
    },
  };
}

/** The checks of a session, from its start on and with what the browser reports. */
function createChecks(live: LiveSession) {
  const { presence, surroundings } = live;
  let started: Promise<void> | undefined;
  let stopListening = () => {};

  return {
    start: () => {
      started ??= (() => {
        const stops = [
          surroundings.onStoredElsewhere((key) => void storedElsewhere(live, key)),
          // The browser breaks off a pending check, which says nothing about the session.
          surroundings.onLeaving(() => void live.epoch++),
          surroundings.onReturning(() => void checkNow(live)),
        ];
        stopListening = () => stops.forEach((stop) => stop());
        return checkNow(live);
      })();
      return started;
    },

    stop: () => {
      stopListening();
      leave(live, { hasEnded: false });
      started = undefined;
      presence.change({ isLoading: true });
    },
  };
}

function setUser({ store, presence }: LiveSession, user: UserInfo | null) {
  store.setUserInfo(user);
  presence.change();
}

function emit({ listeners }: LiveSession, name: 'ended' | 'replaced') {
  listeners[name].forEach((listener) => listener());
}

function leaveForGood(live: LiveSession) {
  const { store, presence, listeners } = live;
  // The name may have been cleared from browser storage while the page was open.
  const username = (store.userInfo() ?? presence.state().user)?.username ?? null;
  store.forgetUser();
  leave(live, { hasEnded: false });
  listeners.loggedOut.forEach((listener) => listener(username));
}

function enter(live: LiveSession, isAdmin: boolean, { invitations, study }: SessionFacts) {
  const { store, presence, surroundings } = live;
  store.setIsAdmin(isAdmin);
  store.setStudy(study ?? null);
  presence.change({
    isAuthenticated: true,
    isAdmin,
    isLoading: false,
    hasEnded: false,
    invitations: invitations ?? presence.state().invitations,
  });
  surroundings.clock.clearTimeout(live.timer);
  live.timer = surroundings.clock.setTimeout(() => void repeat(live), EVERY);
}

function leave(live: LiveSession, { hasEnded } = { hasEnded: live.presence.state().hasEnded }) {
  live.epoch++;
  live.surroundings.clock.clearTimeout(live.timer);
  live.presence.change({ isAuthenticated: false, isAdmin: false, isLoading: false, hasEnded, invitations: 0 });
}

/** Ends a session without a logout: the token and the admin flag go, drafts stay for the user's next visit. */
function end(live: LiveSession) {
  const { store, presence } = live;
  // The session has also ended if the token was cleared while the page was open.
  if (live.loggingOut || !(store.token() || presence.state().isAuthenticated)) return;
  store.setToken(null);
  store.setIsAdmin(null);
  leave(live, { hasEnded: true });
  emit(live, 'ended');
}

async function ask({ api, surroundings }: LiveSession): Promise<Answer> {
  const [session, isAdmin] = await Promise.all([checkSession(api, surroundings.warn), checkAdmin(api)]);
  return { ...session, isAdmin };
}

function settle(live: LiveSession, { check, isAdmin, ...facts }: Answer) {
  if (check === 'active') return enter(live, isAdmin, facts);
  end(live);
  // Also log out, ignoring errors: there may be no session left on the server.
  if (check !== 'failed') void live.api.POST('/user/logout').catch(() => undefined);
}

async function checkNow(live: LiveSession) {
  if (!live.store.token()) return leave(live);
  const mine = live.epoch;
  const answer = await ask(live);
  if (mine === live.epoch) settle(live, answer);
}

async function repeat(live: LiveSession) {
  const mine = live.epoch;
  let answer: Answer = { check: 'active', isAdmin: false };
  const check = await recheck(async () => {
    if (mine !== live.epoch) return 'active';
    answer = await ask(live);
    return answer.check;
  }, live.surroundings);
  if (mine === live.epoch) settle(live, { ...answer, check });
}

async function storedElsewhere(live: LiveSession, key: string | null) {
  const { store, presence } = live;
  if (key !== null && key !== 'token') return presence.change();
  const { isAuthenticated: wasAuthenticated, hasEnded } = presence.state();
  if (store.token()) {
    live.epoch++;
    await checkNow(live);
    emit(live, 'replaced');
  } else {
    leave(live, { hasEnded: wasAuthenticated || hasEnded });
    if (wasAuthenticated) emit(live, 'ended');
  }
}

async function signInWith(live: LiveSession, token: string, username: string): Promise<SignedIn> {
  const { api, store } = live;
  const before = store.userInfo();
  const tokenBefore = store.token();
  live.epoch++;
  // Another tab uses a token as soon as it is stored: it must not find the previous user's name with it.
  if (before && !isSameName(before.username, username)) setUser(live, null);
  store.setToken(token);
  const [user, isAdmin, facts] = await Promise.all([readUser(api, username), checkAdmin(api), readSession(api)]);
  if (store.token() !== token) {
    const isReplaced = ![null, tokenBefore].includes(store.token());
    if (before && !isReplaced && !store.userInfo()) setUser(live, before);
    return { ok: false, reason: 'failed' };
  }

  if (before && before.username !== user.username) {
    // The previous user's current network and iterations do not apply to this one.
    store.forgetUser();
    store.setToken(token);
  }
  store.setUserInfo(user);
  enter(live, isAdmin, { invitations: 0, ...facts });
  return { ok: true, isAdmin };
}

async function logOut(live: LiveSession): Promise<LogoutResult> {
  live.loggingOut = true;
  const result = await requestLogout(live.api);
  live.loggingOut = false;
  leaveForGood(live);
  return result;
}

async function readUserAgain(live: LiveSession): Promise<void> {
  const { api, store } = live;
  const username = store.userInfo()?.username;
  if (username === undefined) return;
  const user = await readUser(api, username);
  if (store.userInfo()?.username !== username) return;
  setUser(live, user);
}

/** Whether the server treats two names as the same user. */
function isSameName(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}

async function requestLogout(api: ApiClient): Promise<LogoutResult> {
  try {
    const { data, response } = await api.POST('/user/logout');
    return {
      ok: response.ok,
      ...(data?.message ? { message: data.message } : {}),
      ...(data?.url ? { url: data.url } : {}),
    };
  } catch {
    return { ok: false };
  }
}
