import type { Study } from '@credence/api-client';
import { languages, writeStudyInvitation } from '@credence/text';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { buildOpenStudy, experts, studyPath, studyServer } from '../../test/studyServer.js';

const box = page.getByRole('textbox', { name: 'Add addresses' });
const preview = () => page.getByRole('heading', { name: 'What they receive' }).element().closest('section')!;
const shownMail = () => preview().textContent;
const letterIn = async (language: 'en' | 'de', message: string) => {
  const { asking, round } = buildOpenStudy();
  const { from: _, ...facts } = asking!;
  return writeStudyInvitation(await languages[language].studyLetter(), facts, {
    url: '',
    message,
    closesAt: new Date(round!.closesAt),
  });
};
test('R-3076: the mail is shown as it is sent, and follows what is typed, word for word', async () => {
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy()) });
  for (const message of ['', 'You know best.']) {
    if (message) await userEvent.fill(page.getByRole('textbox', { name: /^Your message/ }), message);
    const { subject, paragraphs, action, note } = await letterIn('en', message);
    for (const text of [subject, ...paragraphs, action!.label, note]) await expect.poll(shownMail).toContain(text);
  }
  expect(shownMail()).toContain('There are 17 questions, about 35 min in all, to be answered by 17 December 2099 at');
  expect(shownMail()).toContain('Credence <credence@example.org>');
});

test('R-3076: it is shown in the language of the mail, to somebody who gets it, and nothing in it can be pressed', async () => {
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy()) });
  await userEvent.fill(box, 'li(at)example.org, cleo@example.org,');
  await expect.poll(shownMail).toContain('to cleo@example.org');
  await userEvent.click(page.getByRole('radio', { name: 'Deutsch' }));
  const { subject, paragraphs } = await letterIn('de', '');
  await expect.poll(shownMail).toContain(subject);
  for (const text of paragraphs) expect(shownMail()).toContain(text);
  await expect.element(page.getByRole('img', { name: 'Button: Studie ansehen' })).toBeVisible();
  expect(preview().querySelectorAll('a, button, input, [tabindex]')).toHaveLength(0);
});

test('R-3076: a message with an address in it is said to be left out', async () => {
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy()) });
  await userEvent.fill(page.getByRole('textbox', { name: /^Your message/ }), 'See www.example.org');
  await expect.element(page.getByText(/^An address or a link is in your message/)).toBeVisible();
  const { paragraphs } = await letterIn('en', 'See www.example.org');
  await expect.poll(shownMail).toContain(paragraphs[0]);
  expect(shownMail()).not.toContain('www.example.org');
});

test('R-3077: who works on the network or takes part says so before anything is sent, and is not asked', async () => {
  const addressed = experts.map((expert) => ({ ...expert, address: `e${expert.code}@example.org` }));
  const screen = await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts: addressed })) });
  await userEvent.fill(box, 'c.okafor@hno.example, e1@example.org, ann@example.org, fresh@example.org,');
  const chips = page.getByRole('list', { name: 'Addresses' }).getByRole('listitem');
  await expect
    .poll(() => chips.elements().map((chip) => chip.textContent))
    .toEqual([
      'Chidi Okaforworks on the network',
      'Dr. N. Okafortakes part',
      'ann@example.orgyourself',
      'fresh@example.org',
    ]);
  await userEvent.click(page.getByRole('button', { name: 'Invite 1 person' }));
  await expect.element(page.getByText('1 person has been invited.')).toBeVisible();
  const [sent] = screen.requests.filter(({ url, method }) => method === 'POST' && url.endsWith('/experts'));
  expect(await sent!.json()).toMatchObject({ emails: ['fresh@example.org'] });
});

test('R-3075: somebody is asked in a person’s place, and the table says by whom they were replaced', async () => {
  let asked = experts;
  const handlers = [
    http.get('/network/study/{id}', ({ response }) => response(200).json(buildOpenStudy({ experts: asked }))),
    http.post('/network/study/{id}/experts', async ({ request, response }) => {
      const { emails, replaces } = await request.json();
      const fresh: NonNullable<Study['experts']>[number] = {
        id: 'e6',
        code: 6,
        person: emails[0]!,
        standing: 'not_opened',
        progress: 'not_started',
        answered: 0,
        questions: 17,
        reminders: 0,
      };
      asked = [
        ...asked.map((each) =>
          each.id === replaces ? { ...each, standing: 'cancelled' as const, replacedBy: 6 } : each,
        ),
        fresh,
      ];
      return response(200).json({ success: true, results: [{ email: emails[0]!, outcome: 'invited' }] });
    }),
  ];
  const screen = await renderRoute(studyPath, { server: studyServer(), handlers });
  await userEvent.click(page.getByRole('button', { name: 'Replace E4' }));
  await expect.element(page.getByRole('heading', { name: 'In place of E4' })).toBeVisible();
  await expect.element(box).toHaveFocus();
  await expect.element(page.getByText(/^One address\. The invitation that nobody has accepted/)).toBeVisible();
  await userEvent.fill(box, 'new@example.org, other@example.org');
  await expect.element(page.getByText('1 at most, 1 still in the box.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Invite instead' }));
  await expect.element(page.getByText('1 person has been invited.')).toBeVisible();
  const [sent] = screen.requests.filter(({ url, method }) => method === 'POST' && url.endsWith('/experts'));
  expect(await sent!.json()).toEqual({ emails: ['new@example.org'], locale: 'en', replaces: 'e4' });
  // With the one who declined, below everybody who may answer.
  const replaced = page.getByRole('row').nth(5);
  await expect.element(replaced).toMatchTextContent(/c\.moreau.*replaced by E6.*Taken back/);
  await expect.element(page.getByRole('heading', { name: 'Invite experts' })).toBeVisible();
});

test('R-3075: replacing somebody is given up, and what was typed for the panel is still there', async () => {
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts })) });
  await userEvent.fill(box, 'fresh@example.org,');
  await userEvent.click(page.getByRole('button', { name: 'Replace E3' }));
  await expect.element(page.getByText(/^One address\. Whoever takes part keeps/)).toBeVisible();
  expect(page.getByRole('button', { name: 'Remove fresh@example.org' }).query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
  await expect.element(page.getByRole('button', { name: 'Remove fresh@example.org' })).toBeVisible();
});

test('R-3075: from the table one press leads to the field of addresses', async () => {
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts })) });
  await userEvent.click(page.getByRole('button', { name: 'Invite more' }));
  await expect.element(box).toHaveFocus();
});
