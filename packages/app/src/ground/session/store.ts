/** What is stored about the signed-in user besides the token. */
export interface UserInfo {
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The part of `Storage` used here. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What the application stores in the browser. The only other keys are a table's sort order, which the kit stores, and the form in which tables of answers are downloaded. */
export interface Store {
  token(): string | null;
  setToken(token: string | null): void;
  isAdmin(): boolean;
  setIsAdmin(isAdmin: boolean | null): void;
  userInfo(): UserInfo | null;
  setUserInfo(userInfo: UserInfo | null): void;
  /** The network that "Overview" leads to. */
  currentNetworkId(): string | null;
  setCurrentNetworkId(networkId: string | null): void;
  /** The iteration of a node that was opened last. */
  lastIteration(networkId: string, nodeId: string): number | null;
  setLastIteration(networkId: string, nodeId: string, iteration: number | null): void;
  /** Whether an explanation was dismissed in this browser. */
  isHidden(explanation: Explanation): boolean;
  setIsHidden(explanation: Explanation, isHidden: boolean): void;
  /** Deletes everything about the user; the sort order of tables and dismissed explanations stay. */
  forgetUser(): void;
}

/** Explanations that can be dismissed, and the word to a new owner about one hand-over. */
export type Explanation = 'combinations' | `handedOver_${string}`;

const LAST_ITERATION = 'lastIteration_';

export function createStore(storage: KeyValueStorage): Store {
  const set = (key: string, value: string | null) => {
    if (value === null) return storage.removeItem(key);
    try {
      storage.setItem(key, value);
    } catch {
      // A full storage stores nothing. If that prevents sign-in, the sign-in page reports it.
    }
  };
  const lastIterationKey = (networkId: string, nodeId: string) => `${LAST_ITERATION}${networkId}_${nodeId}`;
  const hiddenKey = (explanation: Explanation) => `hidden_${explanation}`;
  const keys = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');

  return {
    token: () => storage.getItem('token'),
    setToken: (token) => set('token', token),
    isAdmin: () => storage.getItem('isAdmin') === 'true',
    setIsAdmin: (isAdmin) => set('isAdmin', isAdmin === null ? null : String(isAdmin)),
    userInfo: () => userInfoIn(storage.getItem('userInfo')),
    setUserInfo: (userInfo) => set('userInfo', userInfo && JSON.stringify(userInfo)),
    currentNetworkId: () => idIn(storage.getItem('currentNetworkId')),
    setCurrentNetworkId: (networkId) => set('currentNetworkId', networkId),
    lastIteration: (networkId, nodeId) => iterationIn(storage.getItem(lastIterationKey(networkId, nodeId))),
    setLastIteration: (networkId, nodeId, iteration) =>
      set(lastIterationKey(networkId, nodeId), iteration === null ? null : String(iteration)),
    isHidden: (explanation) => storage.getItem(hiddenKey(explanation)) === 'true',
    setIsHidden: (explanation, isHidden) => set(hiddenKey(explanation), isHidden ? 'true' : null),
    forgetUser() {
      const theirs = ['token', 'isAdmin', 'userInfo', 'currentNetworkId'];
      const iterations = keys().filter((key) => key.startsWith(LAST_ITERATION));
      for (const key of [...theirs, ...iterations]) storage.removeItem(key);
    },
  };
}

/** Browser storage may hold anything; returns null for what is not a user. */
function userInfoIn(text: string | null): UserInfo | null {
  try {
    const value = JSON.parse(text ?? 'null') as Partial<Record<keyof UserInfo, unknown>> | null;
    if (typeof value?.username !== 'string') return null;
    return { username: value.username, firstname: textOf(value.firstname), lastname: textOf(value.lastname) };
  } catch {
    return null;
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Returns the text if it is valid as one segment of a path. */
function idIn(text: string | null): string | null {
  return text !== null && /^(?!\.+$)[^\s/?#\\\p{C}]{1,200}$/u.test(text) ? text : null;
}

function iterationIn(text: string | null): number | null {
  const iteration = Number(text);
  return Number.isSafeInteger(iteration) && iteration > 0 ? iteration : null;
}
