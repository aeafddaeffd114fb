import type { NetworkOverview } from '@credence/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { FirstOverview } from '../screens/network-overview/FirstOverview.js';
import { http } from '../test/fakeServer.js';
import {
  buildActivity,
  buildNodeSummary,
  buildOverview,
  buildStructure,
  networkPath,
  networkServer,
} from '../test/networkBuilders.js';
import { renderRoute } from '../test/renderRoute.js';
import { showOverview } from './earlyOverview.js';

const hostile = '<img src=x onerror="document.title=1"> $& "?"';
const own: NetworkOverview = {
  ...buildOverview({
    networkName: hostile,
    sharedWith: 0,
    percentCompleted: 1,
    minutesLeft: 1234,
    nodes: [
      buildNodeSummary({ id: 'n1', name: 'Site', display_name: hostile, completed: true, percentCompleted: 100 }),
      buildNodeSummary({ id: 'n10', name: 'T10', display_name: 'T10', pages: 12_345, estimatedTime: 1234 }),
      buildNodeSummary({ id: 'n2', name: 'T2', display_name: 'T2', pages: 1, inProgress: true, percentCompleted: 25 }),
      buildNodeSummary({ id: 'n3', name: 'T3', display_name: 't2' }),
    ],
  }),
  may: ['view', 'read_numbers', 'assess', 'combine', 'reset', 'share', 'run_study'],
  isStudy: false,
  resetRule: { ownerOnly: false, isOwner: true },
  downloads: [{ format: 'csv' }, { format: 'bif' }],
  nextQuestion: { nodeId: 'n3', iteration: 2, display_name: hostile },
};
const alone = { ...buildActivity(), people: buildActivity().people.slice(0, 1) };
const outcomes = { outcomes: [], cases: [], revision: '0', mayName: true };

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

let first: HTMLElement;
afterEach(() => {
  first.remove();
  history.replaceState(null, '');
});

/** The page as the server sends it, after all responses. */
async function afterResponses({
  access = json({ hasAccess: true }),
  structure = json(buildStructure()),
  overview = json(own),
  activity = json(alone),
  named = json(outcomes),
  storage = {},
  isSame = true,
}: {
  [Part in 'access' | 'structure' | 'overview' | 'activity' | 'named']?: Promise<Response>;
} & { storage?: Record<string, string>; isSame?: boolean }) {
  first = document.createElement('div');
  first.id = 'first-page';
  first.innerHTML = `<main>${renderToStaticMarkup(
    <MemoryRouter>
      <FirstOverview />
    </MemoryRouter>,
  )}</main>`;
  document.body.append(first);
  const keys = Object.keys(storage);
  const kept = {
    length: keys.length,
    key: (at: number) => keys[at] ?? null,
    getItem: (key: string) => storage[key] ?? null,
    setItem: () => undefined,
    removeItem: () => undefined,
  };
  await showOverview([access, structure, overview, activity, named], kept, () => isSame);
  return first.querySelector('[data-credence="frame"]');
}

/** The overview as the application shows it. */
async function inTheApplication(overview = own) {
  await renderRoute(networkPath, {
    server: [
      http.get('/network/activity/{id}', ({ response }) => response(200).json(alone)),
      http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes)),
      ...networkServer(overview),
    ],
  });
  return vi.waitUntil(() => document.querySelector('body > :not(#first-page) tbody')?.closest('main'), {
    timeout: 60_000,
  });
}

const PARTS = 'h1, h1 ~ p, h1 ~ div, [data-slot="action"] :is(a, button), tbody tr, tbody tr > *, tbody a';
/** What its parts say, and what is said of them. */
const said = (root: ParentNode | null | undefined) =>
  Array.from(root?.querySelectorAll<HTMLElement>(PARTS) ?? [], (each) => [
    each.localName,
    each.textContent,
    each.getAttribute('href')?.replace(/^\/network\/\w+/, ''),
    each.dataset.unit,
    each.dataset.status,
  ]);
const bar = (root: ParentNode | null | undefined) =>
  Array.from(
    root?.querySelector('main [role="progressbar"], [role="progressbar"]')?.attributes ?? [],
    ({ name, value }) => [name, value],
  );

