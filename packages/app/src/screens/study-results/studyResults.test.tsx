import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { NETWORK, networkPath } from '../../test/networkBuilders.js';
import { renderRoute, type RouteOptions } from '../../test/renderRoute.js';
import {
  buildExpertOverview,
  buildPanelQuestion,
  buildResults,
  buildUnlinkedResults,
  resultsPath,
  resultsServer,
} from '../../test/resultsBuilders.js';
import {
  buildClosedStudy,
  buildOpenedStudy,
  buildOwnOverview,
  buildProtocol,
  studyPath,
  studyServer,
} from '../../test/studyServer.js';

const heading = (level: number, name: string | RegExp) => page.getByRole('heading', { level, name });
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const ofOwner = () => resultsServer({ results: buildResults() });

async function open({ server = ofOwner(), path = resultsPath, ...options }: RouteOptions & { path?: string } = {}) {
  const screen = await renderRoute(path, { server, ...options });
  await expect.element(heading(1, 'Results of round 1')).toBeVisible();
  return screen;
}
const asked = ({ calls }: { calls: readonly string[] }) => calls.filter((call) => /\/results\/n\d/.test(call));

test('R-2946: the owner opens the results once, after being told that the close then stands', async () => {
  const server = [...resultsServer({ results: buildResults(), study: buildClosedStudy() })];
  const screen = await renderRoute(studyPath, { server });
  await press('Open the results');
  await expect.element(page.getByText('From then on the closing cannot be taken back.')).toBeVisible();
  await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Open the results' }));
  await expect.element(heading(1, 'Results of round 1')).toBeVisible();
  expect(screen.calls.filter((call) => call.startsWith('POST'))).toEqual([
    `POST /api/network/study/${NETWORK}/results`,
  ]);
  expect(screen.address()).toBe(resultsPath);
});

test('R-2946: where the close stands already nothing is asked, and opened results are a link', async () => {
  const study = { ...buildClosedStudy(), may: ['open_results' as const] };
  await renderRoute(studyPath, { server: resultsServer({ results: buildResults(), study }) });
  await press('Open the results');
  await expect.element(heading(1, 'Results of round 1')).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Laryngeal carcinoma' }));
  await expect.element(page.getByRole('link', { name: 'Results', exact: true })).toBeVisible();
  expect(page.getByRole('button', { name: 'Open the results' }).query()).toBeNull();
});

test('R-2946: results that are not opened lead their owner to the study, which says so', async () => {
  const { address } = await renderRoute(resultsPath, { server: resultsServer({ study: buildClosedStudy() }) });
  await expect.element(page.getByText('The results have not been opened yet.')).toBeVisible();
  expect(address()).toBe(studyPath);
});

