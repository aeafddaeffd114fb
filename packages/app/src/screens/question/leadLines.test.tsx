import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@credence/ui/fonts.css';
import { buildQuestion, questionPath, questionServer } from '../../test/questionBuilders.js';
import { renderRoute } from '../../test/renderRoute.js';

const names = ['Tumour site', 'Ongoing alcohol consumption', 'T stage of the primary', 'Alcohol use', 'Age at onset'];

afterEach(() => page.viewport(1024, 768));

test('R-1723: on phones of every width each colon stands on the line of its name, also after a shortened name', async () => {
  await page.viewport(390, 844);
  const parents = names.map((display_name) => ({ display_name, value: 'moderate' }));
  // A phone shows only a lead that says more than the conditions above it.
  const question = buildQuestion({ parents, changes: parents.map(() => false), firstTimeStep: true });
  await renderRoute(questionPath(2), { server: questionServer(question) });
  await expect.poll(() => leadNames().length).toBe(names.length);
  await document.fonts.ready;
  expect(leadNames().some((name) => name.scrollWidth > name.clientWidth)).toBe(true);

  for (let width = 320; width <= 440; width += 4) {
    await page.viewport(width, 844);
    const astray = leadNames().filter(colonIsOnAnotherLine);
    expect(astray.map(({ textContent }) => `${textContent} at ${width} px`)).toEqual([]);
  }
});

const leadNames = () => [...document.querySelectorAll<HTMLElement>('[data-lead-name="gives-way"]')];

function colonIsOnAnotherLine(name: HTMLElement) {
  const after = document.createRange();
  after.setStart(name.nextSibling!, 0);
  after.setEnd(name.nextSibling!, 1);
  expect(after.toString()).toBe(':');
  const { left } = after.getBoundingClientRect();
  return left < name.getBoundingClientRect().right - 1;
}
