import { english } from '@credence/text/english/app';
import { takingPart as words } from '@credence/text/english/app/takingPart';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError, buildUser } from '../../../test/builders.js';
import { buildOwnStudy, expertServer } from '../../../test/expertServer.js';
import { http } from '../../../test/fakeServer.js';
import { NETWORK, networkPath } from '../../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../../test/renderRoute.js';
import { buildOpenStudy, buildOwnOverview, studyServer } from '../../../test/studyServer.js';

const part = () => page.getByRole('region', { name: words.title });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const goOn = () => page.getByRole('link', { name: /^Continue with/ });
const dialog = () => page.getByRole('dialog', { name: words.withdrawing.title });

async function open(study = buildOwnStudy('open'), options: RouteOptions = {}) {
  const screen = await renderRoute(networkPath, { server: expertServer(study), ...options });
  await expect.element(part()).toBeVisible();
  return screen;
}
const sent = async (requests: readonly Request[], end: string): Promise<unknown> =>
  requests.findLast(({ url, method }) => method === 'POST' && url.endsWith(end))?.json();

test('R-2989 R-3683: an expert sees how much is answered and until when, in which time zone, says that they have finished, and goes on after all', async () => {
  const { requests } = await open();
  await expect
    .element(
      part().getByText(
        /^5 of 17 questions are answered\. Nobody sees your answers until the round closes, at the latest on .*2099, \d\d:\d\d [A-Z].*\./,
      ),
    )
    .toBeVisible();
  await expect.element(goOn()).toBeVisible();
  await userEvent.click(button(words.finish));
  await expect.element(part().getByText(/You said on .*26 Nov 2026.* that you have finished/)).toBeVisible();
  expect(await sent(requests, '/finish')).toEqual({ finished: true });
  await userEvent.click(button(words.goOn));
  await expect.element(button(words.finish)).toBeVisible();
  expect(await sent(requests, '/finish')).toEqual({ finished: false });
});

const withoutPassword = [
  http.get('/user/get-user/{username}', ({ response }) => response(200).json({ ...buildUser(), hasPassword: false })),
  http.post('/user/forgot-password', ({ response }) =>
    response(200).json({ message: 'If there is an account for this address, it gets an e-mail with a link.' }),
  ),
];

test('R-3021: whoever has finished and came by the link alone is offered a password, which is mailed', async () => {
  const { requests } = await open(buildOwnStudy('open'), { handlers: withoutPassword });
  await expect.element(button(words.finish)).toBeVisible();
  expect(page.getByText(words.noPassword).query()).toBeNull();
  await userEvent.click(button(words.finish));
  await expect.element(part().getByText(words.noPassword)).toBeVisible();
  await expect.element(part().getByText(words.passwordLater)).toBeVisible();
  await userEvent.click(button(words.mailPassword));
  await expect.element(part().getByText(/it gets an e-mail with a link/)).toBeVisible();
  expect(await sent(requests, '/user/forgot-password')).toEqual({ username: 'ann@example.org' });
});

test('R-3021: why no mail was sent is said there, and it can be asked for again', async () => {
  const down = http.post('/user/forgot-password', () => Response.error());
  await open(buildOwnStudy('closed'), { handlers: [down, ...withoutPassword] });
  await userEvent.click(button(words.mailPassword));
  await expect.element(part().getByRole('alert')).toBeVisible();
  await expect.element(button(words.mailPassword)).toBeEnabled();
});

test('R-3021: whoever has a password is offered none', async () => {
  await open(buildOwnStudy('open', { own: { finishedAt: '2026-11-26T10:15:00.000Z' } }));
  await expect.element(button(words.goOn)).toBeVisible();
  expect(page.getByText(words.noPassword).query()).toBeNull();
});

test('R-2990: an expert withdraws only once they chose what becomes of their answers', async () => {
  const { requests, router } = await open();
  await userEvent.click(button(words.withdraw));
  await userEvent.click(dialog().getByRole('button', { name: words.withdrawing.confirm }));
  await expect.element(dialog().getByText(words.withdrawing.unchosen)).toBeVisible();
  await userEvent.click(dialog().getByRole('radio', { name: new RegExp(words.withdrawing.erases) }));
  expect(requests.filter(({ url }) => url.endsWith('/withdraw'))).toEqual([]);
  await userEvent.click(dialog().getByRole('button', { name: words.withdrawing.confirm }));
  await expect.poll(() => router.state.location.pathname).toBe('/networks_overview');
  await expect.element(page.getByText(words.withdrewErasing)).toBeVisible();
  expect(await sent(requests, '/withdraw')).toEqual({ keeps: false });
});

