import { english } from '@credence/text/english/app';
import { studyInvitation } from '@credence/text/english/app/studyInvitation';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drafts } from '../../../ground/drafts/browserDrafts.js';
import { buildSite } from '../../../test/builders.js';
import { buildOwnStudy, expertServer } from '../../../test/expertServer.js';
import { http } from '../../../test/fakeServer.js';
import { NETWORK, networkPath, nodePath } from '../../../test/networkBuilders.js';
import { renderRoute } from '../../../test/renderRoute.js';

const { practice: words } = studyInvitation;
const path = `/network/${NETWORK}/study/practice`;
const title = (name: string) => page.getByRole('heading', { level: 1, name });
const next = title(words.next('Laryngeal carcinoma'));

async function open() {
  const site = http.get('/site', ({ response }) => response(200).json(buildSite({ certaintyCases: [2, 5, 15, 40] })));
  const screen = await renderRoute(path, { handlers: [site], server: expertServer(buildOwnStudy('open')) });
  await expect.element(title(words.asked)).toHaveFocus();
  return screen;
}

test('R-3018: an expert practises on one question of everyday life, reads what the answer means, and goes on', async () => {
  const { address, calls } = await open();
  await expect.element(page.getByText(new RegExp(words.says))).toBeVisible();
  expect(page.getByText(/as if you had seen/).query()).toBeNull();
  for (const [state, share] of ['60', '30', '30'].entries())
    await userEvent.fill(page.getByRole('slider').nth(state), share);
  await userEvent.click(page.getByRole('radio', { name: /^certain/ }));
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(next).toHaveFocus();
  await expect.element(page.getByText(words.means('none', '50'))).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: words.goOn }));
  await expect.poll(address).toBe(`${nodePath}/2/`);
  expect(calls.filter((call) => !call.startsWith('GET'))).toEqual([]);
  expect(await drafts.forms()).toEqual([]);
});

test('R-3018: the practice is skipped with one press, also by keyboard alone', async () => {
  const { address } = await open();
  await expect.element(page.getByRole('button', { name: words.skip })).toBeVisible();
  for (let presses = 0; presses < 4 && document.activeElement?.textContent !== words.skip; presses += 1)
    await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`${nodePath}/2/`);
});

test('R-3018: whoever says that it is not their field reads that this is fine', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Not my field' }));
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByText(words.setAside)).toBeVisible();
});

test('R-3018: what has to be said in a real question has to be said here', async () => {
  await open();
  await userEvent.click(page.getByRole('button', { name: 'Continue' }));
  await expect.element(page.getByText(english.question.certaintyMissing)).toBeVisible();
  expect(next.query()).toBeNull();
});

test('R-3018: where nothing is asked, because the round is closed, one is led to the overview', async () => {
  const { router } = await renderRoute(path, { server: expertServer(buildOwnStudy('closed')) });
  await expect.poll(() => router.state.location.pathname).toBe(networkPath);
});

test('R-3018: the practice speaks the language of the reader', async () => {
  document.documentElement.lang = 'de';
  onTestFinished(() => void (document.documentElement.lang = 'en'));
  await renderRoute(path, { server: expertServer(buildOwnStudy('open')) });
  await expect.element(title('Zugverspätung')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Überspringen' })).toBeVisible();
});
