import { study as words } from '@credence/text/english/app/study';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import { buildLateStudy, studyPath, studyServer } from '../../test/studyServer.js';

const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const dialog = () => page.getByRole('alertdialog');

async function open(study = buildLateStudy(), options: RouteOptions = {}) {
  const screen = await renderRoute(studyPath, { server: studyServer(study), ...options });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Study: round 1 is closed' })).toBeVisible();
  return screen;
}

test('R-3049: the owner sees whose answers came after the close and how many, and lets them in after a question', async () => {
  const { calls } = await open();
  await expect
    .element(page.getByText(/E2: 4 answers came after the close\. E3: 1 answer came after the close\.$/))
    .toBeVisible();
  await expect.element(page.getByRole('row', { name: /Lindner/ }).getByText(words.people.late(4))).toBeVisible();
  await press(words.next.letIn);
  await expect.element(dialog().getByText(words.lateAnswers.consequence)).toBeVisible();
  await userEvent.click(dialog().getByRole('button', { name: words.lateAnswers.confirm }));
  await expect
    .element(page.getByRole('row', { name: /Lindner/ }).getByText(new RegExp(words.people.letIn(4))))
    .toBeVisible();
  await expect
    .element(page.getByRole('row', { name: /Haddad/ }).getByText(new RegExp(words.people.letIn(1))))
    .toBeVisible();
  expect(page.getByRole('button', { name: words.next.letIn }).query()).toBeNull();
  expect(calls.filter((call) => call.endsWith('/late')).map((call) => call.split('/').at(-2))).toEqual(['e2', 'e3']);
});

test('R-3049: whoever opens the results is told before what stays out of them', async () => {
  await open();
  await press(words.next.openResults);
  await expect.element(dialog().getByText(new RegExp(words.results.leavesOut(5)))).toBeVisible();
});

test('R-3049: once the results are open nothing is let in, and the table still says what came late', async () => {
  await open(buildLateStudy({ resultsOpenedAt: '2026-11-26T11:00:00.000Z' }));
  await expect.element(page.getByRole('row', { name: /Lindner/ }).getByText(words.people.late(4))).toBeVisible();
  expect(page.getByRole('button', { name: words.next.letIn }).query()).toBeNull();
});

test('R-3049: that somebody opened the results meanwhile is said', async () => {
  const refusal = buildError('Somebody has opened the results.', 'results_read');
  await open(buildLateStudy(), {
    handlers: [http.post('/network/study/{id}/experts/{expertId}/late', ({ response }) => response(409).json(refusal))],
  });
  await press(words.next.letIn);
  await userEvent.click(dialog().getByRole('button', { name: words.lateAnswers.confirm }));
  await expect.element(page.getByText('Somebody has opened the results.')).toBeVisible();
});