test('R-2947: what to discuss is ranked by what it moves, and pressing shows it, with a way back', async () => {
  const screen = await open();
  await expect
    .element(
      page.getByText(
        'Ranked by effect: how far the disagreement moves Overall stage: IV and Lymph nodes: involved, in points.',
      ),
    )
    .toBeVisible();
  await expect.element(page.getByText('± 6.1')).toBeVisible();
  await expect.element(page.getByText('other order, read it differently')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Show 5 more, at most ± 0.2' })).toBeVisible();
  expect(page.getByRole('checkbox').query()).toBeNull();
  await userEvent.click(page.getByRole('button', { name: /^Lymph nodes T4/ }));
  await expect.element(heading(2, 'Lymph nodes')).toBeVisible();
  expect(screen.address()).toBe(`${resultsPath}?node=n4&question=3`);
  await screen.router.navigate(-1);
  await expect.element(heading(2, 'Tumour extent')).toBeVisible();
  // Only answers are read again.
  expect(screen.calls.filter((call) => call.endsWith('/results'))).toHaveLength(1);
});

test('R-2947: on a phone, where the question stands below the list, pressing leads to it', async () => {
  onTestFinished(() => page.viewport(1024, 768));
  await page.viewport(390, 800);
  await open();
  await userEvent.click(page.getByRole('button', { name: /^Lymph nodes T4/ }));
  await expect.element(heading(2, 'Lymph nodes')).toHaveFocus();
  await expect.element(heading(2, 'Lymph nodes')).toBeInViewport();
});

test('R-2948: the strip is walked by arrows, and brackets go through what to discuss, in all nodes', async () => {
  const screen = await open();
  await expect.element(page.getByText('Experts differ most for heavy, 50 to 69')).toBeVisible();
  const strip = page.getByRole('application', { name: 'Disagreement (Jensen–Shannon), 8 questions of Tumour extent' });
  strip.element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(screen.address).toBe(`${resultsPath}?node=n3&question=9`);
  await expect.element(page.getByText('For a patient who smokes heavily, with Age: 70 and over')).toBeVisible();
  await userEvent.keyboard('{ArrowLeft}{]}');
  await expect.poll(screen.address).toBe(`${resultsPath}?node=n4&question=3`);
  await expect.element(page.getByText('2 of 13 to discuss: Lymph nodes, T4, beyond the larynx')).toBeInTheDocument();
  await userEvent.keyboard('{[}');
  await expect.poll(screen.address).toBe(`${resultsPath}?node=n3&question=8`);
  await userEvent.keyboard('{[}');
  expect(screen.address()).toBe(`${resultsPath}?node=n3&question=8`);
});

test('R-2948: a question that is only passed by is not asked for, and nodes are chosen by name', async () => {
  const screen = await open();
  await expect.poll(() => asked(screen)).toHaveLength(1);
  page.getByRole('application').element().focus();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{End}');
  await expect.poll(() => asked(screen).at(-1)).toMatch(/\/n3\/9$/);
  expect(asked(screen).length).toBeLessThan(5);
  await userEvent.selectOptions(page.getByLabelText('Node'), 'Lymph nodes');
  await expect.element(heading(2, 'Lymph nodes')).toBeVisible();
});

test('R-2949: the shown question says for whom, what each said by code, and each pool, as a table too', async () => {
  await open();
  await expect.element(page.getByText('For a patient who smokes heavily, with Age: 50 to 69')).toBeVisible();
  const list = page.getByRole('list', { name: 'Answers for T3, vocal fold fixed' });
  await expect.element(list.getByText('E3: 24 %')).toBeInTheDocument();
  await expect.element(page.getByText('Average (linear pool): 31 %')).toBeInTheDocument();
  await press('Show as table');
  await expect.element(page.getByRole('row', { name: /^E3 62 % 24 % 14 %/ })).toBeVisible();
  await userEvent.click(page.getByText('What is meant'));
  await expect.element(page.getByText(/^As seen at the first visit, before any treatment/)).toBeVisible();
});

test('R-2949: who gave no numbers is told with the reason', async () => {
  await open({ path: `${resultsPath}?node=n4&question=1` });
  await expect.element(page.getByText('Cannot occur: E5')).toBeVisible();
  await expect.element(page.getByText('By a combination: E2.')).toBeVisible();
});

test('R-2950: of fewer than three answers there is a list, and no pool', async () => {
  const questions = [buildPanelQuestion({ iteration: 8, n: 2, pools: {}, disagreement: 0.2 })];
  const panel = [1, 2].map((code) => ({ code, answered: 18 }));
  const results = buildResults({ experts: 2, panel, questions, toDiscuss: [], outcomes: [] });
  await open({ server: resultsServer({ results, answered: 2 }) });
  await expect.element(page.getByText('2 answers: a list, not a pool')).toBeVisible();
  await expect.element(page.getByText(/^With fewer than four experts, one can guess/)).toBeVisible();
  await expect.element(page.getByText('E1: 34 %')).toBeInTheDocument();
});

test('R-2950: a pool that there is not cannot be chosen, and the reason is read', async () => {
  const questions = [buildPanelQuestion({ iteration: 8, pools: { linear: [0.4, 0.31, 0.29] } })];
  await open({ server: resultsServer({ results: buildResults({ questions, toDiscuss: [0] }) }) });
  await expect.element(page.getByRole('radio', { name: 'Median' })).toBeDisabled();
  await expect.element(page.getByText(/^No geometric average \(log pool\): .* No median: /)).toBeVisible();
});

test('R-3079: the results say who had seen the shared answers, above all and beside the code', async () => {
  const study = buildOpenedStudy();
  const marked = study.experts!.map((expert) => (expert.code === 1 ? { ...expert, sawShared: true } : expert));
  await open({ server: resultsServer({ results: buildResults(), study: { ...study, experts: marked } }) });
  await expect.element(page.getByText('E1 had seen the shared answers before.')).toBeVisible();
  const comments = page.getByRole('region', { name: 'Four of five say why' });
  await expect
    .element(comments.getByRole('listitem').first())
    .toMatchTextContent(/E1.* · had seen the shared answersTake out$/);
  await expect.element(comments.getByRole('listitem').nth(1)).not.toMatchTextContent(/shared/);
});

test('R-2951: comments stand by code with the certainty, and who left none is named', async () => {
  await open();
  await expect.element(heading(2, 'Four of five say why')).toBeVisible();
  await expect.element(page.getByText('Comments on this question. E4 left none.')).toBeVisible();
  await expect.element(page.getByText(/^In a screening clinic/)).toBeVisible();
  await expect.element(page.getByText('rather uncertain')).toBeVisible();
});

test('R-2952: each outcome has a dot for each expert, the pool that is chosen, and the mean', async () => {
  await open();
  await expect
    .element(heading(2, 'The pool says 33 % for Overall stage: IV; the five range from 22 to 46'))
    .toBeVisible();
  const stage = page.getByRole('figure', { name: 'Overall stage: IV' });
  await expect.element(stage.getByText('E2: 46 %')).toBeInTheDocument();
  await expect.element(page.getByText(/Pooling tables is not pooling conclusions\.$/)).toBeVisible();
  await expect.element(page.getByText(/E4 answered 16 of 18\.$/)).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: 'Geometric average (log pool)' }));
  await expect.element(stage.getByText('pool: 34 %')).toBeInTheDocument();
});

