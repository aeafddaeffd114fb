import { expect, test } from 'vitest';
import { memoryStorage } from '../device/storages.js';
import { createStore } from './store.js';

const kept = (storage = memoryStorage()) => ({ storage, store: createStore(storage) });

test('the keys are those of the specification (R-1101, R-1102, R-1104, R-1106, R-1107)', () => {
  const { storage, store } = kept();
  store.setToken('crd_1');
  store.setIsAdmin(true);
  store.setUserInfo({ username: 'ann@example.org', firstname: 'Ann', lastname: 'Sørensen' });
  store.setCurrentNetworkId('N1');
  store.setLastIteration('N1', 'n3', 5);
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'token',
    'isAdmin',
    'userInfo',
    'currentNetworkId',
    'lastIteration_N1_n3',
  ]);
  expect(storage.getItem('isAdmin')).toBe('true');
  expect(JSON.parse(storage.getItem('userInfo')!)).toEqual({
    username: 'ann@example.org',
    firstname: 'Ann',
    lastname: 'Sørensen',
  });
});

test.each(['TRUE', '1', 'yes', '', 'false'])(
  'isAdmin counts as true only with "true", not with "%s" (R-1103)',
  (value) => {
    const { storage, store } = kept();
    storage.setItem('isAdmin', value);
    expect(store.isAdmin()).toBe(false);
  },
);

test.each(['{', 'null', '[]', '"ann"', '{"username":7}'])(
  'stored user info that is none, %s, is none (R-1105)',
  (text) => {
    const { storage, store } = kept();
    storage.setItem('userInfo', text);
    expect(store.userInfo()).toBeNull();
  },
);

test.each(['0', '-1', '1.5', 'x', ''])('a stored iteration that is none, "%s", is none (R-1107)', (text) => {
  const { storage, store } = kept();
  storage.setItem('lastIteration_N1_n3', text);
  expect(store.lastIteration('N1', 'n3')).toBeNull();
});

test('forgetting the user leaves the sort of tables, and what is not ours (O-80)', () => {
  const { storage, store } = kept();
  for (const key of ['token', 'isAdmin', 'userInfo', 'currentNetworkId', 'lastIteration_a_b', 'lastIteration_c_d']) {
    storage.setItem(key, '1');
  }
  storage.setItem('overviewSortField', 'name');
  storage.setItem('overviewSortDirection', 'asc');
  storage.setItem('elsewhere', '1');
  store.forgetUser();
  expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual([
    'overviewSortField',
    'overviewSortDirection',
    'elsewhere',
  ]);
});

test('a storage that is full breaks nothing', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { store } = kept({ ...memoryStorage(), setItem: full });
  store.setLastIteration('N1', 'n3', 5);
  store.setToken('crd_1');
  expect([store.lastIteration('N1', 'n3'), store.token()]).toEqual([null, null]);
});
