import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerForm } from '../../features/answering/answerDraft.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { answering } from './saveAnswer.fixtures.js';

const question = buildQuestion({ revision: '0.1', answered: true, currentValues: [80, 30, 20], currentIteration: 2 });
const form = answerForm({ networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 2 });

async function open() {
  const screen = await renderRoute(questionPath(2), { server: questionServer(question) });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Metastasis' })).toBeVisible();
  return screen;
}
type Screen = Awaited<ReturnType<typeof open>>;

/** The answers of the draft; undefined if there is none. */
const kept = async () => {
  const draft = await drafts.read(form);
  return (draft?.value as { values?: unknown } | undefined)?.values;
};
const typeInBox = async (screen: Screen, keys: string) => {
  await userEvent.click(screen.getByRole('textbox').first());
  await userEvent.keyboard(keys);
};
const typeOnSlider = async (screen: Screen, keys: string) => {
  (screen.getByRole('slider').first().element() as HTMLElement).focus();
  await userEvent.keyboard(keys);
};

test.each([
  ['in the box', typeInBox],
  ['on the slider', typeOnSlider],
])('R-2323: a page that goes on keeps a number that is being typed %s', async (_, type) => {
  const screen = await open();
  await type(screen, '45');
  expect(await kept()).toBeUndefined();
  await screen.router.navigate('/imprint');
  await expect.poll(kept).toEqual([45, 30, 20]);
});

test('R-2323: Back, pressed while a number is being typed, keeps it', async () => {
  const screen = await open();
  await typeInBox(screen, '45');
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  await expect.poll(kept).toEqual([45, 30, 20]);
});

test.each([
  ['pressed', undefined],
  ['by its keys', '{Control>}{Enter}{/Control}'],
])('R-2323: Continue, %s, sends the number that is being typed', async (_, keys) => {
  const { choose, goOn, sent, getByRole } = await answering();
  await choose('certain');
  await userEvent.click(getByRole('textbox').first());
  await userEvent.keyboard('45');
  if (keys === undefined) await goOn();
  else await userEvent.keyboard(keys);
  await expect.poll(sent).toMatchObject([{ sliders: [45, 28, 28] }]);
});

test('R-2323: a tab that is closed while somebody types keeps the last finished answer', async () => {
  const screen = await open();
  await typeInBox(screen, '60{Enter}');
  await expect.poll(kept).toEqual([60, 30, 20]);
  await typeInBox(screen, '4');
  // What a tab is told when it is closed.
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: false }));
  // Otherwise the tab's name stays in its storage, and is that of whatever calls itself another tab later.
  onTestFinished(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  expect(await kept()).toEqual([60, 30, 20]);
});

test('R-2323: an emptied box that is left keeps what was answered, and says so', async () => {
  const screen = await open();
  await typeInBox(screen, '45{Backspace}{Backspace}');
  await userEvent.click(screen.getByRole('radio', { name: 'uncertain', exact: true }));
  await expect.element(screen.getByText(/Still 80 %\.$/)).toBeVisible();
  await expect.poll(kept).toEqual([80, 30, 20]);
});
