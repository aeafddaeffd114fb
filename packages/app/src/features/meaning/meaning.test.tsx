import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const path = '/network/{networkId}/{nodeId}/explanations';
const nothing = {
  title: '',
  explanation: '',
  unit: '',
  states: ['', '', ''].map(() => ({ title: '', explanation: '' })),
};
const file = {
  ...nothing,
  title: 'Metastasis',
  states: ['absent', 'regional', 'distant'].map((title) => ({ title, explanation: '' })),
};

test('R-2626: the meaning stands behind the "i", as text, for whoever asks', async () => {
  const question = buildQuestion();
  const meaning = { text: 'Spread to <b>other</b> organs.', source: 'file' as const };
  const { getByRole } = await renderRoute(questionPath(2), {
    server: questionServer({ ...question, node: { ...question.node, details: { meaning } } }),
  });
  const button = getByRole('button', { name: 'What is meant' });
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  const note = getByRole('note', { name: 'What is meant' });
  await expect.element(note).toMatchTextContent('Spread to <b>other</b> organs. From the network’s file.');
  expect(getByRole('button', { name: 'Edit' }).query()).toBeNull();
  await userEvent.click(button);
  await expect.element(note).not.toBeInTheDocument();
});

test('R-2626: where nothing is explained there is no "i", and a server of the specification has none', async () => {
  const { getByRole } = await renderRoute(questionPath(2), { server: questionServer(buildQuestion()) });
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  expect(getByRole('button', { name: 'What is meant' }).query()).toBeNull();
});

test('R-2627: the owner writes names and explanations, and the question has them', async () => {
  const asked = buildQuestion({ mayExplain: true });
  let saved: unknown;
  const renamed = { ...asked, node: { ...asked.node, display_name: 'Spread' } };
  const { getByRole, getByLabelText } = await renderRoute(questionPath(2), {
    server: questionServer(asked),
    handlers: [
      http.get(path, ({ response }) => response(200).json({ file, own: nothing })),
      http.post(path, async ({ request, response }) => {
        saved = await request.json();
        return response(200).json({ file, own: nothing });
      }),
      http.get('/network/{networkId}/{nodeId}/{iteration}', ({ response }) =>
        saved ? response(200).json(renamed) : undefined,
      ),
    ],
  });
  await userEvent.click(getByRole('button', { name: 'What is meant' }));
  await userEvent.click(getByRole('button', { name: 'Write an explanation' }));
  await userEvent.fill(getByLabelText('Name').first(), 'Spread');
  await userEvent.fill(getByLabelText('Explanation').first(), 'To other organs.');
  await userEvent.fill(getByLabelText('Name').nth(1), 'none');
  await userEvent.click(getByRole('button', { name: 'Save', exact: true }));
  await expect.element(getByRole('heading', { level: 1, name: 'Spread' })).toBeVisible();
  expect(saved).toEqual({
    ...nothing,
    title: 'Spread',
    explanation: 'To other organs.',
    states: nothing.states.map((state, index) => (index === 0 ? { ...state, title: 'none' } : state)),
  });
});

test('R-2011: the owner words a state as a condition, and the question says it so', async () => {
  const asked = buildQuestion({ mayExplain: true });
  const worded = buildQuestion({
    parents: asked.parents.map((parent, index) =>
      index === 0 ? { ...parent, state: { asCondition: 'For a patient with a glottic tumour' } } : parent,
    ),
  });
  let saved: { states: object[] } | undefined;
  const { getByRole, getByLabelText, getByText } = await renderRoute(questionPath(2), {
    server: questionServer(asked),
    handlers: [
      http.get(path, ({ response }) => response(200).json({ file, own: nothing })),
      http.post(path, async ({ request, response }) => {
        saved = await request.json();
        return response(200).json({ file, own: nothing });
      }),
      http.get('/network/{networkId}/{nodeId}/{iteration}', ({ response }) =>
        saved ? response(200).json(worded) : undefined,
      ),
    ],
  });
  await userEvent.click(getByRole('button', { name: 'What is meant' }));
  await userEvent.click(getByRole('button', { name: 'Write an explanation' }));
  const field = getByLabelText('As a condition, in your words').nth(1);
  await expect.element(field).toHaveAccessibleDescription('In place of “For a patient with Metastasis: regional”');
  await userEvent.fill(field, 'For a patient with regional spread');
  await userEvent.click(getByRole('button', { name: 'Save', exact: true }));
  await expect.element(getByText(/^For a patient with a glottic tumour, with /)).toBeVisible();
  expect(saved?.states).toEqual([
    nothing.states[0],
    { ...nothing.states[1], asCondition: 'For a patient with regional spread' },
    nothing.states[2],
  ]);
});
