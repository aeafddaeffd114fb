import type { Question } from '@credence/api-client';
import type { RequestHandler } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerForm } from '../../features/answering/answerDraft.js';
import { outbox } from '../../features/answering/browserOutbox.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { http } from '../../test/fakeServer.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { passTime } from '../../test/passTime.js';
import { renderRoute } from '../../test/renderRoute.js';
import { question as text } from '@credence/text/english/app/question';

const saveCall = '/network/{networkId}/{nodeId}/{iteration}/save';
const readCall = '/network/{networkId}/{nodeId}/{iteration}';
const place = { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 2 };
const refused = 'An answer to “Metastasis” was not saved.';

/** The second of four questions, on a server that accepts answers only after `takes` is called. */
async function answering({
  question = {},
  handlers = [],
}: {
  question?: Partial<Question>;
  handlers?: RequestHandler[];
}) {
  let takes = false;
  const given = buildQuestion(question);
  const server = questionServer(given, buildQuestion({ currentIteration: 3, previousIteration: 2 }));
  const screen = await renderRoute(questionPath(2), {
    server,
    handlers: [...handlers, http.post(saveCall, () => (takes ? undefined : Response.error()))],
  });
  const { getByRole, getByText, router, requests } = screen;
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  await expect.poll(() => requests.some(({ url }) => url.includes('/n3/3?'))).toBe(true);
  const move = (first: number) => userEvent.fill(getByRole('slider').first(), String(first));
  const choose = () => userEvent.click(getByRole('radio', { name: 'certain', exact: true }));
  const goOn = () => userEvent.click(getByRole('button', { name: 'Continue' }));
  const leave = async () => {
    await router.navigate('/imprint/');
    await expect.element(getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  };
  return {
    ...screen,
    takes: () => (takes = true),
    move,
    choose,
    goOn,
    leave,
    /** Answers 77, which has to wait, and leaves the page. */
    answerInVain: async () => {
      await move(77);
      await choose();
      await goOn();
      await expect.element(getByText(text.waits)).toBeVisible();
      await leave();
    },
    saves: () => requests.filter(({ url }) => url.endsWith('/save')),
    comeBack: async () => {
      await router.navigate(questionPath(2));
      await expect.element(getByRole('slider').first()).toBeVisible();
    },
    first: () => expect.element(getByRole('slider').first()),
  };
}

test('input typed over a waiting answer is restored, and can be discarded without discarding that answer', async () => {
  const { move, answerInVain, leave, comeBack, first, getByRole, getByText } = await answering({});
  await answerInVain();
  await comeBack();
  await first().toHaveValue('77');
  await move(80);
  await leave();
  await comeBack();
  await first().toHaveValue('80');
  await expect.element(getByText(/^Draft restored/)).toBeVisible();

  await userEvent.click(getByRole('button', { name: 'Discard' }));
  await first().toHaveValue('77');
  await expect.element(getByText(/^This answer is kept on this device/)).toBeVisible();
});

test('a waiting answer does not replace one given in the meantime', async () => {
  let isNewer = false;
  let isThere = false;
  const { goOn, answerInVain, comeBack, first, saves, getByText } = await answering({
    handlers: [
      http.get(readCall, ({ params, response }) =>
        isNewer && params.iteration === '2'
          ? response(200).json(buildQuestion({ answered: true, currentValues: [60, 30, 10], revision: 'r4-1' }))
          : undefined,
      ),
      http.post(saveCall, ({ request }) =>
        isThere && request.headers.get('X-Revision') === 'r4-0'
          ? Response.json(buildConflict(), { status: 409 })
          : undefined,
      ),
    ],
  });
  await answerInVain();
  isNewer = true;
  await comeBack();
  await first().toHaveValue('77');
  isThere = true;
  await goOn();
  await expect.element(getByText(/okafor@example.org has answered this question in the meantime/)).toBeVisible();
  expect(saves().every(({ headers }) => headers.get('X-Revision') === 'r4-0')).toBe(true);
});

test.each([
  ['nobody has answered meanwhile, and it replaces the waiting answer', 'r4-0', 'r4-1'],
  ['somebody has, and their answer is not replaced unasked', 'r4-1', 'r4-0'],
])('R-2630: input is typed over a waiting answer, which is then sent: %s', async (_what, revision, based) => {
  let now = buildQuestion();
  let isThere = false;
  const { move, answerInVain, comeBack, first, getByText } = await answering({
    handlers: [
      http.untyped.get(`/api${questionPath(2).slice(0, -1)}`, () => Response.json(now)),
      http.post(saveCall, ({ request, response }) => {
        if (!isThere) return undefined;
        if (request.headers.get('X-Revision') !== revision) return response(409).json(buildConflict());
        now = buildQuestion({ answered: true, currentValues: [77, 12, 12], revision: 'r4-1' });
        return response(200).json({ next_iteration: 3, revision: 'r4-1' });
      }),
    ],
  });
  await answerInVain();
  now = buildQuestion({ revision });
  await comeBack();
  await move(80);
  isThere = true;
  await outbox.flush();
  await expect.poll(() => outbox.state().waiting).toEqual([]);
  await first().toHaveValue('80');
  expect(await drafts.read(answerForm(place))).toMatchObject({ value: { revision: based } });
  expect(getByText(/A different answer has been saved/).query()).toBeNull();
});

test('a change to a waiting answer is not shown as waiting, and is not sent before Continue', async () => {
  const pass = passTime();
  const { move, choose, goOn, takes, saves, address, getByText } = await answering({});
  await move(77);
  await choose();
  await goOn();
  await expect.element(getByText(/your answer is kept on this device/)).toBeVisible();
  await move(80);
  await expect.element(getByText(/your answer is kept on this device/)).not.toBeInTheDocument();
  takes();
  const before = saves().length;
  // The first two attempts happen within six seconds.
  await pass(6000);
  expect([saves().length, address()]).toEqual([before, questionPath(2)]);
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
  expect(await saves().at(-1)?.clone().json()).toHaveProperty('sliders.0', 80);
});

test('a save refused after its page was left is reported, and the question opens with it', async () => {
  const answer = Promise.withResolvers<void>();
  const { move, choose, goOn, leave, first, getByRole, getByText } = await answering({
    handlers: [
      http.post(saveCall, async () => {
        await answer.promise;
        return Response.json(buildConflict(), { status: 409 });
      }),
    ],
  });
  await move(77);
  await choose();
  await goOn();
  await leave();
  // There is no draft of it: the device had no room.
  await drafts.drop(answerForm(place));
  answer.resolve();
  await expect.element(getByText(refused)).toBeVisible();
  await userEvent.click(getByRole('link', { name: 'Open the question' }));
  await first().toHaveValue('77');
  await expect.element(getByText(/^Draft restored/)).toBeVisible();
  expect(getByRole('link', { name: 'Open the question' }).query()).toBeNull();
  await userEvent.click(getByText(refused).element().closest('[role]')?.querySelector('button') ?? document.body);
  await expect.element(getByText(refused)).not.toBeInTheDocument();
});

test('a silently dead connection is reported after eight seconds, and given up after fifteen', async () => {
  const ends = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ends.signal);
  const patience = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => void vi.restoreAllMocks());
  const { move, choose, goOn, getByText, getByRole } = await answering({
    handlers: [http.post(saveCall, () => new Promise<never>(() => undefined))],
  });
  await move(77);
  await choose();
  await goOn();
  await expect.element(getByRole('button', { name: 'Saving...' })).toBeVisible();
  const late = patience.mock.calls.find(([, delay]) => delay === 8000)?.[0] as () => void;
  late();
  await expect.element(getByText('Still saving...')).toBeVisible();
  expect(AbortSignal.timeout).toHaveBeenCalledWith(15_000);
  ends.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  await expect.element(getByText(/your answer is kept on this device/)).toBeVisible();
  await expect.element(getByRole('link', { name: 'Continue without waiting' })).toBeVisible();
  await expect.element(getByRole('slider').first()).toBeEnabled();
});

