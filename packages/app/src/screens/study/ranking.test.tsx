import type { NetworkOutcomes } from '@credence/api-client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { english } from '@credence/text/english/app';
import { study as text } from '@credence/text/english/app/study';
import { problemSentence } from '../../features/inference/problemSentence.js';
import { cancerOutcomes, cancerTables } from '../../test/cancerTables.js';
import { http } from '../../test/fakeServer.js';
import { NETWORK } from '../../test/networkBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { buildOpenStudy, buildProtocol, studyPath, studyServer } from '../../test/studyServer.js';

const { form } = text;
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const many = page.getByLabelText(form.most);

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
  tables?: ReturnType<typeof cancerTables>;
}
const choose = () => userEvent.click(page.getByRole('radio', { name: new RegExp(`^${form.matter}`) }));
const ranked = (questions: number, of: number, nodes: number) => page.getByText(form.ranked(questions, of, nodes));

test('R-3003: the questions that matter most are ranked when it is pressed, shown with their nodes, and saved', async () => {
  const { saved } = await open();
  await choose();
  await expect.element(many).toHaveValue(20);
  await userEvent.fill(many, '3');
  await press(form.rankNow);
  await expect.element(ranked(3, 6, 2)).toBeVisible();
  await press(form.save);
  await expect.element(page.getByText(text.saved)).toBeVisible();
  expect(await saved()).toMatchObject({
    ...{ ranked: true, combinations: false, start: 'blank' },
    questions: [
      { nodeId: 'n3', iteration: 1 },
      { nodeId: 'n3', iteration: 2 },
      { nodeId: 'n2', iteration: 1 },
    ],
  });
});

test('R-3003: a list that was saved is shown, and saved again as it is without being ranked anew', async () => {
  const questions = [
    { nodeId: 'n1', iteration: 1 },
    { nodeId: 'n3', iteration: 4 },
  ];
  const protocol = buildProtocol({ questions, ranked: true, combinations: false });
  const { saved } = await open({ study: { state: 'draft', protocol } });
  await expect.element(ranked(2, 6, 2)).toBeVisible();
  await press(form.save);
  await expect.element(page.getByText(text.saved)).toBeVisible();
  expect(await saved()).toEqual(protocol);
});

test('R-3003: without a list nothing is saved, and another number asks for another', async () => {
  await open();
  await choose();
  await press(form.save);
  await expect.element(page.getByText(form.notRanked)).toBeVisible();
  await userEvent.fill(many, '7');
  await press(form.rankNow);
  await expect.element(page.getByText(form.wrongNumber(6))).toBeVisible();
  await userEvent.fill(many, '6');
  await press(form.rankNow);
  await expect.element(ranked(6, 6, 3)).toBeVisible();
  await userEvent.fill(many, '2');
  expect(ranked(6, 6, 3).query()).toBeNull();
});

test('R-3004: without outcomes the choice says so, and leads to where they are named', async () => {
  await open({ outcomes: { ...cancerOutcomes(), outcomes: [] } });
  await choose();
  await expect.element(page.getByText(form.noOutcomes)).toBeVisible();
  expect(page.getByRole('button', { name: form.rankNow }).query()).toBeNull();
  await press(english.outcomes.name);
  await expect.element(page.getByRole('dialog')).toBeVisible();
});

test('R-3004: what cannot be ranked is said in a sentence, and nothing is chosen', async () => {
  const tables = cancerTables();
  const [, , third] = tables.nodes;
  Object.assign(third!, { table: { kind: 'none', reason: 'too-large' } });
  await open({ tables });
  await choose();
  await userEvent.fill(many, '2');
  await press(form.rankNow);
  const problem = { code: 'no-table', params: { node: 'n3', reason: 'too-large' } } as const;
  await expect.element(page.getByText(problemSentence(problem, tables, english))).toBeVisible();
  await expect.element(page.getByRole('button', { name: form.rankNow })).toBeEnabled();
  expect(page.getByText(/, in \d nodes?$/).query()).toBeNull();
});

test('R-3005: an open round says which outcomes its questions mattered most for, and how sliders begin', async () => {
  const questions = [{ nodeId: 'n3', iteration: 1 }];
  const protocol = buildProtocol({ questions, ranked: true, combinations: false });
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
  await expect.element(page.getByText(text.rules.mattered(1, ['T stage', 'Metastasis']))).toBeVisible();
  await expect.element(page.getByText(text.rules.blank)).toBeVisible();
});

test('R-3006: a new study begins blank, an owner can have a value preset, and a study from before has one', async () => {
  const first = await open();
  await userEvent.click(page.getByRole('radio', { name: new RegExp(`^${form.preset}`) }));
  await press(form.save);
  await expect.element(page.getByText(text.saved)).toBeVisible();
  expect(await first.saved()).toMatchObject({ start: 'value' });
  await first.unmount();
  const { start: _start, ...before } = buildProtocol();
  await open({ study: buildOpenStudy({ protocol: before }) });
  await expect.element(page.getByText(text.rules.preset, { exact: true })).toBeVisible();
});
