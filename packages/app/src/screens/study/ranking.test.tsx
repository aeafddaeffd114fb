import type { NetworkOutcomes, NetworkTables } from '@credence/api-client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { english } from '@credence/text/english/app';
import { study as text } from '@credence/text/english/app/study';
import { problemSentence } from '../../features/inference/problemSentence.js';
import { cancerOutcomes, cancerTables } from '../../test/cancerTables.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { buildDraftStudy, buildOpenStudy, buildProtocol, studyPath, studyServer } from '../../test/studyServer.js';

const { form } = text;
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const choice = (title: string, cost = '') => page.getByRole('radio', { name: `${title} ${cost}`.trim() });
const live = page.getByRole('status').filter({ hasText: 'for each expert' });

async function open({ study, outcomes = cancerOutcomes(), tables = cancerTables() }: Parts = {}) {
  const screen = await renderRoute(studyPath, {
    server: studyServer(study),
    handlers: [
      http.get('/network/tables/{id}', ({ response }) => response(200).json(tables)),
      http.get('/network/outcomes/{id}', ({ response }) => response(200).json(outcomes)),
    ],
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  const saved = async () =>
    (await screen.requests
      .findLast(({ url, method }) => method === 'POST' && url.endsWith(`/study/${NETWORK}`))
      ?.json()) as unknown;
  return { ...screen, saved };
}
interface Parts {
  study?: Parameters<typeof studyServer>[0];
  outcomes?: NetworkOutcomes;
  tables?: NetworkTables;
}

/** The same network with 120 cases of cancer's parents: 88 minutes of questions. */
function largeTables(): NetworkTables {
  const [first, second, third, ...others] = cancerTables().nodes;
  const vars = (count: number) => Array.from({ length: count }, (_, state) => `level ${state + 1}`);
  const filed = (values: number[], states: number) => ({
    kind: 'full' as const,
    values,
    columns: [{ count: values.length / states, basis: 'file' as const }],
  });
  const even = (states: number) => Array.from({ length: states }, () => 1 / states);
  const cancer = Array.from({ length: 120 }, (_, column) => [(column + 1) / 200, 1 - (column + 1) / 200]).flat();
  return {
    networkId: NETWORK,
    revision: 'large',
    nodes: [
      { ...first!, vars: vars(10), table: filed(even(10), 10) },
      { ...second!, vars: vars(12), table: filed(even(12), 12) },
      { ...third!, table: filed(cancer, 2) },
      ...others,
    ],
  };
}
const rows = () => page.getByRole('button', { name: /^Take out / });

test('R-3541: questions and minutes stand beside every choice before it is chosen', async () => {
  await open();
  await expect.element(choice(form.matter, '6 questions, 5 min')).toBeEnabled();
  await expect.element(choice(form.some, '1 to 4 questions a node')).toBeEnabled();
  // So short a network is asked whole.
  await expect.element(choice(form.all, '6 questions, 5 min')).toBeChecked();
  await expect.element(live).toHaveTextContent('6 questions, about 5 min for each expert');
});

test('R-3542 R-3544: a new study asks what matters most in 20 to 30 minutes, and says how near that comes', async () => {
  const { saved } = await open({ tables: largeTables() });
  await expect
    .element(page.getByRole('radio', { name: /^The questions that matter most \d+ questions, 25 min$/ }))
    .toBeChecked();
  await expect
    .element(page.getByRole('radio', { name: /^All questions of the network 122 questions, 1 h 37 min$/ }))
    .not.toBeChecked();
  const reached = /^\d+ questions, about 25\smin for each expert; together they reach within \d+ points?$/;
  await expect.poll(() => live.element().textContent).toMatch(reached);
  await press(form.save);
  await expect.element(page.getByText(text.saved)).toBeVisible();
  const { questions, ...protocol } = (await saved()) as { questions: unknown[]; ranked: boolean };
  expect(protocol).toMatchObject({ ranked: true, combinations: false, start: 'blank' });
  expect(questions.length).toBeGreaterThan(15);
});

test('R-3543: single questions are taken out, added by a search, stepped and typed', async () => {
  const { saved } = await open({ tables: largeTables() });
  await expect.element(page.getByRole('heading', { name: /^The \d+ questions$/ })).toBeVisible();
  const number = page.getByRole('spinbutton', { name: form.most });
  await userEvent.fill(number, '3');
  await userEvent.tab();
  await expect.element(page.getByRole('heading', { name: 'The 3 questions' })).toBeVisible();
  await expect
    .element(page.getByText(/^Next in line, if there is time: 2 more questions, \d more minutes?/))
    .toBeVisible();
  const [first] = rows().elements();
  const name = first!.getAttribute('aria-label')!.replace('Take out ', '');
  await userEvent.click(rows().first());
  await expect.element(page.getByText(form.takenOut)).toBeVisible();
  // The focus is where the button was.
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Take out /);
  await press(form.more);
  await expect.element(page.getByRole('heading', { name: 'The 3 questions' })).toBeVisible();
  expect(page.getByRole('button', { name: `Take out ${name}` }).query()).toBeNull();
  await userEvent.fill(page.getByRole('searchbox', { name: form.add }), 'cancer level');
  await press('Add Cancer, Pollution low: level 1, Smoker: level 1');
  await expect
    .element(
      page.getByRole('button', { name: 'Take out Cancer, Pollution low: level 1, Smoker: level 1', exact: true }),
    )
    .toHaveFocus();
  await press(form.save);
  await expect.element(page.getByText(text.saved)).toBeVisible();
  const protocol = (await saved()) as { questions: unknown[]; added: unknown[]; removed: unknown[] };
  expect([protocol.questions.length, protocol.removed.length]).toEqual([4, 1]);
  expect(protocol.questions).toContainEqual({ nodeId: 'n3', iteration: 1 });
  expect(protocol.added).toEqual([{ nodeId: 'n3', iteration: 1 }]);
});

test('R-3003: a list that was saved is shown, and saved again as it is without being ranked anew', async () => {
  const questions = [
    { nodeId: 'n3', iteration: 4 },
    { nodeId: 'n1', iteration: 1 },
  ];
  const protocol = buildProtocol({
    questions,
    ranked: true,
    combinations: false,
    added: [{ nodeId: 'n1', iteration: 1 }],
    removed: [{ nodeId: 'n3', iteration: 1 }],
  });
  const { saved } = await open({ study: buildDraftStudy({ protocol }) });
  await expect.element(page.getByRole('heading', { name: 'The 2 questions' })).toBeVisible();
  await press(form.save);
  await expect.element(page.getByText(text.saved)).toBeVisible();
  expect(await saved()).toEqual(protocol);
});

test('R-3004: without outcomes the list says what counts instead, and leads to where they are named', async () => {
  await open({ outcomes: { ...cancerOutcomes(), outcomes: [] }, tables: largeTables() });
  await expect.element(page.getByText(english.outcomes.unnamed)).toBeVisible();
  await press(form.changeWhat(form.change, english.outcomes.outcomes));
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('R-3004 R-3542: where nothing can be ranked that is said, and nodes are to be chosen', async () => {
  const tables = largeTables();
  const [, , third] = tables.nodes;
  Object.assign(third!, { table: { kind: 'none', reason: 'too-large' } });
  await open({ tables });
  const problem = { code: 'no-table', params: { node: 'n3', reason: 'too-large' } } as const;
  const why = problemSentence(problem, tables, english);
  await expect.element(page.getByText(`${why} ${form.instead}`)).toBeVisible();
  await expect.element(choice(form.matter)).toBeDisabled();
  await expect.element(page.getByRole('radio', { name: /^Only some nodes/ })).toBeChecked();
  await press(form.save);
  await expect.element(page.getByText(form.noNodes)).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /^All questions of the network/ }));
  await expect.element(live).toHaveTextContent('122 questions, about 1 h 37 min for each expert');
});

