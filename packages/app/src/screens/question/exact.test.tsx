import type { Question } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerForm } from '../../features/answering/answerDraft.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildSite } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { storedSentence } from '../../test/storedSentence.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
const place = { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 2 };
const third = buildQuestion({ currentIteration: 3, previousIteration: 2, nextIteration: 4 });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const choose = (name: string) => userEvent.click(page.getByRole('radio', { name, exact: true }));
const typeShare = async (state: number, share: string) => {
  await userEvent.fill(page.getByRole('textbox').nth(state), share);
  await userEvent.keyboard('{Enter}');
};
/** A server that keeps what is said beside sliders tells it by its settings. */
const exactSite = http.get('/site', ({ response }) =>
  response(200).json(buildSite({ certaintyCases: [2, 5, 15, 40] })),
);

async function open(question: Question = buildQuestion(), ...handlers: RequestHandler[]) {
  const screen = await renderRoute(questionPath(question.currentIteration), {
    server: questionServer(question, third),
    handlers: [...handlers, exactSite],
  });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  const saves = () => screen.requests.filter(({ url }) => url.endsWith('/save'));
  return { ...screen, sent: () => Promise.all(saves().map((request) => request.clone().json() as Promise<unknown>)) };
}

test('R-2634: a share rarer than 1 % is typed, stood by, and sent as it was said', async () => {
  const { sent } = await open();
  await typeShare(2, '1/500');
  await expect.poll(storedSentence).toBe('Stored: 49.9 / 49.9 / 0.2');
  await userEvent.fill(page.getByRole('slider').nth(0), '70');
  await expect.poll(storedSentence).toBe('Stored: 70 / 29.8 / 0.2');
  await choose('rather certain');
  await userEvent.click(button('Continue'));
  await expect
    .poll(sent)
    .toMatchObject([
      { sliders: [70, 30, 1], exact: [null, 298_000, 2_000], touched: [true, false, true], 'self-eval': 1 },
    ]);
});

test.each([
  ['This combination cannot occur', /^You said that this combination cannot occur/, 'cannot_occur'],
  ['Not my field', /^You said that this is not your field/, 'not_my_field'],
])('R-2639: “%s” takes the place of the sliders, asks for no certainty, and goes on', async (exit, said, standing) => {
  const { sent, address } = await open();
  await userEvent.fill(page.getByRole('slider').first(), '62');
  await userEvent.click(button(exit).first());
  await expect.element(page.getByText(said)).toBeInViewport();
  expect(page.getByRole('slider').elements()).toEqual([]);
  expect(page.getByRole('radio').elements()).toEqual([]);
  expect(await sent()).toEqual([]);
  await userEvent.click(button('Continue'));
  await expect.poll(address).toBe(questionPath(3));
  expect(await sent()).toMatchObject([{ standing, sliders: [62, 19, 19], 'self-eval': 1, comment: '' }]);
});

test('R-2639: “Undo” brings the sliders back as they were, and the focus to them', async () => {
  await open();
  await userEvent.fill(page.getByRole('slider').first(), '62');
  await userEvent.click(button('Not my field'));
  await userEvent.click(button('Undo').first());
  await expect.element(page.getByRole('slider').first()).toHaveValue('62');
  await expect.element(page.getByRole('slider').first()).toHaveFocus();
});

test('R-2641: a saved answer opens as it was said: exact, untouched, or set aside', async () => {
  const said = { answered: true, 'self-eval': 2, comment: '' } as const;
  const { router } = await open(
    buildQuestion({ ...said, currentValues: [70, 30, 1], exact: [null, 298_000, 2_000], touched: [true, false, true] }),
    http.get('/network/{networkId}/{nodeId}/{iteration}', ({ params, response }) =>
      params.iteration === '3' ? response(200).json({ ...third, ...said, standing: 'cannot_occur' }) : undefined,
    ),
  );
  await expect.element(page.getByRole('textbox').nth(2)).toHaveValue('0.2');
  await expect.element(page.getByText('what is left', { exact: true })).toBeVisible();
  await expect.poll(storedSentence).toBe('Stored: 70 / 29.8 / 0.2');
  await router.navigate(questionPath(3));
  await expect.element(page.getByText(/^You said that this combination cannot occur/)).toBeVisible();
});

test('R-2642: a draft keeps what was said exactly and what was set aside, and may hold neither', async () => {
  const { router } = await open();
  const begin = async (draft: object) => {
    await router.navigate('/imprint');
    drafts.keep(answerForm(place), draft);
    await router.navigate(questionPath(2));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  };
  const typed = { certainty: null, comment: '', revision: 'r4-0' };
  await begin({ ...typed, values: [null, null, { ppm: 500 }] });
  await expect.element(page.getByRole('textbox').nth(2)).toHaveValue('0.05');
  await begin({ ...typed, values: [12, null, null], standing: 'not_my_field' });
  await expect.element(page.getByText(/^You said that this is not your field/)).toBeVisible();
  await begin({ ...typed, values: [33, null, null] });
  await expect.element(page.getByRole('slider').first()).toHaveValue('33');
});

test('R-2643: of two versions each is shown as it was said', async () => {
  const { getByRole } = await open(
    buildQuestion(),
    http.post(saveCall, ({ response }) =>
      response(409).json(buildConflict({ sliders: [50, 49, 1], exact: [null, null, 2_000] })),
    ),
  );
  await choose('certain');
  await userEvent.click(button('Continue'));
  await expect.element(getByRole('alert').getByText(/0\.2\s%/)).toBeVisible();
});

test('R-2685: a server that knows sliders only is asked no more, and sent no more', async () => {
  const screen = await renderRoute(questionPath(2), { server: questionServer(buildQuestion(), third) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  expect(button('Not my field').elements()).toEqual([]);
  await userEvent.fill(page.getByRole('slider').first(), '1');
  expect(button(/Rarer than 1/).elements()).toEqual([]);
  // Of 1 / 49.5 / 49.5 it has whole numbers alone.
  await expect.poll(storedSentence).toBe('Stored: 1 / 49.5 / 49.5');
  await choose('certain');
  await userEvent.click(button('Continue'));
  await expect.poll(screen.address).toBe(questionPath(3));
  const save = screen.requests.find(({ url }) => url.endsWith('/save'));
  expect(Object.keys((await save?.clone().json()) as object)).toEqual(['sliders', 'self-eval', 'comment', 'timer']);
});
