import type { Study, StudyAct } from '@credence/api-client';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { english } from '@credence/text/english/app';
import { study } from '@credence/text/english/app/study';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK, networkPath } from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import {
  buildClosedStudy,
  buildAdoption,
  buildConsentingStudy,
  buildDraftStudy,
  buildLateStudy,
  buildOpenedStudy,
  buildOpenStudy,
  buildOwnOverview,
  experts,
  studyPath,
  studyServer,
} from '../../test/studyServer.js';

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const confirm = (name: string) =>
  userEvent.click(page.getByRole('alertdialog').getByRole('button', { name, exact: true }));

async function open(title: string, { server = studyServer(), ...options }: RouteOptions = {}) {
  const screen = await renderRoute(studyPath, { server, ...options });
  await expect.element(heading(title)).toBeVisible();
  return screen;
}
/** Opens the line of the form that says who asks, and fills it in. */
async function write(purpose: string) {
  await press('Write: What experts read first');
  await userEvent.fill(page.getByLabelText('Who asks, and what for'), purpose);
}
const sent = async (screen: { requests: readonly Request[] }, end: string): Promise<unknown> =>
  screen.requests
    .filter(({ url, method }) => method === 'POST' && url.endsWith(end))
    .at(-1)
    ?.json();

test('R-2921: the overview of a study leads to its page', async () => {
  const { router } = await renderRoute(networkPath, { server: studyServer(buildOpenStudy()) });
  await userEvent.click(page.getByRole('link', { name: 'Study', exact: true }));
  await expect.poll(() => router.state.location.pathname).toBe(studyPath);
});

test('R-2921: an owner whose network is no study is led to where experts are asked', async () => {
  const { router } = await renderRoute(networkPath, { server: studyServer() });
  await userEvent.click(page.getByRole('button', { name: 'Ask others' }));
  await userEvent.click(page.getByRole('link', { name: /^Each alone/ }));
  await expect.poll(() => router.state.location.pathname).toBe(studyPath);
});

test('R-2921: somebody who works on a network is not led to where experts are asked', async () => {
  await renderRoute(networkPath, { server: studyServer(undefined, buildOwnOverview({ may: ['view', 'assess'] })) });
  await expect.element(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Ask others' }).query()).toBeNull();
});

test('R-2921: while a round is open, an owner is offered nothing that it refuses, and told so', async () => {
  await renderRoute(networkPath, { server: studyServer(buildOpenStudy()) });
  await expect.element(page.getByText(english.overview.rests)).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Study', exact: true })).toBeVisible();
  expect(page.getByRole('link', { name: /^Continue/ }).query()).toBeNull();
  expect(page.getByRole('button', { name: 'Ask others' }).query()).toBeNull();
  expect(page.getByRole('button', { name: /^Reset/ }).query()).toBeNull();
});

test('R-2921: an expert works on while the round is open', async () => {
  const overview = buildOwnOverview({ may: ['view', 'assess', 'combine', 'reset', 'take_part'], openRound: 1 });
  await renderRoute(networkPath, { server: studyServer(buildOpenStudy(), overview) });
  await expect.element(page.getByRole('link', { name: /^Continue/ })).toBeVisible();
  expect(page.getByText(english.overview.rests).query()).toBeNull();
});

test.each([
  ['a collaborator', ['view', 'assess', 'reset']],
  ['an expert', ['view', 'assess', 'take_part']],
] as const)('R-2927: %s is led to the overview', async (_, may) => {
  const { router } = await renderRoute(studyPath, {
    server: studyServer(undefined, buildOwnOverview({ may: [...may] })),
  });
  await expect.element(heading('Laryngeal carcinoma')).toBeVisible();
  expect(router.state.location.pathname).toBe(networkPath);
});

test('R-2922: a protocol begins with good choices, is saved, and stays on the device until then', async () => {
  const screen = await open('Start a study');
  await write('Ann asks.');
  expect((await drafts.read({ form: 'study', networkId: NETWORK }))?.value).toMatchObject({ purpose: 'Ann asks.' });
  await press('Save');
  await expect.element(page.getByText('Saved. Nobody has been asked yet.')).toBeVisible();
  expect(await sent(screen, `/study/${NETWORK}`)).toMatchObject({
    questions: 'all',
    order: 'drawn',
    combinations: true,
    sees: 'pool',
    primary: 'linear',
    withdrawal: 'until_final',
    purpose: 'Ann asks.',
  });
  expect(await drafts.forms()).toEqual([]);
});

test('R-2922: chosen nodes are asked with all their questions, and without combinations', async () => {
  const screen = await open('Start a study');
  await userEvent.click(page.getByRole('radio', { name: /^Only some nodes/ }));
  await press('Save');
  await expect.element(page.getByText('Choose at least one node.')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'T stage 2' }));
  await expect.element(page.getByText('1 of 3 nodes, 2 questions')).toBeVisible();
  await press('Save');
  await expect.element(page.getByText('Saved. Nobody has been asked yet.')).toBeVisible();
  expect(await sent(screen, `/study/${NETWORK}`)).toMatchObject({
    combinations: false,
    questions: [
      { nodeId: 'n2', iteration: 1 },
      { nodeId: 'n2', iteration: 2 },
    ],
  });
});

