import { CredenceProvider, PageStyles } from '@credence/ui';
import { createStore, delMany, keys, set } from 'idb-keyval';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { outbox } from '../features/answering/browserOutbox.js';
import { device } from '../ground/device/browserDevice.js';
import { type Subject, textOf } from '../ground/device/key.js';
import { drafts } from '../ground/drafts/browserDrafts.js';
import { queue } from '../features/queue/browserQueue.js';
import { session } from '../ground/session/index.js';
import { App, openApp } from '../test/App.js';
import { buildUser } from '../test/builders.js';
import { freshDevice, signedInDevice } from '../test/device.js';
import { http } from '../test/fakeServer.js';
import { NETWORK, networkPath, networkServer, nodePath } from '../test/networkBuilders.js';
import { questionPath } from '../test/questionBuilders.js';
import { serve } from '../test/serve.js';

/** Every screen for signed-in users, with its title. */
const screens = [
  ['/', /^Welcome/],
  ['/networks_overview', 'Manage Networks'],
  [networkPath, 'Laryngeal carcinoma'],
  [`${nodePath}?change`, 'Decisive event combinations'],
  [`${nodePath}/2/start?nodeName=Metastasis`, 'Metastasis'],
  [questionPath(2), 'Metastasis'],
  // Without a user name the profile leads home; with a strange one the server does not know the user.
  ['/profile', /^(Profile|Welcome)/],
  ['/questionnaire/', 'Feedback'],
] as const;

const text = 'żółw 🐢\u0000\u202e\ud800';
const garbage: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['an object', '{"a":1}'],
  ['a list', '[[],{}]'],
  ['half of JSON', '{"username":"ann@exam'],
  ['a number that is none', 'NaN'],
  ['a negative number', '-1'],
  ['a number that no integer holds', '1e300'],
  ['words nobody writes', text],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a way out', '../../user/delete?x#y'],
  ['the name of a prototype', '__proto__'],
  ['a name that is no text', '{"username":"\\ud800","firstname":{},"lastname":5}'],
  ['100 KB', 'x'.repeat(100_000)],
];

/** Where the order of a network's questions and their batch are kept. */
function queueKeys(networkId: string): string[] {
  signedInDevice();
  queue.choose(networkId, 'matters');
  queue.ask(networkId, []);
  const keys = Object.keys(localStorage).filter((key) => key.startsWith('['));
  freshDevice();
  return keys;
}

/** Every key but the token: garbage in them does not affect being signed in. */
const besideTheToken = [
  'isAdmin',
  'userInfo',
  'currentNetworkId',
  `lastIteration_${NETWORK}_n3`,
  'lastIteration_',
  ...queueKeys(NETWORK),
  'overviewSortField',
  'overviewSortDirection',
  'csvForm',
  '["","csvForm","","","",null,"",""]',
  'language',
];

/** Opens the application on a device prepared by `prepare`. */
async function open(path: string, prepare: () => unknown) {
  signedInDevice();
  onTestFinished(freshDevice);
  await prepare();
  session.stop();
  const none = { hasNetworks: false, networks: [] };
  const served = serve(
    http.get('/user/invitations', ({ response }) => response(200).json(none)),
    ...networkServer(),
  );
  const router = openApp(path);
  await render(
    <CredenceProvider>
      <PageStyles />
      <App router={router} />
    </CredenceProvider>,
  );
  return { ...served, router };
}

async function openEach(prepare: () => unknown) {
  const { router, requests } = await open('/imprint', prepare);
  for (const [path, title] of screens) {
    await router.navigate(path);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(page.getByText('Unexpected Application Error!').query(), path).toBeNull();
    expect(page.getByText(/^Draft restored/).query(), path).toBeNull();
    if (path !== '/profile') expect(page.getByRole('alert').query()?.textContent ?? '', path).toBe('');
  }
  return requests;
}

test.each(garbage)('every screen opens with %s in every key that is kept beside the sign-in', async (_what, value) => {
  const requests = await openEach(() => besideTheToken.forEach((key) => localStorage.setItem(key, value)));
  // A stored iteration is sent only if it can be one.
  const asked = requests.map(({ url }) => new URL(url).searchParams.get('last_iteration') ?? '1');
  expect(asked.every((last) => /^[1-9]\d{0,15}$/.test(last))).toBe(true);
});

test.each(garbage)('with %s for a token one is asked to log in', async (_what, value) => {
  await open('/networks_overview', () => localStorage.setItem('token', value));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
});

const { username } = buildUser();
const question = { form: 'answer', networkId: NETWORK, nodeId: 'n3', iteration: 2 };
const places = [
  ...[question, { form: 'combinations', networkId: NETWORK, nodeId: 'n3' }, { form: 'profile' }].map(draftOf),
  ...[{ form: 'questionnaire' }, { form: 'share', networkId: NETWORK }].map(draftOf),
  { kept: 'answers', subject: question },
  { kept: 'judgements', subject: { networkId: NETWORK, nodeId: 'n3' } },
];
function draftOf(subject: Subject) {
  return { kept: 'drafts', subject };
}
const at = new Date();
const entries: readonly (readonly [string, unknown])[] = [
  ['text', text],
  ['a number', Number.NaN],
  ['nothing', null],
  ['a list', [1, [2]]],
  ['bytes', new Uint8Array(8)],
  ['a draft without a time', { value: {} }],
  ['a draft of no time', { value: {}, at: new Date(Number.NaN) }],
  ['a draft whose time is text', { value: {}, at: at.toISOString() }],
  ['a draft of nothing', { value: null, at }],
  ['a draft of text', { value: text, at }],
  ['a draft of a list', { value: [[]], at }],
  ['a draft of a function’s name', { value: { constructor: 'x', values: {}, combinations: {} }, at }],
  ['a draft of wrong kinds', { value: { values: 'x', certainty: '2', comment: 5, combinations: [null], 1: {} }, at }],
  ['a draft of wrong numbers', { value: { values: [0, 100, 50.5], certainty: 0, comment: '', combinations: [0] }, at }],
  ['an answer of nowhere', { value: { place: { networkId: NETWORK, nodeId: 5, iteration: 0 }, answer: {} }, at }],
];

/** Writes into the application's database, as another script of the origin might. */
async function leave(entry: unknown) {
  const ours = createStore('credence-device', 'entries');
  const strange = [5, at, ['a'], `${username}\n`, `["${username}","drafts"]`, `["${username}","drafts",1]`];
  onTestFinished(async () => delMany(await keys(ours), ours));
  await drafts.forms();
  await Promise.all([
    ...places.map((place) => set(textOf({ user: username, ...place }), entry, ours)),
    ...strange.map((key) => set(key, entry, ours)),
  ]);
}

test.each(entries)(
  'every screen opens with %s in place of each draft and each answer that waits',
  async (_what, entry) => {
    const requests = await openEach(() => leave(entry));
    // None of it is sent, and a logout clears everything of ours.
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(outbox.state()).toEqual({ waiting: [], refused: [], delivered: 0, late: [] });
    await device.forget(username);
    expect(await drafts.forms()).toHaveLength(0);
  },
);