test('the answer to one node is never shown at another, whose question has the same number and revision', async () => {
  const other = { id: 'n7', display_name: 'Oedema', vars: ['no', 'some', 'much'] };
  const { move, router, first, getByRole, getByText } = await answering({
    question: { revision: '0.0' },
    handlers: [
      http.get(readCall, ({ params, response }) =>
        params.nodeId === 'n7' ? response(200).json(buildQuestion({ node: other, revision: '0.0' })) : undefined,
      ),
    ],
  });
  await move(77);
  await router.navigate(questionPath(2).replace('/n3/', '/n7/'));
  await expect.element(getByRole('heading', { level: 1, name: 'Oedema' })).toBeVisible();
  await first().toHaveValue('50');
  await router.navigate(questionPath(2));
  await expect.element(getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  await first().toHaveValue('77');
  await expect.element(getByText(/^Draft restored/)).toBeVisible();
});

test('the browser’s Back leads where the page’s leads: to the question before, with its answer', async () => {
  let saved = false;
  const { move, choose, goOn, takes, router, first, address, getByRole } = await answering({
    handlers: [
      http.get(readCall, ({ params, response }) =>
        params.iteration === '2' && saved
          ? response(200).json(
              buildQuestion({
                answered: true,
                currentValues: [77, 12, 12],
                'self-eval': 2,
                comment: '',
                revision: 'r4-1',
              }),
            )
          : undefined,
      ),
    ],
  });
  takes();
  saved = true;
  await move(77);
  await choose();
  await goOn();
  await expect.poll(address).toBe(questionPath(3));
  await router.navigate(-1);
  await expect.poll(address).toBe(questionPath(2));
  await first().toHaveValue('77');
  await expect.element(getByRole('radio', { name: 'certain', exact: true })).toBeChecked();

  await router.navigate(1);
  await expect.poll(address).toBe(questionPath(3));
  await userEvent.click(getByRole('link', { name: 'Back' }));
  await expect.poll(address).toBe(questionPath(2));
  await first().toHaveValue('77');
});

test('an answer that arrives while its question is being read is shown, although that response is without it', async () => {
  const read = Promise.withResolvers<void>();
  let answered = false;
  let reads = 0;
  const { takes, answerInVain, comeBack, first } = await answering({
    handlers: [
      http.get(readCall, async ({ params, response }) => {
        if (params.iteration !== '2' || !answered) return undefined;
        reads += 1;
        if (reads > 1) return response(200).json(buildQuestion({ answered: true, currentValues: [77, 12, 12] }));
        await read.promise;
        return undefined;
      }),
    ],
  });
  await answerInVain();
  answered = true;
  const back = comeBack();
  await expect.poll(() => reads).toBe(1);
  takes();
  await outbox.flush();
  expect(outbox.state().waiting).toHaveLength(0);
  read.resolve();
  await back;
  await first().toHaveValue('77');
});
