import { expect, test, vi } from 'vitest';
import {
  type Answer,
  ann,
  credentials,
  held,
  jo,
  open,
  settled,
  tellOfChanges,
  visitor,
} from '../../test/sessionTab.js';
import { memoryStorage } from '../device/storages.js';

test('nobody is signed in to begin with, and it is not known yet (R-1302, R-1303, R-1304)', () => {
  expect(open().session.state()).toMatchObject({ isAuthenticated: false, isAdmin: false, isLoading: true });
});

test('without a stored token nothing is asked (R-1305, R-1306, R-1307)', async () => {
  const { session, calls } = open({ token: null });
  await session.start();
  expect(session.state()).toMatchObject(visitor);
  expect(calls).toEqual([]);
});

test('with a stored token both checks run and set both flags (R-1308, R-1309, R-1310, R-1327)', async () => {
  const { session, calls, storage } = open({ answers: { 'GET /user/check-admin': [200, { is_admin: true }] } });
  await session.start();
  expect(calls).toEqual(['GET /check-session/', 'GET /user/check-admin']);
  expect(session.state()).toMatchObject({ isAuthenticated: true, isAdmin: true, isLoading: false });
  expect(storage.getItem('isAdmin')).toBe('true');
});

test('the stored admin flag opens nothing: an admin check that fails means no (R-1407, O-59)', async () => {
  const { session, store } = open({ answers: { 'GET /user/check-admin': 'no response' } });
  store.setIsAdmin(true);
  await session.start();
  expect(session.state()).toMatchObject({ isAuthenticated: true, isAdmin: false });
});

test('an expired session clears token and admin flag and logs out (R-1311, R-1314, R-1315, R-1316, O-78)', async () => {
  const { session, calls, storage, ended, store } = open({
    answers: { 'GET /check-session/': [200, { status: 'expired' }] },
  });
  store.setCurrentNetworkId('N1');
  await session.start();
  await settled();
  expect(session.state()).toMatchObject(visitor);
  expect([storage.getItem('token'), storage.getItem('isAdmin')]).toEqual([null, null]);
  expect(calls).toContain('POST /user/logout');
  expect(ended).toHaveBeenCalledOnce();
  expect(store.currentNetworkId()).toBe('N1');
});

test('R-2517: a session that ended by itself is remembered until the next sign-in; a logout is not one', async () => {
  const { session, server } = open();
  await session.start();
  session.unauthorized();
  expect(session.state().hasEnded).toBe(true);
  server['GET /check-session/'] = [200, { status: 'active' }];
  await session.login(credentials);
  expect(session.state().hasEnded).toBe(false);
  await session.logout();
  expect(session.state().hasEnded).toBe(false);
});

test('while it is checked, the links are those of the stored flag, which opens nothing (O-59)', async () => {
  const { session, store } = open();
  store.setIsAdmin(true);
  session.stop();
  expect(session.state()).toMatchObject({ looksAdmin: true, isAdmin: false });
  await session.start();
  expect(session.state()).toMatchObject({ looksAdmin: false, isAdmin: false });
});

test('any other status is logged as unexpected and counts as not signed in (R-1317, R-1318)', async () => {
  const { session, warn, store } = open({ answers: { 'GET /check-session/': [200, { status: 'paused' }] } });
  await session.start();
  expect(warn).toHaveBeenCalledWith('Unexpected session status: paused');
  expect(session.state()).toMatchObject(visitor);
  expect(store.token()).toBeNull();
});

test.each<[string, Answer]>([
  ['an error', [500, { error: 'Broken.' }]],
  ['no response', 'no response'],
])('a first check that fails with %s logs out (R-1404, R-1405, R-1406, O-78)', async (_, answer) => {
  const { session, storage } = open({ answers: { 'GET /check-session/': answer } });
  await session.start();
  expect(session.state()).toMatchObject(visitor);
  expect([storage.getItem('token'), storage.getItem('isAdmin')]).toEqual([null, null]);
});

test('the check repeats every 60 seconds while signed in (R-1312, R-1502)', async () => {
  const { session, timers, calls, ring } = open();
  await session.start();
  for (let time = 1; time <= 3; time++) {
    expect(timers.map((timer) => timer.milliseconds)).toEqual([60_000]);
    await ring();
    expect(calls.filter((call) => call === 'GET /check-session/')).toHaveLength(time + 1);
  }
});

test('nothing repeats for visitors, nor after a logout (R-1313)', async () => {
  const visit = open({ token: null });
  await visit.session.start();
  expect(visit.timers).toEqual([]);

  const stay = open();
  await stay.session.start();
  await stay.session.logout();
  expect(stay.timers).toEqual([]);
});

