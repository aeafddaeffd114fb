import { afterEach, expect, test, vi } from 'vitest';
import { drafts } from '../../ground/drafts/browserDrafts.js';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';
import { storedSentence } from '../../test/storedSentence.js';

const question = buildQuestion({ revision: '0.1', answered: false, currentValues: [50, 50, 50] });

afterEach(() => vi.restoreAllMocks());

/** Opens the question with the focus on its first slider. */
async function open() {
  const screen = await renderRoute(questionPath(question.currentIteration), { server: questionServer(question) });
  await expect.element(screen.getByRole('slider').nth(0)).toBeVisible();
  const slider = screen.getByRole('slider').nth(0).element() as HTMLInputElement;
  slider.focus();
  return { screen, slider, rows: slider.closest('[data-credence="probability-question"]') };
}

/** Holds a key down, or releases it, and lets React write what it does, which it does in this task. */
async function tell(type: 'keydown' | 'keyup'): Promise<void> {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent(type, { key: 'ArrowRight', bubbles: true, cancelable: true }),
  );
  for (let step = 0; step < 5; step += 1) await Promise.resolve();
}

test('R-3166: a key is drawn by the rows alone, and the rest of the screen follows', async () => {
  const { slider, rows } = await open();
  const before = storedSentence();
  const written: Node[] = [];
  const observer = new MutationObserver((records) => written.push(...records.map(({ target }) => target)));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await tell('keydown');
  written.push(...observer.takeRecords().map(({ target }) => target));
  observer.disconnect();
  expect(slider.value).toBe('51');
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter((node) => !rows?.contains(node))).toEqual([]);
  // The key is still down.
  await expect.poll(storedSentence).not.toBe(before);
});

test('R-3166: the screen is up to date at once when the key is released', async () => {
  await open();
  const before = storedSentence();
  await tell('keydown');
  await tell('keyup');
  expect(storedSentence()).not.toBe(before);
});

test('R-3167: a key is kept on the device once it is drawn', async () => {
  await open();
  const keep = vi.spyOn(drafts, 'keep');
  await tell('keydown');
  expect(keep).not.toHaveBeenCalled();
  await expect.poll(() => keep.mock.lastCall?.[1]).toMatchObject({ values: [51, null, null] });
});

test.each(['pagehide', 'visibilitychange'])('R-3167: %s keeps it at once', async (event) => {
  await open();
  const keep = vi.spyOn(drafts, 'keep');
  await tell('keydown');
  (event === 'pagehide' ? window : document).dispatchEvent(new Event(event));
  expect(keep.mock.lastCall?.[1]).toMatchObject({ values: [51, null, null] });
});

test('R-3167: whoever goes elsewhere before it is drawn finds it again', async () => {
  const { screen } = await open();
  // Nothing but leaving keeps it.
  vi.spyOn(window, 'requestIdleCallback').mockReturnValue(0);
  await tell('keydown');
  await screen.router.navigate('/imprint');
  await expect.element(screen.getByRole('slider').first()).not.toBeInTheDocument();
  await screen.router.navigate(questionPath(question.currentIteration));
  await expect.element(screen.getByText(/^Draft restored, /)).toBeVisible();
  await expect.element(screen.getByRole('slider').nth(0)).toHaveValue('51');
});
