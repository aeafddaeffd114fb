import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { Expert } from '../../harness/people/expert.ts';
import { running } from '../../harness/running.ts';
import { onDevice } from '../onDevice.ts';

const run = running();

/** The focused element, as a screen reader announces it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.getAttribute('aria-label') ?? element?.labels?.[0]?.textContent ?? element?.textContent;
    return `${element?.tagName.toLowerCase()} ${label?.trim()}`;
  });

/** Presses Tab until the focus is on an element with this name. */
async function tabTo(page: Page, named: RegExp): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (named.test(await focused(page))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key never came to ${String(named)}; it is on: ${await focused(page)}`);
}

const texts = ['The people', 'A summary', 'Nothing. Ünïcode 🫀', 'none'];

/** The stored questionnaire, as the server returns it to its author. */
const stored = (page: Page) =>
  page.evaluate(async () => {
    const headers = { Authorization: `Token ${localStorage.getItem('token')}` };
    const { questionnaires } = (await (await fetch('/api/user/export', { headers })).json()) as {
      questionnaires: { answers: unknown }[];
    };
    return questionnaires.map(({ answers }) => answers);
  });

/** Fills in everything from the first statement on, by keyboard only. */
async function fillInByKeys(page: Page, scores: readonly number[]): Promise<void> {
  await tabTo(page, /^input 1, strongly disagree/);
  for (const score of scores) {
    await page.keyboard.press(String(score));
    await page.keyboard.press('Tab');
  }
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  // The arrow keys choose among radio buttons.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByText('13 of 13 answered').waitFor();
}

test('R-226 R-902 R-925 R-927 R-928 O-48 by keyboard alone the questionnaire is found, filled in, survives a reload, and is submitted twice', async () => {
  const page = await run.page();
  await new Expert(page, run.product.url).signIn();

  await tabTo(page, /account menu/i);
  await page.keyboard.press('Enter');
  const entry = page.getByRole('menuitem', { name: 'Give Feedback' });
  await entry.waitFor();
  for (let presses = 0; presses < 20; presses++) {
    if (await entry.evaluate((item) => item === document.activeElement)) break;
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Feedback' }).waitFor();

  // Submitted too early: the banner takes the focus, and its first link leads to the first item.
  await tabTo(page, /^button Submit/);
  await page.keyboard.press('Enter');
  await page.getByRole('alert', { name: 'Please answer all questions before submitting.' }).waitFor();
  expect(await page.getByText('*required.', { exact: true }).count()).toBe(13);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await focused(page)).toMatch(/^input 1, strongly disagree/);

  await fillInByKeys(page, [4, 2, 1, 5, 4, 3, 5]);
  expect(await page.getByText('*required.', { exact: true }).count()).toBe(0);
  await expect.poll(() => onDevice(page, 'drafts', 'questionnaire')).toMatchObject([{ '13': 'Daily' }]);
  await page.reload();
  await page.getByText(/^Draft restored, /).waitFor();
  expect(await page.getByRole('textbox').nth(2).inputValue()).toBe(texts[2]);

  const handIn = async () => {
    await tabTo(page, /^button Submit/);
    await page.keyboard.press('Enter');
    await page.getByText('Thank you for your feedback!').waitFor();
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    return stored(page);
  };
  const first = {
    '1': 4,
    '2': 2,
    '3': 1,
    '4': 5,
    '5': 4,
    '6': 3,
    '7': 5,
    '8': texts[0],
    '9': texts[1],
    '10': texts[2],
    '11': texts[3],
    '12': 'Intermediate',
    '13': 'Daily',
  };
  expect(await handIn()).toEqual([first]);

  await page.goto(`${run.product.url}/questionnaire`);
  await page.getByText('0 of 13 answered').waitFor();
  await fillInByKeys(page, [1, 1, 1, 1, 1, 1, 1]);
  expect(await handIn()).toEqual([{ ...first, '1': 1, '2': 1, '3': 1, '4': 1, '5': 1, '6': 1, '7': 1 }]);
}, 180_000);