test('R-2923: opening asks for a purpose, says what it means, and leads to the open round', async () => {
  const screen = await open('Start a study');
  await press('Open the round');
  await expect.element(page.getByLabelText('Who asks, and what for')).toHaveFocus();
  await userEvent.fill(page.getByLabelText('Who asks, and what for'), 'Ann asks.');
  await press('Open the round');
  await expect
    .element(page.getByText(/Once the first expert has accepted, everything on this page is fixed/))
    .toBeVisible();
  await confirm('Open the round');
  await expect.element(heading('Study: round 1 is open')).toHaveFocus();
  expect(screen.calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST /api/network/study/${NETWORK}`,
    `POST /api/network/study/${NETWORK}/open`,
  ]);
});

test('R-2923: what the server refuses is said in place, and what was typed stays', async () => {
  const refusal = {
    ...buildError('The round would close in the past.', 'invalid_protocol'),
    params: { reason: 'closes-in-the-past' as const },
  };
  const handlers = [http.post('/network/study/{id}', ({ response }) => response(400).json(refusal))];
  await open('Start a study', { handlers });
  await write('Ann asks.');
  await press('Save');
  await expect.element(page.getByText('The round would close in the past. Choose a later date.')).toBeVisible();
  await expect.element(page.getByLabelText('Who asks, and what for')).toHaveValue('Ann asks.');
});

const beforeAccepting: StudyAct[] = ['change_protocol', ...buildOpenStudy().may];

test('R-3547: while nobody has accepted, the protocol of an open round is changed, and who was invited before is said', async () => {
  const invited = experts.filter(({ standing }) => standing === 'not_opened');
  const screen = await open('Study: round 1 is open', {
    server: studyServer(buildOpenStudy({ may: beforeAccepting, experts: invited })),
  });
  await userEvent.click(page.getByRole('button', { name: 'Edit the protocol' }));
  await expect.element(heading('Change what is asked')).toHaveFocus();
  await expect.element(page.getByText(/^1 person was invited already/)).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /^Only some nodes/ }));
  await userEvent.click(page.getByRole('button', { name: 'T stage 2' }));
  await press('Save the changes');
  await expect.element(heading('Study: round 1 is open')).toHaveFocus();
  expect(await sent(screen, `/study/${NETWORK}`)).toMatchObject({ questions: [{ nodeId: 'n2' }, { nodeId: 'n2' }] });
});

test('R-3547: if somebody accepts meanwhile, the page says so and is that of the round again', async () => {
  let accepted = false;
  const handlers = [
    http.get('/network/study/{id}', ({ response }) =>
      response(200).json(buildOpenStudy(accepted ? {} : { may: beforeAccepting })),
    ),
    http.post('/network/study/{id}', ({ response }) => {
      accepted = true;
      return response(409).json(buildError('An expert has accepted.', 'protocol_fixed'));
    }),
  ];
  await open('Study: round 1 is open', { handlers });
  await userEvent.click(page.getByRole('button', { name: 'Edit the protocol' }));
  await press('Save the changes');
  await expect.element(heading('Study: round 1 is open')).toBeVisible();
  await expect.element(page.getByText('An expert has accepted.', { exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Edit the protocol' }).query()).toBeNull();
});

test('R-3546: who is asked is told what that takes of all of them together', async () => {
  const size = { questions: 20, minutes: 24 };
  await open('Study: round 1 is open', { server: studyServer(buildOpenStudy({ size })) });
  await userEvent.fill(page.getByRole('textbox', { name: 'Add addresses' }), 'amy@example.org, bo@example.org');
  await userEvent.tab();
  await expect.element(page.getByText('2 experts, 20 questions each, 48 min in all')).toBeVisible();
});

test('R-2924: an open round says that it is sealed, until when, and what is fixed', async () => {
  await open('Study: round 1 is open', { server: studyServer(buildOpenStudy()) });
  await expect
    .element(page.getByText('Answers are sealed. Nobody can see a value here before round 1 closes, not even you.'))
    .toBeVisible();
  await expect.element(page.getByText('Round 1 is open.')).toBeVisible();
  await expect.element(page.getByText(/^Protocol 1, fixed .*3901 8142\)$/)).toBeVisible();
});

test('R-3345: while no mail goes out, people who are invited are said to get theirs later', async () => {
  const late = http.post('/network/study/{id}/experts', ({ response }) =>
    response(200).json({
      success: true,
      mailsWait: true,
      results: [{ email: 'amy@example.org', outcome: 'invited' }],
    }),
  );
  await open('Study: round 1 is open', { server: [late, ...studyServer(buildOpenStudy())] });
  await userEvent.fill(page.getByRole('textbox', { name: 'Add addresses' }), 'amy@example.org');
  await userEvent.tab();
  await press('Invite 1 person');
  const { results } = study.invite;
  await expect.element(page.getByText(`${results.invited(1)} ${results.mailsWait}`)).toBeVisible();
});

test('R-2925: pasted addresses are asked, each is told of, and who was not asked stays', async () => {
  const screen = await open('Study: round 1 is open', { server: studyServer(buildOpenStudy()) });
  await userEvent.fill(
    page.getByRole('textbox', { name: 'Add addresses' }),
    'amy@example.org, AMY@example.org, busy@example.org, li(at)example.org, bo@example.org',
  );
  await userEvent.tab();
  await expect.element(page.getByRole('heading', { name: '3 of 5 will be invited' })).toBeVisible();
  await press('Invite 3 people');
  await expect.element(page.getByText('2 people have been invited.')).toBeVisible();
  await expect.element(page.getByText(/lately: busy@example\.org\./)).toBeVisible();
  expect(await sent(screen, '/experts')).toEqual({
    emails: ['amy@example.org', 'busy@example.org', 'bo@example.org'],
    locale: 'en',
  });
  await expect.element(page.getByRole('heading', { name: '1 of 2 will be invited' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Remove li(at)example.org' })).toBeVisible();
});

test('R-2926: a round is extended, closed after a question, and the close is taken back', async () => {
  const screen = await open('Study: round 1 is open', { server: studyServer(buildOpenStudy()) });
  await press('Extend round 1');
  await userEvent.fill(page.getByLabelText('Closes instead'), '2098-01-01T10:00');
  await press('Extend');
  await expect.element(page.getByText('Choose a later date than that.')).toBeVisible();
  await userEvent.fill(page.getByLabelText('Closes instead'), '2100-01-01T10:00');
  await press('Extend');
  await expect.poll(() => sent(screen, '/extend')).toEqual({ closesAt: new Date(2100, 0, 1, 10).toISOString() });
  await press('Close it now');
  await confirm('Close the round');
  await expect.element(heading('Study: round 1 is closed')).toHaveFocus();
  await press('Take the close back');
  await expect.element(heading('Study: round 1 is open')).toBeVisible();
});

test('R-3759: of an extension the page says how many experts were not told by mail, until the next act', async () => {
  const server = studyServer(buildOpenStudy());
  const extension = http.post('/network/study/{id}/extend', ({ response }) =>
    response(200).json({ ...buildOpenStudy(), notMailed: 2 }),
  );
  await open('Study: round 1 is open', { server: [extension, ...server] });
  await press('Extend round 1');
  await press('Extend');
  const notice = page.getByText(study.next.notMailed(2));
  await expect.element(notice).toBeVisible();
  await press('Close it now');
  await confirm('Close the round');
  await expect.element(heading('Study: round 1 is closed')).toBeVisible();
  expect(notice.query()).toBeNull();
});

test('R-2926: where the close stands, it is not offered to take it back', async () => {
  await open('Study: round 1 is closed', { server: studyServer({ ...buildClosedStudy(), may: ['open_results'] }) });
  expect(page.getByRole('button', { name: 'Take the close back' }).query()).toBeNull();
});

test('R-2929: who has not finished is counted, and reminded together or alone', async () => {
  const server = studyServer(buildOpenStudy({ experts }));
  const screen = await open('Study: round 1 is open', { server });
  await expect.element(page.getByText('3 experts have not finished.')).toBeVisible();
  await press('Remind 2 experts');
  const reminded = () => screen.calls.filter((call) => call.endsWith('/remind')).map((call) => call.split('/').at(-2));
  await expect.poll(reminded).toEqual(['e2', 'e3']);
  await userEvent.click(page.getByRole('button', { name: 'Remind E2' }));
  await expect.poll(reminded).toEqual(['e2', 'e3', 'e2']);
});

test('R-2928: the page speaks the language of the reader, the components of the kit on it included', async () => {
  document.documentElement.lang = 'de';
  onTestFinished(() => void (document.documentElement.lang = 'en'));
  await open('Studie: Runde 1 ist offen', { server: studyServer(buildOpenStudy()) });
  await expect.element(page.getByText(/^Die Antworten sind versiegelt\./)).toBeVisible();
});

const { next, people, form, takeHome, consents, leaving } = study;
const named = { address: 'd.weiss@ulm.example', askedAt: '2026-11-20T08:00:00.000Z' };

/** What each act is offered by, and a study in which it is there. */
const controls: readonly (readonly [StudyAct, string | RegExp, Study])[] = [
  ['open_round', form.openRound, buildDraftStudy()],
  ['change_protocol', form.save, buildDraftStudy()],
  ['change_protocol', 'Edit the protocol', buildOpenStudy({ may: beforeAccepting })],
  ['close_round', next.close, buildOpenStudy()],
  ['extend_round', next.extend('1'), buildOpenStudy()],
  ['remind', next.remind(2), buildOpenStudy({ experts })],
  ['remind', 'Remind E2', buildOpenStudy({ experts })],
  ['invite', people.inviteMore, buildOpenStudy({ experts })],
  ['invite', 'Replace E4', buildOpenStudy({ experts })],
  ['cancel_invitation', /E4$/, buildOpenStudy({ experts, may: ['cancel_invitation'] })],
  ['name_deputy', leaving.ask, buildOpenStudy()],
  ['remove_deputy', leaving.takeBack, buildOpenStudy({ deputy: named })],
  ['open_results', next.openResults, buildClosedStudy()],
  ['reopen_round', next.reopen, buildClosedStudy()],
  ['let_in_late', next.letIn, buildLateStudy()],
  ['download_results', takeHome.downloadOf(takeHome.linear), buildOpenedStudy()],
  ['adopt', takeHome.adoptOf(takeHome.linear), buildOpenedStudy()],
  ['undo_adoption', takeHome.undo, buildOpenedStudy({ adopted: buildAdoption() })],
  ['declare_final', takeHome.final.declare, buildOpenedStudy()],
  ['download_people', consents.download, buildConsentingStudy()],
];

test.each(controls)('R-3525: %s is offered where the study takes it: %s', async (_, name, given) => {
  await renderRoute(studyPath, { server: studyServer(given) });
  await expect.element(page.getByRole('button', { name, exact: true }).first()).toBeVisible();
});

test.each(controls)(
  'R-3525: where the study does not take %s, its control is not there: %s',
  async (act, name, given) => {
    await renderRoute(studyPath, {
      server: studyServer({ ...given, may: given.may.filter((other) => other !== act) }),
    });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(page.getByRole('button', { name, exact: true }).elements()).toHaveLength(0);
  },
);
