import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { buildOpenedStudy, buildOpenStudy, experts, studyPath, studyServer } from '../../test/studyServer.js';

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
    .element(page.getByText(/^The link that c\.moreau@uz-ghent\.example got opens nothing then/))
    .toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Take it back' }));
  await expect.element(rowOf('E4')).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox', { name: 'Add addresses' })).toBeVisible();
});

test('R-3471: the table says whose mail waits for the mail server', async () => {
  const waiting = experts.map((expert) => (expert.code === 4 ? { ...expert, mailWaits: true as const } : expert));
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts: waiting })) });
  await expect
    .element(rowOf('E4').getByText(/ the mail goes out as soon as the mail server takes it$|^the mail goes out/))
    .toBeVisible();
  await expect.element(rowOf('E1')).not.toMatchTextContent(/mail server/);
});

test('R-3079: the table says whose mail was not delivered, and who had seen the shared answers', async () => {
  const marked = experts.map((expert) => ({
    ...expert,
    ...(expert.code === 4 ? { undelivered: true } : {}),
    ...(expert.code === 2 ? { sawShared: true } : {}),
  }));
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts: marked })) });
  await expect.element(rowOf('E4').getByText('The mail could not be delivered')).toBeVisible();
  await expect.element(rowOf('E4').getByRole('button', { name: 'Replace E4' })).toBeVisible();
  await expect.element(rowOf('E2').getByText('had seen the shared answers')).toBeVisible();
  await expect.element(rowOf('E1')).not.toMatchTextContent(/delivered|shared/);
});

test('R-3080: the settings say who gave which consent, once anybody has', async () => {
  const given = experts.map((expert) => (expert.code < 4 ? { ...expert, consented: 2 } : expert));
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts: given })) });
  await expect.element(page.getByText('version 2, given by 3 of 4')).toBeVisible();
});

test('R-3080: before anybody has, there is no consent among the settings', async () => {
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts })) });
  await expect.element(page.getByText(/^Protocol 1, fixed .*3901 8142\)$/)).toBeVisible();
  expect(page.getByText('Consent', { exact: true }).query()).toBeNull();
});

test('R-3081: a final study says so in its title and on its timeline', async () => {
  const final = buildOpenedStudy({ state: 'final', finalAt: '2026-12-01T09:00:00.000Z' });
  await renderRoute(studyPath, { server: studyServer(final) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Study: final' })).toBeVisible();
  expect(document.querySelector('[aria-current="step"]')?.textContent).toMatch(/^Final/);
});
