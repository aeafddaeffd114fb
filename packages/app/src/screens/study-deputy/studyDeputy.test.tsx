import { english } from '@credence/text/english/app';
import { studyDeputy as words } from '@credence/text/english/app/studyDeputy';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { buildDeputyRequest, deputyPath, deputyServer } from '../../test/deputyServer.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK } from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';

const title = (name: string) => page.getByRole('heading', { level: 1, name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const open = (server = deputyServer(buildDeputyRequest()), options: RouteOptions = {}) =>
  renderRoute(deputyPath, { server, ...options });

test('R-3039: whoever is asked reads who asks and what it means, accepts, and can step back', async () => {
  const { requests } = await open();
  await expect.element(title(words.askedTitle)).toBeVisible();
  await expect.element(page.getByText('Dr. Chidi Okafor', { exact: true })).toBeVisible();
  await expect.element(page.getByText('c.okafor@hno.example')).toBeVisible();
  for (const sentence of words.means) await expect.element(page.getByText(sentence)).toBeVisible();
  await userEvent.click(button(words.accept));
  await expect.element(title(words.acceptedTitle)).toBeVisible();
  await userEvent.click(button(words.stepBack));
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: words.steppingBack.confirm }));
  await expect.element(title(words.declinedTitle)).toBeVisible();
  const sent = requests.filter(({ url }) => url.endsWith('/deputy/answer'));
  expect(await Promise.all(sent.map((request) => request.json()))).toEqual([{ accepts: true }, { accepts: false }]);
});

test('R-3039: whoever declines is told that this is all', async () => {
  await open();
  await userEvent.click(button(words.decline));
  await expect.element(title(words.declinedTitle)).toBeVisible();
});

test('R-3039: whoever has accepted is told so when they come back, and whose the study is by now is led to it', async () => {
  await open(deputyServer(buildDeputyRequest({ acceptedAt: '2026-11-25T09:00:00.000Z' })));
  await expect.element(page.getByText(/^You accepted on .*25 Nov 2026/)).toBeVisible();
  await open(deputyServer(buildDeputyRequest(), { hasLeft: true }));
  await userEvent.click(button(words.accept));
  await expect
    .element(page.getByRole('link', { name: words.toStudy }))
    .toHaveAttribute('href', `/network/${NETWORK}/study`);
});

test('R-3039: for everybody else there is nothing to answer, and the page names the account', async () => {
  const { router } = await open(deputyServer());
  await expect.element(title(words.noneTitle)).toBeVisible();
  await expect.element(page.getByText(/another address than that of your account/)).toBeVisible();
  expect(button(words.accept).query()).toBeNull();
  await userEvent.click(button(words.otherAccount));
  await expect.poll(() => router.state.location.pathname).toBe('/login');
});

test('R-3039: a request that was taken back while it was read can no longer be answered', async () => {
  let asked = true;
  const gone = buildError('Network not found.', 'network_not_found');
  const handlers = [
    http.get('/network/study/{id}/deputy', ({ response }) =>
      asked ? response(200).json(buildDeputyRequest()) : response(404).json(gone),
    ),
    http.post('/network/study/{id}/deputy/answer', ({ response }) => response(404).json(gone)),
  ];
  await open(undefined, { handlers });
  await expect.element(button(words.accept)).toBeVisible();
  asked = false;
  await userEvent.click(button(words.accept));
  await expect.element(title(words.noneTitle)).toBeVisible();
});

test('R-3039: what is refused is said', async () => {
  const refused = buildError(english.failures.refusals.one_part, 'one_part');
  await open(undefined, {
    handlers: [http.post('/network/study/{id}/deputy/answer', ({ response }) => response(409).json(refused))],
  });
  await userEvent.click(button(words.accept));
  await expect.element(page.getByText(english.failures.refusals.one_part)).toBeVisible();
});

test('R-3039: a request that cannot be loaded is tried again', async () => {
  let fails = true;
  const handlers = [
    http.get('/network/study/{id}/deputy', ({ response }) =>
      fails
        ? response(500).json(buildError('Something went wrong.', 'internal_error'))
        : response(200).json(buildDeputyRequest()),
    ),
  ];
  await open(undefined, { handlers });
  await expect.element(page.getByText(words.loadFailed)).toBeVisible();
  fails = false;
  await userEvent.click(button(english.common.tryAgain));
  await expect.element(title(words.askedTitle)).toBeVisible();
});

test('R-3039: a visitor signs in first, and comes back to it', async () => {
  const { router } = await open(undefined, { signedIn: false });
  await expect.poll(() => router.state.location.pathname).toBe('/login');
  expect(new URLSearchParams(router.state.location.search).get('from')).toBe(deputyPath);
});

test('R-3039: the page speaks the language of the reader', async () => {
  document.documentElement.lang = 'de';
  onTestFinished(() => void (document.documentElement.lang = 'en'));
  await open();
  await expect.element(title('Würden Sie diese Studie weiterführen?')).toBeVisible();
});