test.each([
  ['much to do', own],
  [
    'all answered',
    {
      ...own,
      nodes: own.nodes.filter(({ completed }) => completed),
      percentCompleted: 100,
      hasSubmittedFeedback: true,
      nextQuestion: undefined,
    },
  ],
  ['more than anybody answers', { ...own, minutesLeft: 1e9 }],
  ['a node at its combinations', { ...own, nextQuestion: { ...own.nextQuestion!, iteration: null }, nodeCount: 1 }],
  ['a file without a name of its own', { ...own, filename: hostile, title: '', minutesLeft: 0, downloads: [] }],
] as const)('R-3285: an overview with %s says before the application what the application says', async (_, given) => {
  const overview = given as NetworkOverview;
  const shown = await afterResponses({ overview: json(overview) });
  const application = await inTheApplication(overview);
  expect(said(shown)).toEqual(said(application));
  expect(bar(shown)).toEqual(bar(application));
  expect(shown?.querySelectorAll('tbody tr')).toHaveLength(overview.nodes.length);
  expect(shown?.querySelectorAll('img')).toHaveLength(0);
});

test('R-3285: nothing of it can be chosen before the application is there', async () => {
  const shown = await afterResponses({});
  for (const each of shown?.querySelectorAll<HTMLElement>('a, button, input, select, [tabindex="0"]') ?? [])
    each.focus();
  expect(first.contains(document.activeElement)).toBe(false);
});

test.each([
  ['the outcomes are not known', { named: json({}, 500) }],
  ['its nodes are not known', { structure: json({}, 500) }],
  ['the file was doubtful', { overview: json({ ...own, warnings: [{ code: 'no-table', message: '' }] }) }],
  [
    'what follows from an answer may be asked about',
    { overview: json({ ...own, nodes: [buildNodeSummary({ completed: true })] }) },
  ],
  ['all that is left was set aside', { overview: json({ ...own, nextQuestion: undefined }) }],
])('R-3285: of an overview the head alone is shown if %s', async (_, given) => {
  const shown = await afterResponses(given);
  expect(shown?.querySelector('h1')?.textContent).toBe(hostile);
  expect(shown?.querySelectorAll('table, input, [role="tab"]')).toHaveLength(0);
});

test('R-3285: of an overview the head alone is shown if something led there that is told', async () => {
  history.replaceState({ usr: { from: 'n1' } }, '');
  expect((await afterResponses({}))?.querySelector('table')).toBeNull();
});

test.each([
  ['the device keeps another order', { storage: { overviewSortField: 'pages', overviewSortDirection: 'desc' } }],
  [
    'a reset can be taken back',
    { overview: json({ ...own, nodes: [buildNodeSummary({ undoUntil: '2026-11-20T10:00:00Z' })] }) },
  ],
])('R-3285: of an overview all but the nodes is shown if %s', async (_, given) => {
  const shown = await afterResponses(given);
  expect(shown?.querySelectorAll('input[type="search"]')).toHaveLength(1);
  expect(shown?.querySelector('table')).toBeNull();
});

test.each([
  ['there is no access', { access: json({ hasAccess: false }) }],
  ['the check of access is refused', { access: json({}, 401) }],
  ['it is refused', { overview: json({}, 500) }],
  ['it is a study', { overview: json({ ...own, isStudy: true }) }],
  ['the server does not say whether it is a study', { overview: json({ ...own, isStudy: undefined }) }],
  ['the reader was asked for a part', { overview: json({ ...own, part: { nodes: ['n1'] } }) }],
  ['there is nothing to assess', { overview: json({ ...own, nodes: [] }) }],
  ['it is described at length', { overview: json({ ...own, title: 'long '.repeat(40) }) }],
  [
    'what matters most comes first',
    { storage: { [JSON.stringify([' a1', 'order', own.networkId, '', '', null, '', ''])]: '{"order":"matters"}' } },
  ],
  ['somebody else is signed in by then', { isSame: false }],
])('R-3285: an overview is left to the application if %s', async (_, given) => {
  expect(await afterResponses(given)).toBeNull();
  expect(first.querySelector('[role="status"]')?.textContent).toBe('Loading...');
});
