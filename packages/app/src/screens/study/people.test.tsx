import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { buildOpenStudy, experts, studyPath, studyServer } from '../../test/studyServer.js';

const rowOf = (code: string) => page.getByRole('row', { name: new RegExp(code) });

test('R-2986: the owner sees that a reminder waits until the morning', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const waiting = experts.map((expert) =>
    expert.code === 2 ? { ...expert, reminders: 1, remindedAt: tomorrow } : expert,
  );
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts: waiting })) });
  await expect.element(rowOf('E2').getByText(/^a reminder goes out in the morning, /)).toBeVisible();
  await expect.element(rowOf('E4').getByText(/^reminded 3 times, /)).toBeVisible();
});

test('R-2997: the owner takes an invitation back that nobody accepted, after a question, and can ask somebody else', async () => {
  let asked = experts;
  const handlers = [
    http.get('/network/study/{id}', ({ response }) => response(200).json(buildOpenStudy({ experts: asked }))),
    http.post('/network/study/{id}/experts/{expertId}/cancel', ({ params, response }) => {
      asked = asked.map((each) => (each.id === params.expertId ? { ...each, standing: 'cancelled' as const } : each));
      return response(200).json({ success: true });
    }),
  ];
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts })), handlers });
  await expect.element(rowOf('E4')).toBeVisible();
  const takeBack = page.getByRole('button', { name: /^Take back the invitation/ });
  expect(takeBack.elements().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Take back the invitation of E4',
  ]);
  await userEvent.click(takeBack);
  await expect
    .element(page.getByText(/^The link that c\.moreau@uz-ghent\.example got leads nowhere then/))
    .toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }));
  await expect.element(rowOf('E4')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Add addresses' })).toBeVisible();
});
