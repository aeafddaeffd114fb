import { createApiClient } from '@credence/api-client';
import { vi } from 'vitest';
import { memoryStorage } from '../ground/device/storages.js';
import type { KeyValueStorage } from '../ground/device/keyValueStorage.js';
import { createSession } from '../ground/session/session.js';
import { createStore } from '../ground/session/store.js';

export type Answer = [status: number, body: unknown] | 'no response';

interface Tab {
  token?: string | null;
  answers?: Record<string, Answer | Promise<Answer>>;
  /** Storage shared by two tabs of one browser. */
  storage?: KeyValueStorage;
}

/** A session in its own tab, with its own storage, server and clock. */
export function open({ token = 'crd_1', answers = {}, storage = memoryStorage() }: Tab = {}) {
  const server: Record<string, Answer | Promise<Answer>> = {
    'GET /check-session/': [200, { status: 'active' }],
    'GET /user/check-admin': [200, { is_admin: false }],
    'POST /user/login': [200, { token: 'crd_2' }],
    'GET /user/get-user/ann%40example.org': [200, ann],
    'POST /user/logout': [200, { message: 'You have been logged out.' }],
    ...answers,
  };
  const calls: string[] = [];
  const timers: { callback: () => void; milliseconds: number }[] = [];
  let online = true;
  const whenOnline: (() => void)[] = [];
  let elsewhere: (key: string | null) => void = () => {};
  let leaving = () => {};
  let returning = () => {};
  const warn = vi.fn();
  const store = createStore(storage);
  if (token) store.setToken(token);

  const api = createApiClient({
    baseUrl: 'http://tab.test/api',
    getToken: () => store.token(),
    onUnauthorized: () => session.unauthorized(),
    fetch: async (request) => {
      const name = `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`;
      calls.push(name);
      const answer = (await server[name]) ?? [500, {}];
      if (answer === 'no response') throw new TypeError('Failed to fetch');
      return Response.json(answer[1], { status: answer[0] });
    },
  });
  const session = createSession({
    api,
    store,
    surroundings: {
      clock: {
        setTimeout: (callback, milliseconds) => {
          const timer = { callback, milliseconds };
          timers.push(timer);
          return timer;
        },
        clearTimeout: (timer) => {
          const index = timers.indexOf(timer as (typeof timers)[number]);
          if (index >= 0) timers.splice(index, 1);
        },
      },
      isOnline: () => online,
      onceOnline: (listener) => void whenOnline.push(listener),
      onStoredElsewhere: (listener) => {
        elsewhere = listener;
        return () => (elsewhere = () => {});
      },
      onLeaving: (listener) => {
        leaving = listener;
        return () => (leaving = () => {});
      },
      onReturning: (listener) => {
        returning = listener;
        return () => (returning = () => {});
      },
      warn,
    },
  });
  const ended = vi.fn();
  const replaced = vi.fn();
  session.on('ended', ended);
  session.on('replaced', replaced);

  return {
    session,
    store,
    storage,
    server,
    calls,
    timers,
    warn,
    ended,
    replaced,
    goOffline: () => void (online = false),
    goOnline() {
      online = true;
      whenOnline.splice(0).forEach((listener) => listener());
    },
    storedElsewhere: (key: string | null) => elsewhere(key),
    leave: () => leaving(),
    comeBack: () => returning(),
    /** Fires the next timer and waits for everything that follows. */
    async ring() {
      timers.shift()!.callback();
      await settled();
    },
  };
}

/** Waits until every pending response has arrived. */
export async function settled() {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve));
}

/** A response that arrives on demand. */
export function held() {
  let arrive: (answer: Answer) => void = () => {};
  const answer = new Promise<Answer>((resolve) => (arrive = resolve));
  return { answer, arrive };
}

/** Calls `listener` after each change to the storage. */
export function tellOfChanges(storage: KeyValueStorage, listener: (key: string) => void) {
  const { setItem, removeItem } = storage;
  storage.setItem = (key, value) => {
    setItem(key, value);
    listener(key);
  };
  storage.removeItem = (key) => {
    removeItem(key);
    listener(key);
  };
}

export const credentials = { username: 'ann@example.org', password: 'credence-demo' };
export const ann = { username: 'ann@example.org', firstname: 'Ann', lastname: 'Sørensen' };
export const jo = { username: 'jo@example.org', firstname: 'Jo', lastname: '' };
export const visitor = { isAuthenticated: false, isAdmin: false, isLoading: false, hasToken: false };
