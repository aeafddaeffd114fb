import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { http } from '../../test/fakeServer.js';
import { renderRoute } from '../../test/renderRoute.js';
import { saveCall } from './saveAnswer.fixtures.js';

const before = buildQuestion({
  currentValues: [62, 30, 50],
  answered: true,
  'self-eval': 2,
  comment: '',
  touched: [true, true, true],
});
const next = buildQuestion({
  currentIteration: 3,
  previousIteration: 2,
  nextIteration: 4,
  comparedWith: 2,
  // Its server keeps more than sliders.
  touched: [false, false, false],
});

/** A question after an answered one, on a server that refuses saves as long as it is told to. */
async function opened(question = next) {
  let refuse: (() => Response) | undefined;
  const screen = await renderRoute(questionPath(3), {
    server: questionServer(before, question),
    handlers: [http.post(saveCall, () => refuse?.())],
  });
  await expect.element(screen.getByRole('button', { name: 'Continue' })).toBeVisible();
  const { getByRole, getByText, requests, router } = screen;
  const saves = () => requests.filter(({ url }) => url.endsWith('/save'));
  return {
    ...screen,
    saves,
    refuses: (how: (() => Response) | undefined) => (refuse = how),
    start: () => userEvent.click(getByRole('button', { name: 'Copy it' })),
    asLast: () => userEvent.click(getByRole('button', { name: /^As in the last question/ })),
    choose: (name: string) => userEvent.click(getByRole('radio', { name, exact: true })),
    goOn: () => userEvent.click(getByRole('button', { name: 'Continue' })),
    last: async () => (await saves().at(-1)?.clone().json()) as Record<string, unknown> | undefined,
    started: getByText(/^Copied from T stage/),
    /** Leaves the page and comes back, as after a reload. */
    async comesBack() {
      await router.navigate('/imprint');
      await router.navigate(questionPath(3));
      await expect.element(getByRole('button', { name: 'Continue' })).toBeVisible();
    },
  };
}
type Opened = Awaited<ReturnType<typeof opened>>;
const marks = async ({ last }: Opened) => {
  const { origin, takenFrom, certaintyFrom } = (await last()) ?? {};
  return [origin, takenFrom, certaintyFrom];
};

test('R-2831: an answer that somebody sets is given', async () => {
  const screen = await opened();
  await userEvent.fill(screen.getByRole('slider').first(), '20');
  await screen.choose('certain');
  await screen.goOn();
  await expect.poll(() => marks(screen)).toEqual(['given', undefined, undefined]);
});

test('R-2831: a start from the question before is sent as taken over, also after sliders were moved and the page left', async () => {
  const screen = await opened();
  await screen.start();
  await userEvent.fill(screen.getByRole('slider').first(), '20');
  await screen.comesBack();
  await expect.element(screen.started).toBeVisible();
  await screen.asLast();
  await screen.goOn();
  await expect.poll(() => marks(screen)).toEqual(['taken_over', 2, 2]);
});

test('R-2831: a start that was undone is none, and one that was done again is one', async () => {
  const screen = await opened();
  await screen.start();
  screen.getByRole('slider').first().element().focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(screen.started).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}y{/Control}');
  await expect.element(screen.started).toBeVisible();
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.fill(screen.getByRole('slider').first(), '20');
  await screen.choose('certain');
  await screen.goOn();
  await expect.poll(() => marks(screen)).toEqual(['given', undefined, undefined]);
});

test('R-2831: a certainty taken over marks the certainty alone, until another one is chosen', async () => {
  const screen = await opened();
  await userEvent.fill(screen.getByRole('slider').first(), '20');
  await screen.asLast();
  await screen.goOn();
  await expect.poll(() => marks(screen)).toEqual(['given', undefined, 2]);
  await screen.unmount();
  const other = await opened();
  await other.asLast();
  await other.choose('rather certain');
  await other.choose('certain');
  await other.goOn();
  await expect.poll(() => marks(other)).toEqual(['given', undefined, undefined]);
});

test('R-2831: what a combination decides and somebody saves as it was is decided; moved, it is given', async () => {
  const decidedBy = { number: 1, value: [10, 20, 70] };
  const decided = buildQuestion({ ...next, currentValues: [10, 20, 70], decidedBy, touched: undefined as never });
  const screen = await opened({ ...decided, exact: [null, null, null] });
  await screen.choose('certain');
  await screen.goOn();
  await expect.poll(() => marks(screen)).toEqual(['decided', undefined, undefined]);
  await screen.unmount();
  const moved = await opened({ ...decided, exact: [null, null, null] });
  await userEvent.fill(moved.getByRole('slider').first(), '11');
  await moved.choose('certain');
  await moved.goOn();
  await expect.poll(() => marks(moved)).toEqual(['given', undefined, undefined]);
});

test('R-2831: "Discard" ends the marks', async () => {
  const screen = await opened();
  await screen.start();
  await screen.asLast();
  await screen.comesBack();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await expect.element(screen.started).not.toBeInTheDocument();
  await userEvent.fill(screen.getByRole('slider').first(), '20');
  await screen.choose('certain');
  await screen.goOn();
  await expect.poll(() => marks(screen)).toEqual(['given', undefined, undefined]);
});

test('R-2831: an answer that waits keeps its marks, also when it is changed before it is sent', async () => {
  const screen = await opened();
  screen.refuses(() => Response.error());
  await screen.start();
  await screen.asLast();
  await screen.goOn();
  await expect.element(screen.getByText(/^The server cannot be reached/)).toBeVisible();
  await screen.comesBack();
  await expect.element(screen.started).toBeVisible();
  screen.refuses(undefined);
  await userEvent.fill(screen.getByRole('slider').first(), '20');
  await screen.goOn();
  await expect
    .poll(screen.last)
    .toMatchObject({ sliders: [20, 30, 50], origin: 'taken_over', takenFrom: 2, certaintyFrom: 2 });
});

test('R-2831: an answer kept over a newer one keeps its marks', async () => {
  const screen = await opened();
  screen.refuses(() => Response.json(buildConflict(), { status: 409 }));
  await screen.start();
  await screen.asLast();
  await screen.goOn();
  await userEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await expect.poll(() => screen.saves().length).toBe(2);
  expect(await marks(screen)).toEqual(['taken_over', 2, 2]);
});
