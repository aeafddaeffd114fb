import type { AnswerSave, Question } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerForm } from '../../features/answering/answerDraft.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildSite } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildQuestion, questionPath } from '../../test/questionBuilders.js';
import { storedSentence } from '../../test/storedSentence.js';
import { allAtOne, answering, failing, saveCall } from './saveAnswer.fixtures.js';

/** A server that keeps more than sliders tells it by its settings. */
const exactSite = http.get('/site', ({ response }) =>
  response(200).json(buildSite({ certaintyCases: [2, 5, 15, 40] })),
);
const two: Partial<Question> = {
  node: { id: 'n3', display_name: 'Metastasis', vars: ['absent', 'present'] },
  currentValues: [50, 50],
};
const open = (given: Partial<Question> = {}, ...handlers: RequestHandler[]) =>
  answering(buildQuestion(given), ...handlers, exactSite);

const slider = (state: number) => page.getByRole('slider').nth(state);
const typeShare = async (state: number, share: string) => {
  await userEvent.fill(page.getByRole('textbox').nth(state), share);
  await userEvent.keyboard('{Enter}');
};
/** What the sliders and the dock say. */
const said = () => [
  ...page
    .getByRole('slider')
    .elements()
    .map((element) => element.getAttribute('aria-valuetext')),
  storedSentence(),
];

/** Presses a place along the track of the first slider. */
async function pressTrack() {
  const { width, height } = slider(0).element().getBoundingClientRect();
  await userEvent.click(slider(0), { position: { x: width * 0.7, y: height / 2 } });
}
const pressWord = async () =>
  userEvent.click(
    [...document.querySelectorAll('[data-slot="word"]')].find((word) => /^expected/.test(word.textContent))!,
  );
async function pressKey() {
  slider(0).element().focus();
  await userEvent.keyboard('{PageUp}{PageUp}');
}

test.each<[string, () => Promise<void>]>([
  ['a press on the track', pressTrack],
  ['a typed number', () => typeShare(0, '70')],
  ['a word', pressWord],
  ['keys', pressKey],
])('R-3590: of two states %s sets one, and the other follows: both are stored as they are shown', async (_, set) => {
  const { choose, goOn, sent } = await open(two);
  await set();
  const value = Number((slider(0).element() as HTMLInputElement).value);
  expect(value).toBeGreaterThan(50);
  await expect.element(slider(1)).toHaveValue(String(100 - value));
  await expect.poll(said).toContain(`Stored: ${value} / ${100 - value}`);
  await choose('certain');
  await goOn();
  await expect.poll(sent).toMatchObject([{ sliders: [value, 100 - value], touched: [true, false] }]);
  expect((await sent())[0]).not.toHaveProperty('exact');
});

test.each<[string, Partial<AnswerSave>, string]>([
  ['63', { sliders: [63, 19, 19], exact: [null, 185_000, 185_000] }, '63 / 18.5 / 18.5'],
  ['.2', { sliders: [1, 50, 50], exact: [2_000, 499_000, 499_000] }, '0.2 / 49.9 / 49.9'],
  ['20', { sliders: [20, 40, 40] }, '20 / 40 / 40'],
])('R-3590: of three states %s is typed for one, and the others share what is left', async (share, answer, stored) => {
  const { choose, goOn, sent } = await open();
  await typeShare(0, share);
  await expect.poll(said).toContain(`Stored: ${stored}`);
  await choose('certain');
  await goOn();
  await expect.poll(sent).toMatchObject([{ ...answer, touched: [true, false, false] }]);
  expect('exact' in ((await sent())[0] as object)).toBe('exact' in answer);
});

test('R-3590: 1 % for all is asked about where all were set to it, and never where a state only follows', async () => {
  const vars = Array.from({ length: 100 }, (_, state) => `stage_${state + 1}`);
  const node = { id: 'n3', display_name: 'Metastasis', vars };
  const { choose, goOn, sent, getByRole } = await open({ node, currentValues: vars.map(() => 50) });
  await userEvent.fill(slider(0), '1');
  await choose('certain');
  await goOn();
  await expect.poll(sent).toMatchObject([{ sliders: vars.map(() => 1) }]);
  expect(getByRole('alertdialog', { name: allAtOne }).query()).toBeNull();
});

/** Sets the second state, then the first, to more than a whole together: the first says so, as the one set last. */
async function setTwo() {
  await userEvent.fill(slider(1), '70');
  await userEvent.fill(slider(0), '60');
  await expect.poll(() => said()[0]).toMatch(/30 more than what is left beside regional$/);
  return said();
}
type Screen = Awaited<ReturnType<typeof open>>;
async function comesBack({ router }: Screen) {
  await router.navigate('/imprint');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await router.navigate(questionPath(2));
  await expect.element(slider(0)).toBeVisible();
}

test('R-3591: a draft comes back with who set which state, and in which order', async () => {
  const screen = await open();
  const before = await setTwo();
  await comesBack(screen);
  await expect.element(page.getByText(/^Draft restored/)).toBeVisible();
  expect(said()).toEqual(before);
  const form = answerForm({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 2 });
  expect((await drafts.read(form))?.value).toMatchObject({ values: [60, 70, null], order: [1, 0] });
});

test('R-3591: a saved answer opens as it was stored, with the states following that nobody set', async () => {
  let saved: Partial<Question> = {};
  const screen = await open(
    {},
    http.post(saveCall, async ({ request, params }) => {
      if (params.iteration !== '2') return;
      const { sliders, timer: _, origin: _origin, ...rest } = await request.clone().json();
      saved = { ...rest, answered: true, currentValues: sliders, revision: 'r4-1' };
    }),
    http.get('/network/{networkId}/{nodeId}/{iteration}', ({ params, response }) =>
      params.iteration === '2' ? response(200).json(buildQuestion(saved)) : undefined,
    ),
  );
  await typeShare(0, '63');
  const before = said();
  await screen.choose('certain');
  await screen.goOn();
  await expect.poll(screen.address).toBe(questionPath(3));
  await comesBack(screen);
  await expect.poll(said).toEqual(before);
});

test('R-3591: an answer that waits on the device opens as it will be stored', async () => {
  const screen = await open({}, failing(1));
  await typeShare(0, '63');
  const before = said();
  await screen.choose('certain');
  await screen.goOn();
  await expect.element(page.getByText(/^The server cannot be reached/)).toBeVisible();
  await comesBack(screen);
  expect(said()).toEqual(before);
});

test('R-3591: Undo lets a state follow again that was set, and redo sets it', async () => {
  await open();
  const untouched = said();
  await typeShare(0, '63');
  const one = said();
  await typeShare(1, '10');
  const both = said();
  expect(new Set([untouched, one, both].map(String)).size).toBe(3);
  slider(0).element().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(said).toEqual(one);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(said).toEqual(untouched);
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.poll(said).toEqual(one);
});