test('R-2952: an outcome that cannot be computed says why, and of whom', async () => {
  const [first] = buildResults().outcomes;
  const outcome = {
    ...first!,
    pools: { linear: { problem: 'too-entangled' } },
    experts: [1, 2].map((code) => ({ code, own: 18, ...(code === 2 ? { problem: 'no-table' } : { share: 0.3 }) })),
  };
  await open({ server: resultsServer({ results: buildResults({ outcomes: [outcome] }) }) });
  await expect.element(page.getByText('E2: cannot be computed, because numbers are missing')).toBeVisible();
  await expect.element(page.getByText('Pool: cannot be computed, because the network is too entangled')).toBeVisible();
});

test('R-2953: an expert reads the pool and unlinked comments, and nobody’s code', async () => {
  const server = resultsServer({ results: buildUnlinkedResults(), overview: buildExpertOverview() });
  await open({ server, path: `${resultsPath}?node=n3&question=8` });
  await expect.element(page.getByText('Average (linear pool): 31 %')).toBeInTheDocument();
  await expect.element(page.getByText('Average (linear pool) of 5 answers, rounded.')).toBeVisible();
  await expect.element(page.getByText(/^Fixed cords are the rule/)).toBeVisible();
  await expect.element(page.getByText(/^Comments on this question, without names/)).toBeVisible();
  await expect.element(heading(2, 'The pool says 33 % for Overall stage: IV')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/\bE\d/);
  expect(page.getByRole('list', { name: /^Answers for/ }).query()).toBeNull();
});

test('R-2953: an expert is shown no answers where they are too few for a pool', async () => {
  const questions = [buildPanelQuestion({ iteration: 8, n: 2, pools: {} })];
  const results = buildUnlinkedResults({ questions, toDiscuss: [] });
  await open({ server: resultsServer({ results, overview: buildExpertOverview() }) });
  await expect.element(page.getByText(/^Fewer than four answered with numbers/)).toBeVisible();
});

