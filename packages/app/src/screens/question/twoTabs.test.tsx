import type { Question } from '@credence/api-client';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerForm } from '../../features/answering/answerDraft.js';
import { openDevice } from '../../ground/device/browserDevice.js';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { browserTabs } from '../../ground/drafts/browserTabs.js';
import { createDrafts } from '../../ground/drafts/drafts.js';
import { http } from '../../test/fakeServer.js';
import { buildConflict, buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const place = { networkId: 'Lx7fK2pQ9xWb', nodeId: 'n3', iteration: 2 };
const form = answerForm(place);
const press = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }));
const first = page.getByRole('slider').first();
const title = page.getByRole('heading', { level: 1, name: 'Metastasis' });

const theirs = { answered: true, currentValues: [60, 30, 10], 'self-eval': 2, comment: '' } as const;
const answered = { ...theirs, currentValues: [...theirs.currentValues], revision: 'r4-1' };
const decided = { decidedBy: { number: 1, value: [20, 30, 50] }, currentValues: [20, 30, 50], revision: 'r4-0.7' };

/** The same user's drafts in another tab, which stays open. */
const otherTab = createDrafts(openDevice(), browserTabs('credence-tab'));

/** Types 77 without saving it; then another tab saves, and this one is reloaded. */
async function overtaken(newest: Partial<Question> = answered) {
  let now = buildQuestion();
  const screen = await renderRoute(questionPath(2), {
    server: questionServer(now, buildQuestion({ currentIteration: 3 })),
    handlers: [
      http.untyped.get(`/api${questionPath(2).slice(0, -1)}`, () => Response.json(now)),
      // As the server does: an answer to an older revision is refused.
      http.post('/network/{networkId}/{nodeId}/{iteration}/save', ({ request, response }) =>
        [null, now.revision].includes(request.headers.get('X-Revision'))
          ? undefined
          : response(409).json(buildConflict()),
      ),
    ],
  });
  await expect.element(title).toBeVisible();
  await userEvent.fill(first, '77');
  await userEvent.click(page.getByRole('radio', { name: 'certain', exact: true }));
  otherTab.keep(form, { values: [60, 30, 10], certainty: 2, comment: '', revision: 'r4-0' });
  // The other tab saved, and dropped its draft.
  await otherTab.drop(form);
  now = buildQuestion(newest);
  const reload = async () => {
    await screen.router.navigate('/imprint');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
    await screen.router.navigate(questionPath(2));
    await expect.element(title).toBeVisible();
  };
  await reload();
  const saves = () => screen.requests.filter(({ url }) => url.endsWith('/save'));
  return { ...screen, reload, saves };
}

test('R-2630: a restored answer stands beside the one saved since, and neither is replaced unasked', async () => {
  const { saves } = await overtaken();
  await expect.element(first).toHaveValue('77');
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(
      /^Draft restored, .*\. A different answer has been saved in the meantime: 60 \/ 30 \/ 10 %\. Yours is not/,
    );
  expect(page.getByText(/newer version/).query()).toBeNull();
  await press('Continue');
  await expect.element(page.getByRole('button', { name: 'Keep mine' })).toHaveFocus();
  expect(saves()).toEqual([]);
});

test('R-2630: "Keep mine" saves the restored answer over exactly the one that was shown', async () => {
  const { address, saves } = await overtaken();
  await press('Keep mine');
  await expect.poll(address).toBe(questionPath(3));
  expect(saves()[0]?.headers.get('X-Revision')).toBe('r4-1');
  expect(await saves()[0]?.json()).toMatchObject({ sliders: [77, 12, 12] });
  await expect.poll(() => drafts.forms()).toEqual([]);
});

test('R-2630: "Use theirs" shows the answer saved since, and nothing is left of the draft', async () => {
  await overtaken();
  await press('Use theirs');
  await expect.element(first).toHaveValue('60');
  expect(page.getByRole('alert').query()).toBeNull();
  expect(await drafts.forms()).toEqual([]);
});

test('R-2630: changed after the reload, the answer is still one to the older question', async () => {
  const { reload } = await overtaken();
  await userEvent.fill(first, '80');
  await reload();
  await expect.element(first).toHaveValue('80');
  await expect.element(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  expect(await drafts.read(form)).toMatchObject({ value: { revision: 'r4-0' } });
});

test('R-2630: a combination that decides since is shown like another answer', async () => {
  const { address, saves } = await overtaken(decided);
  await expect.element(page.getByRole('alert')).toMatchTextContent(/^Draft restored, .*\. Combination 1, saved since/);
  await press('Keep mine');
  await expect.poll(address).toBe(questionPath(3));
  expect(saves()[0]?.headers.get('X-Revision')).toBe('r4-0.7');
});

test('R-2630: where no answer is left to show, the server is asked first', async () => {
  const { saves } = await overtaken({ revision: 'r5-0' });
  await expect.element(page.getByText(/^Draft restored, [^.]*\.$/)).toBeVisible();
  await press('Continue');
  await expect.element(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
  expect(saves()[0]?.headers.get('X-Revision')).toBe('r4-0');
});

test('R-2629: an open tab’s draft is not shown in another', async () => {
  await renderRoute(questionPath(2), { server: questionServer(buildQuestion()) });
  otherTab.keep(form, { values: [60, 30, 10], certainty: 2, comment: '', revision: 'r4-0' });
  await expect.element(title).toBeVisible();
  expect(page.getByText(/^Draft restored/).query()).toBeNull();
  await otherTab.drop(form);
});
