import { studyResults as words } from '@credence/text/english/app/studyResults';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildError } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK, networkPath } from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import {
  buildExpertOverview,
  buildResults,
  buildUnlinkedResults,
  resultsPath,
  resultsServer,
} from '../../test/resultsBuilders.js';
import { buildOpenedStudy, studyPath } from '../../test/studyServer.js';

const comment = /^In a screening clinic/;
const takeOut = () => page.getByRole('button', { name: words.comments.takeOutOf('E3') });
const dialog = () => page.getByRole('dialog', { name: words.redacting.title('E3') });
const confirm = () => userEvent.click(dialog().getByRole('button', { name: words.redacting.confirm }));
const reason = () => dialog().getByRole('textbox', { name: words.redacting.reason });

async function open({ server = resultsServer({ results: buildResults() }), ...options }: RouteOptions = {}) {
  const screen = await renderRoute(`${resultsPath}?node=n3&question=8`, { server, ...options });
  await expect.element(page.getByText(comment)).toBeVisible();
  return screen;
}

test('R-3054: the owner takes a comment out once they said why; the reason and the day stand in its place', async () => {
  const { requests } = await open();
  await userEvent.click(takeOut());
  await expect.element(dialog().getByText(words.redacting.consequence)).toBeVisible();
  await confirm();
  await expect.element(dialog().getByText(words.redacting.missing)).toBeVisible();
  await userEvent.fill(reason(), ' It names a colleague. ');
  await confirm();
  await expect.element(page.getByText('Taken out on 27 Nov 2026: It names a colleague.')).toBeVisible();
  expect(page.getByText(comment).query()).toBeNull();
  // Who left none is still named, and whose went is not among them.
  await expect.element(page.getByText('Comments on this question. E4 left none.')).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Three of five say why' })).toBeVisible();
  const [sent] = requests.filter(({ url }) => url.endsWith('/redact'));
  expect([new URL(sent!.url).pathname, await sent!.json()]).toEqual([
    `/api/network/study/${NETWORK}/results/n3/8/redact`,
    { code: 3, reason: 'It names a colleague.' },
  ]);
});

test('R-3054: what the server refuses is said in the dialog, and the reason stays', async () => {
  const refusal = buildError('Gone.', 'expert_not_found');
  const handlers = [
    http.post('/network/study/{id}/results/{nodeId}/{iteration}/redact', ({ response }) => response(404).json(refusal)),
  ];
  await open({ handlers });
  await userEvent.click(takeOut());
  await userEvent.fill(reason(), 'It names a colleague.');
  await confirm();
  await expect.element(dialog().getByText('Gone.')).toBeVisible();
  await expect.element(reason()).toHaveValue('It names a colleague.');
  await userEvent.click(dialog().getByRole('button', { name: words.redacting.cancel }));
  await expect.element(page.getByText(comment)).toBeVisible();
});

test('R-3054: an expert takes nothing out', async () => {
  await open({ server: resultsServer({ results: buildUnlinkedResults(), overview: buildExpertOverview() }) });
  expect(page.getByRole('button', { name: /^Take out/ }).query()).toBeNull();
});

test('R-3050: whose answers came late and are in no pool is said above the results', async () => {
  const results = buildResults({ late: [{ code: 3, answers: 4 }] });
  await open({ server: resultsServer({ results }) });
  await expect.element(page.getByText('4 answers of E3 came late and are in no pool.')).toBeVisible();
});

const tooMany = http.get('/network/tables/{id}', ({ response }) =>
  response(422).json({
    ...buildError('Too many numbers.', 'too_many_numbers'),
    params: { limit: 4_194_304, nodes: ['Tumour extent'] },
  }),
);

test('R-3055: where the network is too large for the page of results, its owner is told what is, and where the numbers are', async () => {
  await renderRoute(resultsPath, { server: resultsServer({ results: buildResults() }), handlers: [tooMany] });
  await expect
    .element(page.getByText(/hold more than 4,194,304 numbers.* The largest is that of Tumour extent\./))
    .toBeVisible();
  await expect.element(page.getByText(words.tooLargeOwner)).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.toStudy })).toHaveAttribute('href', studyPath);
  expect(page.getByText(words.loadFailed).query()).toBeNull();
});

test('R-3055: an expert is told so as well, and led to the own answers', async () => {
  const server = resultsServer({ results: buildUnlinkedResults(), overview: buildExpertOverview() });
  await renderRoute(resultsPath, { server, handlers: [tooMany] });
  await expect.element(page.getByText(words.tooLargeExpert)).toBeVisible();
  await expect.element(page.getByRole('link', { name: words.toOwn })).toHaveAttribute('href', networkPath);
});

test('R-3055: in German, too', async () => {
  document.documentElement.lang = 'de';
  onTestFinished(() => void (document.documentElement.lang = 'en'));
  await renderRoute(resultsPath, { server: resultsServer({ results: buildResults() }), handlers: [tooMany] });
  await expect.element(page.getByText(/mehr als 4\.194\.304 Zahlen/)).toBeVisible();
});

test('R-3525: a comment is taken out only where the study takes that', async () => {
  const { may, ...study } = buildOpenedStudy();
  const without = { ...study, may: may.filter((act) => act !== 'redact_comment') };
  await open({ server: resultsServer({ results: buildResults(), study: without }) });
  expect(takeOut().query()).toBeNull();
});
