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
  await showQuestion([access, question], () => isSame);
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

test.each([
  ['the question is refused', { question: json({}, 404) }],
  ['the check of access is refused', { access: json({}, 401) }],
  ['there is no access', { access: json({ hasAccess: false }) }],
  ['somebody else is signed in by then', { isSame: false }],
])('R-3177: nothing of it is shown if %s', async (_, given) => {
  expect(await afterResponses(given)).toBeNull();
  expect(text(first.querySelector('[role="status"]'))).toBe('Loading...');
});
