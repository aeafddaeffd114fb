import type { PastAnswer } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../../test/builders.js';
import { http } from '../../../test/fakeServer.js';
import { buildHistory, buildPastAnswer, historyCall, pastId } from '../../../test/historyBuilders.js';
import { buildQuestion, questionPath, questionServer } from '../../../test/questionBuilders.js';
import { renderRoute } from '../../../test/renderRoute.js';
import { chooseLanguage } from '../../../ground/text/language.js';

const answered = buildQuestion({ answered: true, currentValues: [70, 25, 5], 'self-eval': 2, revision: 'r4-3' });
const link = () => page.getByRole('button', { name: 'Earlier answers' });
const dialog = () => page.getByRole('dialog', { name: 'Earlier answers' });
const items = () => dialog().getByRole('listitem');
const listing = (answers: readonly PastAnswer[]) =>
  http.get(historyCall, ({ response }) => response(200).json({ answers: [...answers] }));

async function openList(...handlers: RequestHandler[]) {
  const screen = await renderRoute(questionPath(2), { server: questionServer(answered), handlers });
  await userEvent.click(link());
  await expect.element(dialog()).toBeVisible();
  return screen;
}

test('a list that cannot be loaded says why, and can be asked for again', async () => {
  let broken = true;
  await openList(
    http.get(historyCall, ({ response }) =>
      broken
        ? response(500).json(buildError('The database is starting.', 'internal'))
        : response(200).json({ answers: buildHistory() }),
    ),
  );
  await expect.element(dialog().getByText('The earlier answers could not be loaded.')).toBeVisible();
  await expect.element(dialog().getByText('The database is starting.')).toBeVisible();
  broken = false;
  await userEvent.click(dialog().getByRole('button', { name: 'Try again' }));
  await expect.poll(() => items().elements().length).toBe(3);
  expect(dialog().getByRole('alert').query()).toBeNull();
});

test('a list opened offline loads by itself when the network is back', async () => {
  let offline = true;
  await openList(
    http.get(historyCall, ({ response }) =>
      offline ? Response.error() : response(200).json({ answers: buildHistory() }),
    ),
  );
  await expect.element(dialog().getByText('The server cannot be reached.')).toBeVisible();
  offline = false;
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => items().elements().length).toBe(3);
});

test('a question without any answer says so', async () => {
  await openList(listing([]));
  await expect.element(dialog().getByText('Nobody has saved an answer to this question yet.')).toBeVisible();
});

test('if a combination is newer, the list says that no answer counts', async () => {
  await openList(listing(buildHistory().map((one) => ({ ...one, counts: false }))));
  await expect.element(dialog().getByText(/^A combination answers this question now/)).toBeVisible();
});

test('of 200 answers ten are shown, then more on request, and the first of those has the focus', async () => {
  const many = Array.from({ length: 200 }, (_, index) =>
    buildPastAnswer({ id: pastId(200 - index), username: `expert${200 - index}@example.org`, counts: index === 0 }),
  );
  await openList(listing(many));
  await expect.poll(() => items().elements().length).toBe(10);
  for (const [shown, more] of [
    [50, 40],
    [90, 40],
    [130, 40],
    [170, 40],
    [200, 30],
  ] as const) {
    const before = items().elements().length;
    await userEvent.click(dialog().getByRole('button', { name: `Show ${more} more` }));
    await expect.poll(() => items().elements().length).toBe(shown);
    expect(items().elements()[before]).toBe(document.activeElement);
  }
  await expect.element(dialog().getByText('Only the newest 200 are listed.')).toBeVisible();
});

test('the keyboard alone opens the list, walks through it, and comes back to the link', async () => {
  await openList(listing(buildHistory()));
  await userEvent.keyboard('{Escape}');
  await expect.element(link()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => items().elements().length).toBe(3);
  await userEvent.tab();
  await userEvent.tab();
  const named = /^Use this answer again: okafor@example.org, 18 Nov 2026/;
  await expect.element(dialog().getByRole('button', { name: named })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(link()).toHaveFocus();
});

test('R-2834: each answer says how it came about where it was not simply given, and why it was changed', async () => {
  const [own, former, oldest] = buildHistory();
  await openList(
    listing([
      { ...own!, origin: 'taken_over', takenFrom: 12, certaintyFrom: 11, reason: 'New guideline.' },
      { ...former!, origin: 'decided', standing: 'cannot_occur' },
      { ...oldest!, origin: 'given' },
      { ...oldest!, origin: 'carried' },
      { ...oldest!, origin: 'adopted' },
    ]),
  );
  await expect.poll(() => items().elements().length).toBe(5);
  const told = items()
    .elements()
    .map((item) => item.textContent);
  expect(told[0]).toContain('started from question 12 · rather uncertain, as in question 11');
  expect(told[0]).toContain('Why it was changed:New guideline.');
  expect(told[1]).toContain('as the combination says');
  expect(told[2]).not.toMatch(/started|combination says|as in|Why/);
  expect(told[3]).toContain('from an earlier round · ');
  expect(told[4]).toContain('taken from a result · ');
  await chooseLanguage('de');
  const german = page.getByRole('dialog', { name: 'Frühere Antworten' });
  await expect.element(german.getByText('von Frage 12 ausgehend · eher unsicher, wie bei Frage 11')).toBeVisible();
  await expect.element(german.getByText('wie die Kombination sagt')).toBeVisible();
});

test('German readers get all of it in German', async () => {
  const screen = await renderRoute(questionPath(2), {
    server: questionServer(answered),
    handlers: [listing(buildHistory())],
  });
  await expect.element(screen.getByRole('button', { name: 'Earlier answers' })).toBeVisible();
  await chooseLanguage('de');
  await userEvent.click(screen.getByRole('button', { name: 'Frühere Antworten' }));
  const german = screen.getByRole('dialog', { name: 'Frühere Antworten' });
  await expect.element(german.getByText('zählt jetzt')).toBeVisible();
  await expect.element(german.getByText('eher unsicher')).toBeVisible();
  await expect.element(german.getByText('Gelöschtes Konto')).toBeVisible();
  await expect.element(german.getByText('Diese Antwort wieder verwenden').first()).toBeVisible();
});