test('a repeated check is tried three times within ten seconds before it ends the session (decision on O-78)', async () => {
  const { session, server, timers, ring, calls, ended } = open();
  await session.start();
  server['GET /check-session/'] = 'no response';
  calls.length = 0;
  await ring();
  expect(timers.map((timer) => timer.milliseconds)).toEqual([4000]);
  await ring();
  expect(session.state().isAuthenticated).toBe(true);
  await ring();
  expect(calls.filter((call) => call === 'GET /check-session/')).toHaveLength(3);
  expect(session.state()).toMatchObject(visitor);
  expect(ended).toHaveBeenCalledOnce();
});

test('a brief failure signs nobody out', async () => {
  const { session, server, timers, ring } = open();
  await session.start();
  server['GET /check-session/'] = [503, {}];
  await ring();
  server['GET /check-session/'] = [200, { status: 'active' }];
  await ring();
  expect(session.state().isAuthenticated).toBe(true);
  expect(timers.map((timer) => timer.milliseconds)).toEqual([60_000]);
});

test('while the browser is offline the check waits', async () => {
  const { session, calls, ring, goOffline, goOnline, timers } = open();
  await session.start();
  calls.length = 0;
  goOffline();
  await ring();
  expect([calls, timers]).toEqual([[], []]);
  expect(session.state().isAuthenticated).toBe(true);
  goOnline();
  await settled();
  expect(calls).toContain('GET /check-session/');
  expect(timers.map((timer) => timer.milliseconds)).toEqual([60_000]);
});

test('signing in stores the token, the names and the flags (R-1325, R-1326)', async () => {
  const { session, store, timers } = open({
    token: null,
    answers: { 'GET /user/check-admin': [200, { is_admin: true }] },
  });
  await session.start();
  expect(await session.login(credentials)).toEqual({ ok: true, isAdmin: true });
  expect(store.token()).toBe('crd_2');
  expect(session.state()).toMatchObject({
    isAuthenticated: true,
    isAdmin: true,
    user: ann,
  });
  expect(timers).toHaveLength(1);
});

test('R-1922: how many invitations wait is known as soon as somebody is signed in, and an unknown count is none', async () => {
  const { session, server } = open({
    token: null,
    answers: { 'GET /check-session/': [200, { status: 'active', invitations: 2 }] },
  });
  await session.start();
  await session.login(credentials);
  expect(session.state().invitations).toBe(2);
  await session.logout();
  server['GET /check-session/'] = 'no response';
  expect(await session.login(credentials)).toEqual({ ok: true, isAdmin: false });
  expect(session.state()).toMatchObject({ isAuthenticated: true, invitations: 0 });
});

test('signing in as a different user leaves nothing of the previous one', async () => {
  const { session, store } = open({ token: null });
  store.setUserInfo(jo);
  store.setCurrentNetworkId('N1');
  store.setLastIteration('N1', 'n3', 5);
  await session.login(credentials);
  expect([store.currentNetworkId(), store.lastIteration('N1', 'n3')]).toEqual([null, null]);
  expect([store.token(), store.isAdmin()]).toEqual(['crd_2', false]);
});

test('a tab that handles the new token first does not mistake its user for the previous one', async () => {
  const storage = memoryStorage();
  const names = held();
  const first = open({ token: null, storage, answers: { 'GET /user/get-user/ann%40example.org': names.answer } });
  first.store.setUserInfo(jo);
  const second = open({ token: null, storage });
  await second.session.start();
  const seen = new Set<string | undefined>();
  const signedIn = new Set<string | undefined>();
  // As browsers do, but without any delay.
  tellOfChanges(storage, (key) => {
    if (first.store.token()) seen.add(first.store.userInfo()?.username);
    second.storedElsewhere(key);
  });
  second.session.subscribe(() => {
    const { isAuthenticated, user } = second.session.state();
    if (isAuthenticated) signedIn.add(user?.username);
  });

  const login = first.session.login(credentials);
  await settled();
  expect(second.session.state()).toMatchObject({ isAuthenticated: true, user: null });
  names.arrive([200, ann]);
  expect(await login).toEqual({ ok: true, isAdmin: false });
  await settled();
  expect(second.session.state()).toMatchObject({ isAuthenticated: true, user: ann });
  expect([[...seen], [...signedIn]]).toEqual([
    [undefined, 'ann@example.org'],
    [undefined, 'ann@example.org'],
  ]);
});

test('a user who signs in again, in upper or lower case, keeps their names in the meantime', async () => {
  const { session, store } = open({
    token: null,
    answers: { 'GET /user/get-user/Ann%40Example.org': [200, ann] },
  });
  store.setUserInfo(ann);
  await session.start();
  const seen: unknown[] = [];
  session.subscribe(() => seen.push(session.state().user));
  await session.login({ ...credentials, username: 'Ann@Example.org' });
  expect(seen).toEqual([ann]);
});