test('R-2990: what the server refuses of a withdrawal is said where it was asked for', async () => {
  const refused = buildError('The time in which one can withdraw from this study is over.', 'withdrawal_over');
  const handlers = [http.post('/network/study/{id}/withdraw', ({ response }) => response(409).json(refused))];
  await open(buildOwnStudy('open'), { handlers });
  await userEvent.click(button(words.withdraw));
  await userEvent.click(dialog().getByRole('radio', { name: new RegExp(words.withdrawing.keeps) }));
  await userEvent.click(dialog().getByRole('button', { name: words.withdrawing.confirm }));
  await expect.element(dialog().getByText(english.failures.refusals.withdrawal_over)).toBeVisible();
});

test('R-2991: once the round is closed an expert is led to nothing that takes no answer, and reads what was said', async () => {
  await open(buildOwnStudy('closed', { may: ['keep_late'], protocol: { sees: 'own' } }));
  await expect.element(part().getByText(words.isClosed)).toBeVisible();
  expect(goOn().query()).toBeNull();
  expect(page.getByRole('button', { name: /^Reset/ }).query()).toBeNull();
  for (const name of [words.finish, words.goOn, words.withdraw]) expect(button(name).query()).toBeNull();
  await expect
    .element(page.getByRole('link', { name: 'T stage', exact: true }))
    .toHaveAttribute('href', `/network/${NETWORK}/n2`);
});

test('R-2991: where the protocol says that experts see the result of all, they are led to it once it is open', async () => {
  await open(buildOwnStudy('closed'));
  await expect.element(part().getByText(new RegExp(words.resultsLater))).toBeVisible();
  await open(buildOwnStudy('closed', { round: { resultsOpenedAt: '2026-11-27T10:15:00.000Z' } }));
  await expect
    .element(page.getByRole('link', { name: words.results }))
    .toHaveAttribute('href', `/network/${NETWORK}/study/results`);
});

test('R-3041: of a study that was stopped an expert reads since when and why, and can still withdraw', async () => {
  await open({ ...buildOwnStudy('closed'), stoppedAt: '2026-11-28T10:15:00.000Z' });
  await expect
    .element(part().getByText(/^The study was stopped on .*28 Nov 2026.*, because its owner has left/))
    .toBeVisible();
  expect(part().getByText(words.isClosed).query()).toBeNull();
  expect(part().getByText(new RegExp(words.resultsLater)).query()).toBeNull();
  await expect.element(button(words.withdraw)).toBeVisible();
});

test('R-2989: nobody else has such a part, and nobody else asks for the study', async () => {
  const { calls } = await renderRoute(networkPath, {
    server: studyServer(buildOpenStudy(), buildOwnOverview({ may: ['view', 'see_people', 'assess', 'reset'] })),
  });
  await expect.element(page.getByText(english.overview.rests)).toBeVisible();
  expect(part().query()).toBeNull();
  expect(calls.filter((call) => call.includes('/network/study/'))).toEqual([]);
});

test('R-2989: the part speaks the language of the reader', async () => {
  document.documentElement.lang = 'de';
  onTestFinished(() => void (document.documentElement.lang = 'en'));
  await renderRoute(networkPath, { server: expertServer(buildOwnStudy('closed')) });
  await expect.element(page.getByRole('region', { name: 'Ihr Teil an der Studie' })).toBeVisible();
});

test('R-3050: an expert is told what came late, whether it was let in, and that it counts no more once the results are open', async () => {
  await open(buildOwnStudy('closed', { own: { late: { answers: 4, letIn: 1 } } }));
  await expect.element(part().getByText(words.late(3))).toBeVisible();
  await expect.element(part().getByText(words.letIn(1))).toBeVisible();
  const round = { resultsOpenedAt: '2026-11-27T10:15:00.000Z' };
  await open(buildOwnStudy('closed', { own: { late: { answers: 3, letIn: 0 } }, round }));
  await expect.element(part().getByText(words.tooLate(3))).toBeVisible();
});

const controls = [
  ['finish', 'button', words.finish],
  ['withdraw', 'button', words.withdraw],
  ['read_results', 'link', words.results],
] as const;
const control = (role: 'button' | 'link', name: string) => part().getByRole(role, { name, exact: true });

test.each(controls)('R-3525: of an own part, %s is offered where the study takes it', async (act, role, name) => {
  await open(buildOwnStudy('open', { may: [act] }));
  await expect.element(control(role, name)).toBeVisible();
});

test.each(controls)(
  'R-3525: of an own part, %s is not there where the study does not take it',
  async (_, role, name) => {
    await open(buildOwnStudy('open', { may: [] }));
    expect(control(role, name).query()).toBeNull();
  },
);
