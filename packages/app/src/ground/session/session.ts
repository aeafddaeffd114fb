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
export function createSession({ api, store, surroundings }: SessionParts) {
  const { clock } = surroundings;
  const watchers = new Set<() => void>();
  const listeners: { [Name in keyof SessionEvents]: Set<SessionEvents[Name]> } = {
    ended: new Set(),
    replaced: new Set(),
    loggedOut: new Set(),
  };
  let flags = { isAuthenticated: false, isAdmin: false, isLoading: true, hasEnded: false, invitations: 0 };
  let state = snapshot();
  let started: Promise<void> | undefined;
  let stopListening = () => {};
  let timer: unknown;
  // Incremented at every sign-in and sign-out, so that the result of an earlier check is ignored.
  let epoch = 0;
  let loggingOut = false;

  function snapshot(): SessionState {
    const hasToken = store.token() !== null;
    const looksAdmin = flags.isLoading ? store.isAdmin() : flags.isAdmin;
    const [user, currentNetworkId, study] = [store.userInfo(), store.currentNetworkId(), store.study()];
    return { ...flags, looksAdmin, hasToken, user, currentNetworkId, study };
  }

  function change(next: Partial<typeof flags> = {}) {
    flags = { ...flags, ...next };
    state = snapshot();
    watchers.forEach((watcher) => watcher());
  }

  function setUser(user: UserInfo | null) {
    store.setUserInfo(user);
    change();
  }

  function emit(name: 'ended' | 'replaced') {
    listeners[name].forEach((listener) => listener());
  }

  function leaveForGood() {
    // The name may have been cleared from browser storage while the page was open.
    const username = (store.userInfo() ?? state.user)?.username ?? null;
    store.forgetUser();
    leave({ hasEnded: false });
    listeners.loggedOut.forEach((listener) => listener(username));
  }

  function enter(isAdmin: boolean, { invitations = flags.invitations, study }: SessionFacts) {
    store.setIsAdmin(isAdmin);
    store.setStudy(study ?? null);
    change({ isAuthenticated: true, isAdmin, isLoading: false, hasEnded: false, invitations });
    clock.clearTimeout(timer);
    timer = clock.setTimeout(() => void repeat(), EVERY);
  }

  function leave({ hasEnded } = { hasEnded: flags.hasEnded }) {
    epoch++;
    clock.clearTimeout(timer);
    change({ isAuthenticated: false, isAdmin: false, isLoading: false, hasEnded, invitations: 0 });
  }

  /** Ends a session without a logout: the token and the admin flag go, drafts stay for the user's next visit. */
  function end() {
    // The session has also ended if the token was cleared while the page was open.
    if (loggingOut || !(store.token() || flags.isAuthenticated)) return;
    store.setToken(null);
    store.setIsAdmin(null);
    leave({ hasEnded: true });
    emit('ended');
  }

  async function ask(): Promise<Answer> {
    const [session, isAdmin] = await Promise.all([checkSession(api, surroundings.warn), checkAdmin(api)]);
    return { ...session, isAdmin };
  }

  function settle({ check, isAdmin, ...facts }: Answer) {
    if (check === 'active') return enter(isAdmin, facts);
    end();
    // Also log out, ignoring errors: there may be no session left on the server.
    if (check !== 'failed') void api.POST('/user/logout').catch(() => undefined);
  }

  async function checkNow() {
    if (!store.token()) return leave();
    const mine = epoch;
    const answer = await ask();
    if (mine === epoch) settle(answer);
  }

  async function repeat() {
    const mine = epoch;
    let answer: Answer = { check: 'active', isAdmin: false };
    const check = await recheck(async () => {
      if (mine !== epoch) return 'active';
      answer = await ask();
      return answer.check;
    }, surroundings);
    if (mine === epoch) settle({ ...answer, check });
  }

  async function storedElsewhere(key: string | null) {
    if (key !== null && key !== 'token') return change();
    const wasAuthenticated = flags.isAuthenticated;
    if (store.token()) {
      epoch++;
      await checkNow();
      emit('replaced');
    } else {
      leave({ hasEnded: wasAuthenticated || flags.hasEnded });
      if (wasAuthenticated) emit('ended');
    }
  }

  async function signInWith(token: string, username: string): Promise<SignedIn> {
    const before = store.userInfo();
    const tokenBefore = store.token();
    epoch++;
    // Another tab uses a token as soon as it is stored: it must not find the previous user's name with it.
    if (before && !isSameName(before.username, username)) setUser(null);
    store.setToken(token);
    const [user, isAdmin, facts] = await Promise.all([readUser(api, username), checkAdmin(api), readSession(api)]);
    if (store.token() !== token) {
      const isReplaced = ![null, tokenBefore].includes(store.token());
      if (before && !isReplaced && !store.userInfo()) setUser(before);
      return { ok: false, reason: 'failed' };
    }

    if (before && before.username !== user.username) {
      // The previous user's current network and iterations do not apply to this one.
      store.forgetUser();
      store.setToken(token);
    }
    store.setUserInfo(user);
    enter(isAdmin, { invitations: 0, ...facts });
    return { ok: true, isAdmin };
  }

  return {
    state: () => state,

    subscribe: (watcher: () => void) => {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    on<Name extends keyof SessionEvents>(name: Name, listener: SessionEvents[Name]) {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },

    /** Runs the first check, once; resolves when it is known who is signed in. */
    start() {
      started ??= (() => {
        const stops = [
          surroundings.onStoredElsewhere((key) => void storedElsewhere(key)),
          // The browser breaks off a pending check, which says nothing about the session.
          surroundings.onLeaving(() => void epoch++),
          surroundings.onReturning(() => void checkNow()),
        ];
        stopListening = () => stops.forEach((stop) => stop());
        return checkNow();
      })();
      return started;
    },

    /** Stops checking and returns to the state before the start. Stored data stays. */
    stop() {
      stopListening();
      leave({ hasEnded: false });
      started = undefined;
      change({ isLoading: true });
    },

    /** Signs in. A failure changes nothing. */
    async login(credentials: Credentials): Promise<SignedIn> {
      const answer = await requestToken(api, credentials);
      return 'reason' in answer ? { ok: false, ...answer } : signInWith(answer.token, credentials.username);
    },

    /** Signs in with a token that the server gave for something else than a password. A failure changes nothing. */
    signInWith,

    /** Signs out locally in any case, and on the server if it can be reached. */
    async logout(): Promise<LogoutResult> {
      loggingOut = true;
      const result = await requestLogout(api);
      loggingOut = false;
      leaveForGood();
      return result;
    },

    /** For a deleted account: all of its sessions are gone, so there is nothing to sign out of. */
    forget: leaveForGood,

    /** Loads the user's names again after a change. */
    async readUser() {
      const username = store.userInfo()?.username;
      if (username === undefined) return;
      const user = await readUser(api, username);
      if (store.userInfo()?.username !== username) return;
      setUser(user);
    },

    /** Call on every 401. */
    unauthorized: end,

    /** Call with the number of invitations that a list shows. */
    setInvitations(invitations: number) {
      if (invitations !== flags.invitations) change({ invitations });
    },

    /** Sets the network that "Overview" leads to; null for none. */
    setCurrentNetwork(networkId: string | null) {
      store.setCurrentNetworkId(networkId);
      change();
    },
  };
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