test('a sign-in whose token is refused at once keeps the previous user’s data', async () => {
  const { session, store } = open({
    token: null,
    answers: { 'GET /user/check-admin': [401, { error: 'Please log in.' }] },
  });
  store.setUserInfo(jo);
  store.setCurrentNetworkId('N1');
  await session.start();
  expect(await session.login(credentials)).toEqual({ ok: false, reason: 'failed' });
  expect([store.token(), store.userInfo(), store.currentNetworkId()]).toEqual([null, jo, 'N1']);
  expect(session.state()).toMatchObject({ ...visitor, user: jo });
});

test('a user whose names cannot be read is signed in all the same', async () => {
  const { session } = open({ token: null, answers: { 'GET /user/get-user/ann%40example.org': 'no response' } });
  expect(await session.login(credentials)).toEqual({ ok: true, isAdmin: false });
  expect(session.state().user).toEqual({ username: 'ann@example.org', firstname: '', lastname: '' });
});

test.each<[string, Answer, object]>([
  ['no token', [200, {}], { ok: false, reason: 'no-token' }],
  ['a refusal', [400, { error: 'Wrong.' }], { ok: false, reason: 'failed', message: 'Wrong.' }],
  ['no response', 'no response', { ok: false, reason: 'failed' }],
])('a sign-in that gets %s changes nothing (O-62)', async (_, answer, result) => {
  const { session, store } = open({ token: null, answers: { 'POST /user/login': answer } });
  await session.start();
  expect(await session.login(credentials)).toEqual(result);
  expect([store.token(), session.state().isAuthenticated]).toEqual([null, false]);
});

test.each<[string, Answer, object]>([
  ['succeeds', [200, { message: 'Good bye.' }], { ok: true, message: 'Good bye.' }],
  ['is refused', [500, { message: 'Broken.' }], { ok: false }],
  ['meets an ended session', [401, { message: 'Please log in.' }], { ok: false }],
  ['gets no response', 'no response', { ok: false }],
])(
  'a logout that %s calls the server first and clears everything (R-1319, R-1320, R-1321, R-1322, R-1323, R-1324, O-76)',
  async (_, answer, result) => {
    const { session, calls, storage, ended } = open({ answers: { 'POST /user/logout': answer } });
    const loggedOut = vi.fn();
    session.on('loggedOut', loggedOut);
    await session.start();
    expect(await session.logout()).toEqual(result);
    expect(calls.at(-1)).toBe('POST /user/logout');
    expect(storage.length).toBe(0);
    expect(session.state()).toMatchObject(visitor);
    expect([ended.mock.calls.length, loggedOut.mock.calls.length]).toEqual([0, 1]);
  },
);

test('a 401 ends the session, once (R-1401, R-1402, O-61)', async () => {
  const { session, storage, ended } = open();
  await session.start();
  session.unauthorized();
  session.unauthorized();
  expect([storage.getItem('token'), storage.getItem('isAdmin')]).toEqual([null, null]);
  expect(session.state()).toMatchObject(visitor);
  expect(ended).toHaveBeenCalledOnce();
});

test('a logout in another tab is one here as well', async () => {
  const { session, store, ended, storedElsewhere } = open();
  await session.start();
  store.setToken(null);
  storedElsewhere('token');
  expect(session.state()).toMatchObject(visitor);
  expect(ended).toHaveBeenCalledOnce();
});

test('a sign-in in another tab is one here as well, after the checks', async () => {
  const { session, store, replaced, storedElsewhere } = open({ token: null });
  await session.start();
  store.setToken('crd_9');
  storedElsewhere('token');
  await settled();
  expect(session.state()).toMatchObject({ isAuthenticated: true, hasToken: true });
  expect(replaced).toHaveBeenCalledOnce();
});

test('a network that another tab opened is the current one here as well', async () => {
  const { session, store, storedElsewhere } = open();
  await session.start();
  store.setCurrentNetworkId('N2');
  storedElsewhere('currentNetworkId');
  expect(session.state().currentNetworkId).toBe('N2');
});

test('a check that was pending when a different user signed in changes nothing', async () => {
  const { session, server, ring, ended } = open();
  await session.start();
  server['GET /check-session/'] = [200, { status: 'expired' }];
  const rung = ring();
  await session.login(credentials);
  await rung;
  expect(session.state().isAuthenticated).toBe(true);
  expect(ended).not.toHaveBeenCalled();
});

test('a check that breaks off because the page is left signs nobody out, and the page asks again when it is back', async () => {
  const broken = Promise.withResolvers<Answer>();
  const { session, store, server, leave, comeBack, ended } = open({
    answers: { 'GET /check-session/': broken.promise },
  });
  const started = session.start();
  leave();
  broken.resolve('no response');
  await started;
  expect(store.token()).toBe('crd_1');
  expect(ended).not.toHaveBeenCalled();

  server['GET /check-session/'] = [200, { status: 'active' }];
  comeBack();
  await expect.poll(() => session.state().isAuthenticated).toBe(true);
});
