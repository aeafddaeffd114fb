import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Question } from '@credence/api-client';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const author = { username: 'jon@example.org', name: 'Jon Doe', savedAt: '2026-11-20T16:11:58Z' };
const given = { answered: true, currentValues: [31, 68, 1], 'self-eval': -1, comment: 'few cases' } as const;
const questionOf = (more: Partial<Question>) =>
  buildQuestion({ ...given, currentValues: [...given.currentValues], revision: 'r4-1', ...more });

test('R-1746: a colleague’s answer names them and when, and is not taken for one’s own', async () => {
  const bodies: unknown[] = [];
  await renderRoute(questionPath(2), {
    server: questionServer(questionOf({ author })),
    handlers: [
      http.post('/network/{networkId}/{nodeId}/{iteration}/save', async ({ request, response }) => {
        bodies.push(await request.json());
        return response(200).json({ next_iteration: null });
      }),
    ],
  });
  await expect
    .element(page.getByText(/^Jon Doe answered this question on 20 Nov 2026, .+ \(“rather uncertain”\)\./))
    .toBeVisible();
  await expect.element(page.getByText(/Your answer will count instead of Jon Doe’s; both are kept\.$/)).toBeVisible();
  expect(
    page
      .getByRole('radio')
      .elements()
      .some((radio) => (radio as HTMLInputElement).checked),
  ).toBe(false);
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByText('Please specify how certain you are in your assessment.')).toBeVisible();
  expect(bodies).toEqual([]);
  await userEvent.click(page.getByRole('radio', { name: /^certain/i }));
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  // The same numbers are this person's answer now.
  await expect.poll(() => bodies).toMatchObject([{ sliders: [31, 68, 1], 'self-eval': 2, comment: '' }]);
});

test('R-1746: one’s own answer says nothing of the kind and keeps its certainty', async () => {
  await renderRoute(questionPath(2), { server: questionServer(questionOf({})) });
  await expect.element(page.getByRole('radio', { name: /^rather uncertain/i })).toBeChecked();
  expect(page.getByText(/both are kept/).query()).toBeNull();
});
