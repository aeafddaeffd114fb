/** What is kept of the signed-in user beside the token. */
export interface UserInfo {
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
}

/** The part of `Storage` that is used. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** What the browser keeps for us. Beside these keys there is only a table's sort, which the kit keeps. */
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
  /** The iteration of a node that was open last. */
  lastIteration(networkId: string, nodeId: string): number | null;
  setLastIteration(networkId: string, nodeId: string, iteration: number | null): void;
  /** Forgets whose device this was: everything but how tables are sorted. */
  forgetUser(): void;
}

const LAST_ITERATION = 'lastIteration_';

export function createStore(storage: KeyValueStorage): Store {
  const set = (key: string, value: string | null) => {
    if (value === null) return storage.removeItem(key);
    try {
      storage.setItem(key, value);
    } catch {
      // A storage that is full keeps nothing more. Who can not sign in for it is told there.
    }
  };
  const lastIterationKey = (networkId: string, nodeId: string) => `${LAST_ITERATION}${networkId}_${nodeId}`;
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
    forgetUser() {
      const theirs = ['token', 'isAdmin', 'userInfo', 'currentNetworkId'];
      const iterations = keys().filter((key) => key.startsWith(LAST_ITERATION));
      for (const key of [...theirs, ...iterations]) storage.removeItem(key);
    },
  };
}

/** Anything may stand in a browser's storage; what is no user is none. */
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

/** What can stand in an address as one step of it. */
function idIn(text: string | null): string | null {
  return text !== null && /^(?!\.+$)[^\s/?#\\\p{C}]{1,200}$/u.test(text) ? text : null;
}

function iterationIn(text: string | null): number | null {
  const iteration = Number(text);
  return Number.isSafeInteger(iteration) && iteration > 0 ? iteration : null;
}
