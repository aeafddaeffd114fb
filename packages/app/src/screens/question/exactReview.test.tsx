import type { Question } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildSite } from '../../test/builders.js';
import { http } from '../../test/fakeServer.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const press = (name: string | RegExp) => userEvent.click(button(name));
/** What the server keeps besides sliders. */
const exactSite = http.get('/site', ({ response }) =>
  response(200).json(buildSite({ certaintyCases: [2, 5, 15, 40] })),
);
const next = buildQuestion({ currentIteration: 3, previousIteration: 2, nextIteration: 4 });
const rare: Partial<Question> = {
  currentValues: [70, 30, 1],
  exact: [null, null, 2_000],
  touched: [true, true, true],
  answered: true,
  'self-eval': 2,
  comment: '',
};

async function open(question: Partial<Question> = {}, ...handlers: RequestHandler[]) {
  const server = questionServer(buildQuestion(question), next);
  const screen = await renderRoute(questionPath(2), { server, handlers: [...handlers, exactSite] });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  const saves = () => screen.requests.filter(({ url }) => url.endsWith('/save'));
  return { ...screen, sent: () => Promise.all(saves().map((request) => request.clone().json() as Promise<unknown>)) };
}

/** Types a share into the number field of a row. */
async function typeShare(row: number, share: string) {
  await userEvent.fill(page.getByRole('textbox').nth(row), share);
  await userEvent.keyboard('{Enter}');
}

test('R-2641: an answered question opens with what was said, and is not saved again unchanged', async () => {
  const { sent, address } = await open(rare);
  await expect.element(page.getByRole('textbox').nth(2)).toHaveValue('0.2');
  await press('Continue');
  await expect.poll(address).toBe(questionPath(3));
  expect(await sent()).toEqual([]);
});

const spoken = () =>
  page
    .getByRole('slider')
    .elements()
    .map((slider) => slider.getAttribute('aria-valuetext') ?? '');

test('R-2641: rows that nobody set follow again, and a question that was continued untouched opens untouched', async () => {
  const some = await open({
    ...rare,
    exact: [null, null, null],
    currentValues: [70, 15, 15],
    touched: [true, false, false],
  });
  const follows = '15 percent, not set: half of what is left';
  expect(spoken().slice(1)).toEqual([follows, follows]);
  await some.unmount();
  await open({ ...rare, exact: [null, null, null], currentValues: [50, 50, 50], touched: [false, false, false] });
  expect(spoken().every((words) => words.startsWith('not answered'))).toBe(true);
});

test.each<[string, Partial<Question>, RegExp]>([
  ['that cannot occur', { answered: true, standing: 'cannot_occur', 'self-eval': 1, comment: '' }, /cannot occur\./],
  ['outside one’s field', { standing: 'not_my_field' }, /^You said that this is not your field\./],
])('R-2641: a question %s opens as it was left, with Undo', async (_, question, said) => {
  const { sent, address } = await open(question);
  await expect.element(page.getByText(said)).toBeVisible();
  await expect.element(button('Undo')).toBeVisible();
  await press('Continue');
  await expect.poll(address).toBe(questionPath(3));
  expect(await sent()).toEqual([]);
});

test('R-2640: a question without conditions is not asked whether its combination can occur', async () => {
  await open({ parents: [], changes: [] });
  await expect.element(button('Not my field')).toBeVisible();
  expect(button('This combination cannot occur').query()).toBeNull();
});

test('R-2645: what the four certainties mean is said by the site, and none is preselected', async () => {
  await open();
  const means = (place: number, cases: string) =>
    expect
      .element(page.getByRole('radio').nth(place))
      .toHaveAccessibleDescription(`as if you had seen this many ${cases}`);
  for (const [place, cases] of ['2', '5', '15', '40 +'].entries()) await means(place, cases);
  const radios = page.getByRole('radio').elements() as HTMLInputElement[];
  expect(radios.some(({ checked }) => checked)).toBe(false);
});

test('R-2685: a server that keeps only sliders is sent nothing else, and offers no way out', async () => {
  const { sent, address } = await open(
    {},
    http.get('/site', ({ response }) => response(200).json(buildSite())),
  );
  await typeShare(2, '0.2');
  expect(button('Not my field').query()).toBeNull();
  await userEvent.click(page.getByRole('radio', { name: 'certain', exact: true }));
  await press('Continue');
  await expect.poll(address).toBe(questionPath(3));
  const [saved] = (await sent()) as object[];
  expect(Object.keys(saved ?? {}).sort()).toEqual(['comment', 'self-eval', 'sliders', 'timer']);
  expect(saved).toMatchObject({ sliders: [50, 50, 1] });
});

test.each<[string, Parameters<typeof buildConflict>[0], string]>([
  ['exact shares', { sliders: [60, 40, 1], exact: [null, null, 1_000] }, '59.9 / 40 / 0.1'],
  ['“This combination cannot occur”', { standing: 'cannot_occur' }, '“This combination cannot occur”'],
])('R-2643: a newer answer is shown with its %s', async (_, current, said) => {
  await open(
    rare,
    http.post(saveCall, ({ response }) => response(409).json(buildConflict(current))),
  );
  await userEvent.click(page.getByRole('radio', { name: 'rather certain', exact: true }));
  await press('Continue');
  const notice = page.getByRole('alert').filter({ hasText: 'okafor@example.org' });
  await expect.element(notice).toBeVisible();
  expect(notice.element().textContent.replaceAll(/[\u00a0\u2009\u202f\u2060]/g, ' ')).toContain(said);
});
