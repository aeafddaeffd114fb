import { createStore, keys, set } from 'idb-keyval';
import * as v from 'valibot';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { device, openDevice } from '../ground/device/browserDevice.js';
import { textOf } from '../ground/device/key.js';
import { session, store } from '../ground/session/index.js';
import { buildUser } from '../test/builders.js';
import { signedInDevice } from '../test/device.js';
import { http } from '../test/fakeServer.js';
import { passTime } from '../test/passTime.js';
import { renderRoute } from '../test/renderRoute.js';

// All that a new thing needs: nothing that forgets, counts or separates users knows its name.
const note = v.object({ text: v.string() });
const notes = device.keep({ name: 'notes', schema: note, isUnsaved: () => true });
const pins = device.setting({ name: 'pins', schema: v.array(v.string()), where: 'device', whose: 'user' });

const subject = { networkId: 'N1', nodeId: 'n3' };
const { username } = buildUser();
const inDatabase = createStore('credence-device', 'entries');
const read = async () => (await notes.inTurn((shelf) => shelf.all()))?.map(({ value }) => value.text);
const write = async () => {
  pins.set(['n3'], { networkId: 'N1' });
  await notes.inTurn((shelf) => shelf.set({ subject, value: { text: 'Ask Ben' }, at: new Date() }));
};
/** The keys in any storage of this browser that name the user. */
const traces = async (name = username) =>
  [...(await keys(inDatabase)), ...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    .map(String)
    .filter((key) => key.includes(name));

/** A page of the signed-in user, who has a note; things that no code of this page has declared are there, too. */
async function open(path: string, options: Parameters<typeof renderRoute>[1] = {}) {
  const screen = await renderRoute(path, options);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await write();
  await set(textOf({ user: username, kept: 'not yet opened', subject }), { value: 1, at: new Date() }, inDatabase);
  onTestFinished(() => device.forget(username));
  expect([await read(), (await traces()).length]).toEqual([['Ask Ben'], 3]);
  return screen;
}

async function logOut(screen: Awaited<ReturnType<typeof open>>) {
  await userEvent.click(screen.getByRole('button', { name: /Account menu/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out and delete' }));
}

test('R-2751: a sign-out warns of whatever is unsaved, and then forgets everything that its user had', async () => {
  const pass = passTime();
  const screen = await open('/index/');
  await logOut(screen);
  await pass(1000);
  await expect.poll(screen.address).toBe('/login');
  await expect.poll(() => traces()).toEqual([]);
});

test('R-2751: the deletion of an account forgets everything that its user had', async () => {
  const screen = await open('/profile', {
    handlers: [
      http.post('/user/delete', ({ response }) => response(200).json({ message: 'Deleted.', deletedOn: '2026-12-05' })),
    ],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Delete account' }));
  await userEvent.fill(screen.getByLabelText('Your password'), 'credence-demo');
  await userEvent.click(screen.getByRole('button', { name: 'Delete the account' }));
  await expect.poll(screen.address).toBe('/login');
  await expect.poll(() => traces()).toEqual([]);
});

test('R-2751: a session that ends by itself keeps everything for its user', async () => {
  const screen = await open('/index/');
  session.unauthorized();
  await expect.poll(screen.address).toMatch(/^\/login/);
  expect((await traces()).length).toBeGreaterThanOrEqual(3);
  signedIn(username);
  expect([await read(), pins.get({ networkId: 'N1' })]).toEqual([['Ask Ben'], ['n3']]);
});

/** Somebody signs in on the device as it is. */
function signedIn(name: string) {
  store.setToken('crd_next');
  store.setUserInfo({ username: name, firstname: '', lastname: '' });
}

test.each([`${username}.au`, username.slice(0, -1)])(
  'R-1703: the next user of the device neither reads, counts nor forgets it: %s',
  async (next) => {
    await open('/index/');
    signedIn(next);
    expect([await read(), pins.get({ networkId: 'N1' }), await device.unsaved()]).toEqual([[], undefined, 0]);
    await device.forget(next);
    signedIn(` ${username.toUpperCase()}`);
    expect([await read(), pins.get({ networkId: 'N1' }), await device.unsaved()]).toEqual([['Ask Ben'], ['n3'], 1]);
  },
);

test.each([
  ['nothing', null],
  ['a text', 'Ask Ben'],
  ['no time', { value: { text: 'Ask Ben' } }],
  ['another time', { value: { text: 'Ask Ben' }, at: 'now' }],
  ['another value', { value: { text: 5 }, at: new Date() }],
  ['a list', { value: ['text'], at: new Date() }],
])('R-2753: a broken value counts as absent, and is neither shown nor unsaved: %s', async (_what, entry) => {
  signedInDevice();
  onTestFinished(() => device.forget(username));
  await write();
  await set(textOf({ user: username, kept: 'notes', subject }), entry, inDatabase);
  localStorage.setItem(textOf({ user: username, kept: 'pins', subject: { networkId: 'N1' } }), JSON.stringify(entry));
  expect([await read(), pins.get({ networkId: 'N1' }), await device.unsaved()]).toEqual([[], undefined, 0]);
});

test('R-2751: what the device has no room for is unsaved, too', async () => {
  signedInDevice();
  const { keep, unsaved } = openDevice();
  const clumsy = keep({ name: 'notes', schema: v.custom<() => void>(() => true), isUnsaved: () => true });
  // A function is nothing that a database can hold.
  await clumsy.inTurn((shelf) => shelf.set({ subject, value: () => undefined, at: new Date() }));
  expect(await unsaved()).toBe(1);
});
