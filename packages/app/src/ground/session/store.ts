import * as v from 'valibot';
import { parsed } from '../device/key.js';
import { keysIn, type KeyValueStorage } from '../device/keyValueStorage.js';
import { whole, written } from '../device/shapes.js';
import { valid } from '../device/valid.js';
import { LAST_ITERATION, lastIterationKey, STUDY, TOKEN, USER_INFO } from './keys.js';

/** What is stored about the signed-in user besides the token. */
export interface UserInfo {
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** What the session stores in the browser, under the keys of the specification. */
export interface Store {
  token(): string | null;
  setToken(token: string | null): void;
  isAdmin(): boolean;
  setIsAdmin(isAdmin: boolean | null): void;
  userInfo(): UserInfo | null;
  setUserInfo(userInfo: UserInfo | null): void;
  /** The network of the study that is all that the session opens, or did; null of a session that somebody logged in for. */
  study(): string | null;
  setStudy(networkId: string | null): void;
  /** The network that "Overview" leads to. */
  currentNetworkId(): string | null;
  setCurrentNetworkId(networkId: string | null): void;
  /** The iteration of a node that was opened last. */
  lastIteration(networkId: string, nodeId: string): number | null;
  setLastIteration(networkId: string, nodeId: string, iteration: number | null): void;
  /** Whether an explanation was dismissed in this browser. */
  isHidden(explanation: DismissedExplanation): boolean;
  setIsHidden(explanation: DismissedExplanation, isHidden: boolean): void;
  /** Deletes everything about the user; the sort order of tables and dismissed explanations stay. */
  forgetUser(): void;
}

/** Explanations that can be dismissed, and the word to a new owner about one hand-over. */
export type DismissedExplanation = 'combinations' | `handedOver_${string}`;

const name = v.fallback(v.string(), '');
const userInfo = v.object({ username: v.string(), firstname: name, lastname: name });
/** Valid as one segment of a path. */
const id = written(/^(?!\.+$)[^\s/?#\\\p{C}]{1,200}$/u);
const iteration = whole(1);

export function createStore(storage: KeyValueStorage): Store {
  const set = (key: string, value: string | null) => {
    if (value === null) return storage.removeItem(key);
    try {
      storage.setItem(key, value);
    } catch {
      // A full storage stores nothing. If that prevents sign-in, the sign-in page reports it.
    }
  };
  const hiddenKey = (explanation: DismissedExplanation) => `hidden_${explanation}`;

  return {
    token: () => storage.getItem(TOKEN),
    setToken: (token) => set(TOKEN, token),
    isAdmin: () => storage.getItem('isAdmin') === 'true',
    setIsAdmin: (isAdmin) => set('isAdmin', isAdmin === null ? null : String(isAdmin)),
    userInfo: () => valid(userInfo, parsed(storage.getItem(USER_INFO))) ?? null,
    setUserInfo: (user) => set(USER_INFO, user && JSON.stringify(user)),
    study: () => valid(id, storage.getItem(STUDY)) ?? null,
    setStudy: (networkId) => set(STUDY, networkId),
    currentNetworkId: () => valid(id, storage.getItem('currentNetworkId')) ?? null,
    setCurrentNetworkId: (networkId) => set('currentNetworkId', networkId),
    lastIteration: (networkId, nodeId) =>
      valid(iteration, Number(storage.getItem(lastIterationKey(networkId, nodeId)))) ?? null,
    setLastIteration: (networkId, nodeId, last) =>
      set(lastIterationKey(networkId, nodeId), last === null ? null : String(last)),
    isHidden: (explanation) => storage.getItem(hiddenKey(explanation)) === 'true',
    setIsHidden: (explanation, isHidden) => set(hiddenKey(explanation), isHidden ? 'true' : null),
    forgetUser() {
      const theirs = [TOKEN, 'isAdmin', USER_INFO, STUDY, 'currentNetworkId'];
      for (const key of [...theirs, ...keysIn(storage, LAST_ITERATION)]) storage.removeItem(key);
    },
  };
}
