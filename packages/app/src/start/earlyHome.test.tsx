import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { FirstHome } from '../screens/home/FirstHome.js';
import { buildNetwork } from '../test/builders.js';
import { fakeServer } from '../test/fakeServer.js';
import { renderRoute } from '../test/renderRoute.js';
import { showHome } from './earlyHome.js';

const hostile = '<img src=x onerror="document.title=1"> $&';
const network = (networkId: string, day: number, more: Parameters<typeof buildNetwork>[0] = {}) =>
  buildNetwork({ networkId, lastModified: `2026-11-${day}T10:00:00Z`, percentCompleted: 20, ...more });
const own = [network('Lx7fK2pQ9xWb', 20, { networkName: hostile }), network('Hp3mR8vNc5Zt', 17)];
const shared = [
  network('Mz3mR8vNc5Zt', 19, {
    type: 'collaboration',
    lastQuestion: { nodeId: 'n1', iteration: 2, display_name: 'Grade' },
  }),
  network('Qw3mR8vNc5Zt', 16, { type: 'collaboration' }),
];

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const list = (networks: unknown[], status = 200) => json({ hasNetworks: networks.length > 0, networks }, status);

let first: HTMLElement;
afterEach(() => first.remove());

/** The page as the server sends it, after all responses. */
async function afterResponses({
  admin = json({ is_admin: false }),
  lists = [list(own), list(shared), list([])],
  name = 'Ann',
  isSame = true,
}) {
  first = document.createElement('div');
  first.id = 'first-page';
  first.innerHTML = `<main>${renderToStaticMarkup(
    <MemoryRouter>
      <FirstHome />
    </MemoryRouter>,
  )}</main>`;
  document.body.append(first);
  await showHome([admin, ...lists], name, () => isSame);
  return first.querySelector('[data-credence="frame"]');
}

const said = (root: ParentNode | null | undefined) =>
  Array.from(
    root?.querySelectorAll('h1, h2:not([id]), li a, [data-credence="file-drop"] p') ?? [],
    (each) => each.textContent,
  );

test('R-3277: home says before the application what the application says, and names are text', async () => {
  const shown = await afterResponses({});
  await renderRoute('/index/', { server: fakeServer({ own, shared }) });
  const home = await vi.waitUntil(() => document.querySelector('body > :not(#first-page) h2')?.closest('main'), {
    timeout: 60_000,
  });
  expect(said(shown)).toEqual(said(home));
  expect(said(shown)).toContain('Welcome back, Ann');
  const addresses = (root: ParentNode | null | undefined) =>
    Array.from(root?.querySelectorAll('li a') ?? [], (each) => each.getAttribute('href')?.split('/')[2]);
  expect(addresses(shown)).toEqual(addresses(home));
  expect(shown?.querySelectorAll('li')).toHaveLength(3);
  expect(shown?.querySelectorAll('img')).toHaveLength(0);
});

test('R-3277, R-3676: of networks that nobody has begun there is no row before the application either', async () => {
  const untouched = network('Un3mR8vNc5Zt', 18, { percentCompleted: 0 });
  const shown = await afterResponses({ lists: [list([untouched]), list([]), list([])] });
  expect(said(shown)).toContain('Welcome back, Ann');
  expect(shown?.querySelectorAll('li')).toHaveLength(0);
});

test('R-3277: what is not known yet is not seen, and nothing that needs the application can be chosen', async () => {
  const shown = await afterResponses({});
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const rows = Array.from(shown?.querySelectorAll('li') ?? []);
  expect(rows.map((row) => Array.from(row.querySelectorAll('svg, p'), seen))).toEqual(
    rows.map(() => [false, true, false, false]),
  );
  shown?.querySelector<HTMLElement>('input[type="file"]')?.focus();
  expect(first.contains(document.activeElement)).toBe(false);
});

test.each([
  ['a list is refused', { lists: [list(own), list([], 500), list([])] }],
  ['a list tells of an error', { lists: [json({ networks: own, error: 'Not all of it.' }), list([]), list([])] }],
  ['there are no networks', { lists: [list([]), list([]), list([])] }],
  ['invitations wait', { lists: [list(own), list([]), list([network('In3mR8vNc5Zt', 18, { type: 'invitation' })])] }],
  ['somebody was asked and has not answered yet', { lists: [list([]), list([shared[1]]), list([])] }],
  [
    'a network was handed over',
    { lists: [list([{ ...own[0], handedOver: { at: '', from: '' } }]), list([]), list([])] },
  ],
  ['an administrator is signed in', { admin: json({ is_admin: true }) }],
  ['the session is over', { admin: json({}, 401) }],
  ['the name is not known', { name: '' }],
  ['somebody else is signed in by then', { isSame: false }],
])('R-3277: home is left to the application if %s', async (_, given) => {
  expect(await afterResponses(given)).toBeNull();
  expect(first.querySelector('[role="status"]')?.textContent).toBe('Loading...');
});
