import type { Question } from '@credence/api-client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FirstQuestion } from '../screens/question/FirstQuestion.js';
import { buildQuestion, questionPath, questionServer } from '../test/questionBuilders.js';
import { renderRoute } from '../test/renderRoute.js';
import { showQuestion } from './earlyQuestion.js';

const hostile = '<img src=x onerror="document.title=1"> $& "?"';
const smoking = { display_name: hostile, value: 'very_heavy', previous: '<b>none</b>' };
const asked: Question = {
  ...buildQuestion(),
  parents: [smoking, { display_name: 'Is it late?', value: 'no' }],
  changes: [true, false],
};

const json = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const text = (element: Element | null | undefined) => element?.textContent;

/** What its elements are and say, in order. */
const outline = (element: Element | null | undefined) =>
  Array.from(element?.querySelectorAll('*') ?? [], ({ localName, textContent, attributes }) => [
    localName,
    textContent,
    Array.from(attributes, ({ name }) => name).sort(),
  ]);

let first: HTMLElement;
afterEach(() => first.remove());

/** The page as the server sends it, after both responses. */
async function afterResponses({ access = json({ hasAccess: true }), question = json(asked), isSame = true }) {
  first = document.createElement('div');
  first.id = 'first-page';
  first.innerHTML = `<main>${renderToStaticMarkup(<FirstQuestion />)}</main>`;
  document.body.append(first);
  await showQuestion([access, question], sessionStorage, () => isSame);
  return first.querySelector('[data-credence="question-layout"]');
}

test.each([
  ['a few conditions', asked],
  [
    'many',
    {
      ...asked,
      parents: Array.from({ length: 9 }, (_, index) => ({ ...smoking, display_name: `${hostile} ${index}` })),
      changes: Array.from({ length: 9 }, (_, index) => index % 2 === 0),
    },
  ],
])('R-3177: the head of a question with %s says what the application says, and names are text', async (_, question) => {
  const shown = await afterResponses({ question: json(question) });
  await renderRoute(questionPath(2), { server: questionServer(question) });
  const own = await vi.waitUntil(() => document.querySelector('body > :not(#first-page) [data-slot="question"]'), {
    timeout: 60_000,
  });
  expect(text(shown?.querySelector('h1'))).toBe(text(own.querySelector('h1')));
  const [lead, ownLead] = [shown, own].map((root) => root?.querySelector('[data-slot="lead"]'));
  expect(outline(lead)).toEqual(outline(ownLead));
  expect(outline(shown?.querySelector('dl'))).toEqual(outline(own.parentElement?.querySelector('dl')));
  expect(shown?.querySelectorAll('img')).toHaveLength(0);
});

test('R-3177: a question without conditions shows its name alone', async () => {
  const shown = await afterResponses({ question: json({ ...asked, parents: [], changes: [] }) });
  expect(text(shown?.querySelector('[data-slot="question"]'))).toBe(asked.node.display_name);
  expect(shown?.querySelector('aside')).toBeNull();
});

const untouched: Question = { ...asked, answered: false, currentValues: [50, 50, 50], previousIteration: null };

test('R-3177: the rows of a question that nobody has begun are those of the application, and nothing in them can be set', async () => {
  const shown = await afterResponses({ question: json(untouched) });
  const rows = shown?.querySelector('[data-slot="rows"]');
  await renderRoute(questionPath(2), { server: questionServer(untouched) });
  const own = await vi.waitUntil(() => document.querySelector('body > :not(#first-page) [data-slot="rows"]'), {
    timeout: 60_000,
  });
  expect(text(rows)).toBe(text(own));
  expect(rows?.closest('[inert]')).not.toBeNull();
});

test.each<[string, Partial<Question>]>([
  ['it was answered', { answered: true }],
  ['a combination decides it', { currentValues: [80, 15, 5] }],
  ['it begins blank', { start: 'blank' }],
  ['another question of the node comes before it', { previousIteration: 1 }],
  ['a round holds it', { held: 'round_open' }],
])('R-3177: the rows are left to the application if %s', async (_, given) => {
  const shown = await afterResponses({ question: json({ ...untouched, ...given }) });
  expect(text(shown?.querySelector('h1'))).toBe(asked.node.display_name);
  expect(shown?.querySelector('[data-slot="rows"]')).toBeNull();
});

test('R-3177: the rows are left to the application if the device keeps something of the node', async () => {
  const key = JSON.stringify(['ada', 'draft', 'w', '', asked.node.id, 1, '', '']);
  sessionStorage.setItem(key, '{}');
  const shown = await afterResponses({ question: json(untouched) });
  sessionStorage.removeItem(key);
  expect(shown?.querySelector('[data-slot="rows"]')).toBeNull();
});

test.each([
  ['the question is refused', { question: json({}, 404) }],
  ['the check of access is refused', { access: json({}, 401) }],
  ['there is no access', { access: json({ hasAccess: false }) }],
  ['somebody else is signed in by then', { isSame: false }],
])('R-3177: nothing of it is shown if %s', async (_, given) => {
  expect(await afterResponses(given)).toBeNull();
  expect(text(first.querySelector('[role="status"]'))).toBe('Loading...');
});
