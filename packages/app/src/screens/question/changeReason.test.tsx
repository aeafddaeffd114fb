import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Question } from '@credence/api-client';
import { chooseLanguage } from '../../ground/text/language.js';
import { buildQuestion, questionPath } from '../../test/questionBuilders.js';
import { answering, failing } from './saveAnswer.fixtures.js';

const answered = (given: Partial<Question> = {}) =>
  buildQuestion({
    answered: true,
    currentValues: [70, 25, 5],
    touched: [true, true, true],
    revision: 'r4-1',
    'self-eval': 2,
    comment: '',
    ...given,
  });
const why = () => page.getByRole('textbox', { name: 'Why did you change it? (optional)' });
const first = () => page.getByRole('slider').first();

test('R-2833: who changes an earlier answer by much is asked why, and the reason is sent with it', async () => {
  const screen = await answering(answered());
  await userEvent.fill(first(), '65');
  expect(why().query()).toBeNull();
  await userEvent.fill(first(), '20');
  await userEvent.fill(why(), 'New guideline.');
  await expect.element(why()).toHaveAccessibleDescription('Do not enter patient data.');
  await screen.goOn();
  await expect.poll(screen.sent).toMatchObject([{ sliders: [20, 25, 5], reason: 'New guideline.' }]);
});

test('R-2833: it may stay empty, and is not asked of a first answer', async () => {
  const changed = await answering(answered());
  await userEvent.fill(first(), '20');
  await expect.element(why()).toBeVisible();
  await changed.goOn();
  await expect.poll(changed.sent).toHaveLength(1);
  expect((await changed.sent())[0]).not.toHaveProperty('reason');
  await changed.unmount();
  await answering(buildQuestion({ touched: [false, false, false] }));
  await userEvent.fill(first(), '99');
  expect(why().query()).toBeNull();
});

test('R-2833: somebody else’s answer changed by much is asked about, too; a combination’s is not', async () => {
  const author = { username: 'jon@example.org', name: 'Jon Doe', savedAt: '2026-11-20T16:11:58Z' };
  const others = await answering(answered({ author }));
  await userEvent.fill(first(), '20');
  await expect.element(why()).toBeVisible();
  await others.unmount();
  const decidedBy = { number: 1, value: [70, 25, 5] };
  await answering(answered({ answered: false, decidedBy }));
  await userEvent.fill(first(), '20');
  expect(why().query()).toBeNull();
});

test.each([390, 768, 1400])('R-2833: no row and no certainty moves as the line appears, at %i px', async (width) => {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1024, 768));
  await answering(answered());
  await document.fonts.ready;
  const places = () =>
    [page.getByRole('slider'), page.getByRole('radio')].flatMap((found) =>
      found.elements().map((element) => element.getBoundingClientRect().top),
    );
  // One step before it is much: what the rows say of their sum is there.
  await userEvent.fill(first(), '37');
  first().element().focus();
  await expect.element(page.getByText(/^33 less than what is left/).first()).toBeVisible();
  expect(why().query()).toBeNull();
  const before = places();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(why()).toBeInTheDocument();
  expect(places()).toEqual(before);
  // The way back does not take it from whoever is about to write.
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(page.getByText(/^32 less than what is left/).first()).toBeVisible();
  await expect.element(why()).toBeInTheDocument();
});

test('R-2833: the line waits until the finger is up', async () => {
  await answering(answered());
  const press = (type: string) => document.body.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  press('pointerdown');
  await userEvent.fill(first(), '20');
  await expect.element(page.getByText(/^50 less than what is left/).first()).toBeVisible();
  expect(why().query()).toBeNull();
  press('pointerup');
  await expect.element(why()).toBeVisible();
});

test('R-2833: a reason survives leaving the page, a server out of reach and a change of the waiting answer', async () => {
  const screen = await answering(answered(), failing(1));
  await userEvent.fill(first(), '20');
  await userEvent.fill(why(), 'New guideline.');
  const comesBack = async () => {
    await screen.router.navigate('/imprint');
    await screen.router.navigate(questionPath(2));
    await expect.element(why()).toHaveValue('New guideline.');
  };
  await comesBack();
  await screen.goOn();
  await expect.element(screen.getByText(/^The server cannot be reached/)).toBeVisible();
  await comesBack();
  await userEvent.fill(first(), '21');
  await screen.goOn();
  await expect.poll(screen.sent).toHaveLength(2);
  expect((await screen.sent())[1]).toMatchObject({ sliders: [21, 25, 5], reason: 'New guideline.' });
});

test('R-2833: the keyboard goes from the certainty to the reason', async () => {
  const screen = await answering(answered());
  await userEvent.fill(first(), '20');
  await screen.choose('certain');
  await userEvent.tab();
  await expect.element(why()).toHaveFocus();
});

test('R-2833: it is asked in German', async () => {
  await answering(answered());
  await userEvent.fill(first(), '20');
  await chooseLanguage('de');
  await expect.element(page.getByLabelText('Warum haben Sie es geändert? (freiwillig)')).toBeVisible();
});