test('R-3520: an expert goes through all questions in the order of the file, and is not shown where others part', async () => {
  await open({ server: resultsServer({ results: buildUnlinkedResults(), overview: buildExpertOverview() }) });
  await expect.element(heading(2, 'Questions')).toBeVisible();
  await expect.element(page.getByText(/computed from the common answers as they are shown/)).toBeVisible();
  for (const hidden of ['To discuss', 'Geometric average (log pool)', 'Median', /Experts (part|agree)/, /^Mean/])
    expect([hidden, page.getByText(hidden).query()]).toEqual([hidden, null]);
});

test('R-3520: an expert is told why no common answer is shown any more', async () => {
  const questions = buildUnlinkedResults().questions.map((question) => ({ ...question, pools: {} }));
  const results = buildUnlinkedResults({ questions, outcomes: [], erasedSince: true });
  await open({ server: resultsServer({ results, overview: buildExpertOverview() }) });
  await expect.element(page.getByText(/^Answers were erased after the results were opened/)).toBeVisible();
});

test.each([
  ['before they are opened', buildClosedStudy(), /^The results have not been opened yet\. Whoever runs/],
  [
    'where experts see their own answers only',
    { ...buildClosedStudy(), protocol: buildProtocol({ sees: 'own' as const }) },
    'In this study experts see their own answers only.',
  ],
])('R-2953: %s an expert is led to the own answers', async (_, study, sentence) => {
  const { address } = await renderRoute(resultsPath, {
    server: resultsServer({ study, overview: buildExpertOverview() }),
  });
  await expect.element(page.getByText(sentence)).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: 'Your own answers' }));
  await expect.poll(address).toBe(networkPath);
});

test('R-2954: nobody else has results to read, and a network that is no study has none', async () => {
  const overview = buildOwnOverview({ may: ['view', 'assess'] });
  const { address } = await renderRoute(resultsPath, { server: resultsServer({ results: buildResults(), overview }) });
  await expect.poll(address).toBe(networkPath);
  const other = await renderRoute(resultsPath, { server: studyServer() });
  await expect.poll(other.address).toBe(networkPath);
});

test('R-2955: where nobody answered, or no outcome is named, a sentence says so', async () => {
  const nothing = { questions: [], toDiscuss: [], outcomes: [] };
  await open({ server: resultsServer({ results: buildResults({ experts: 0, panel: [], ...nothing }) }) });
  await expect.element(page.getByText(/^Nobody answered anything in this round/)).toBeVisible();
});

test('R-2955: results out of reach are tried again, and so are the answers to a question', async () => {
  let broken = true;
  const once = (path: '/network/study/{id}/results' | '/network/study/{id}/results/{nodeId}/{iteration}') =>
    http.get(path, () => (broken ? Response.error() : undefined));
  await renderRoute(resultsPath, { server: ofOwner(), handlers: [once('/network/study/{id}/results')] });
  await expect.element(page.getByText('The results could not be loaded.')).toBeVisible();
  broken = false;
  await press('Try again');
  await expect.element(heading(1, 'Results of round 1')).toBeVisible();
});

test('R-2955: answers that could not be loaded are asked for again', async () => {
  let broken = true;
  const handlers = [
    http.get('/network/study/{id}/results/{nodeId}/{iteration}', () => (broken ? Response.error() : undefined)),
  ];
  await open({ handlers });
  await expect.element(page.getByText('The answers to this question could not be loaded.')).toBeVisible();
  broken = false;
  await press('Try again');
  await expect.element(page.getByText(/^Fixed cords are the rule/)).toBeVisible();
});

test('R-2956: the page speaks the language of the reader', async () => {
  document.documentElement.lang = 'de';
  onTestFinished(() => void (document.documentElement.lang = 'en'));
  await renderRoute(resultsPath, { server: ofOwner() });
  await expect.element(heading(1, 'Ergebnisse von Runde 1')).toBeVisible();
  await expect.element(heading(2, 'Vier von fünf sagen, warum')).toBeVisible();
  await expect.element(page.getByText('andere Reihenfolge, anders verstanden')).toBeVisible();
});