test('R-3545: every other part is one line with its value, and says what is missing', async () => {
  await open();
  await expect.element(page.getByText(form.blankShort)).toBeVisible();
  await expect.element(page.getByText(form.noPurposeYet)).toBeVisible();
  expect(page.getByLabelText(form.purpose).query()).toBeNull();
  const button = page.getByRole('button', { name: form.changeWhat(form.write, form.words) });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  await userEvent.fill(page.getByLabelText(form.purpose), 'Ann asks.');
  await press(form.changeWhat(form.done, form.words));
  await expect.element(page.getByText('Ann asks.')).toBeVisible();
});

test('R-3546: the question before the round is opened says what it asks of a panel', async () => {
  await open({ study: buildDraftStudy() });
  await press(form.openRound);
  await expect
    .element(
      page.getByText(
        '6 questions, about 5 min for each expert. For example 10 experts, 6 questions each, 50 min in all.',
      ),
    )
    .toBeVisible();
});

test('R-3005: an open round says which outcomes its questions mattered most for, what was changed by hand, and how sliders begin', async () => {
  const questions = [{ nodeId: 'n3', iteration: 1 }];
  const protocol = buildProtocol({
    questions,
    ranked: true,
    removed: [{ nodeId: 'n3', iteration: 2 }],
    combinations: false,
  });
  await open({
    study: buildOpenStudy({ protocol }),
    outcomes: {
      ...cancerOutcomes(),
      outcomes: [
        { node: 'n3', state: 0 },
        { node: 'n2', state: 0 },
      ],
    },
  });
  const { rules } = text;
  await expect
    .element(page.getByText(`${rules.mattered(1, ['T stage', 'Metastasis'])}; ${rules.byHand(0, 1)}`))
    .toBeVisible();
  await expect.element(page.getByText(rules.blank)).toBeVisible();
});

test('R-3006: a new study begins blank, an owner can have a value preset, and a protocol that says nothing of it has one', async () => {
  const first = await open();
  await press(form.changeWhat(form.change, form.start));
  await userEvent.click(page.getByRole('radio', { name: new RegExp(`^${form.preset}`) }));
  await press(form.save);
  await expect.element(page.getByText(text.saved)).toBeVisible();
  expect(await first.saved()).toMatchObject({ start: 'value' });
  await first.unmount();
  const { start: _start, ...before } = buildProtocol();
  await open({ study: buildOpenStudy({ protocol: before }) });
  await expect.element(page.getByText(text.rules.preset, { exact: true })).toBeVisible();
});
