import type { BrowserContextOptions } from 'playwright';
import { expect, test, vi } from 'vitest';
import { nodeOf } from '../../harness/nodeOf.ts';
import { Expert } from '../../harness/people/expert.ts';
import { desk, phone, running } from '../../harness/running.ts';
import { Thumb } from '../thumb.ts';

/** How many questions an expert answers by keyboard, and by thumb: QUESTIONS=50 for the long run of both. */
const QUESTIONS = Number(process.env.QUESTIONS ?? 20);
const TAPPED = Number(process.env.QUESTIONS ?? 6);
/** How many swipes; SWIPES=1000 is the long run. */
const SWIPES = Number(process.env.SWIPES ?? 120);

const run = running();
vi.setConfig({ testTimeout: 300_000 });

/** An expert at a node's first question, and what they do there. */
async function atTheFirstQuestion(device: BrowserContextOptions, states = 3, parents: readonly number[] = [4, 4, 4]) {
  const page = await run.page(device);
  const expert = new Expert(page, run.product.url);
  await expert.signIn();
  const network = await expert.upload({
    name: 'answering.xdsl',
    mimeType: 'application/xml',
    buffer: nodeOf('Tumour extent', states, parents),
  });
  const node = `n${parents.length + 1}`;
  await page.goto(`${run.product.url}/network/${network}/${node}`);
  await page.getByRole('button', { name: 'No single event decides' }).click();
  await page.waitForURL(/\/start\/?\?/);
  const onward = page.getByRole('button', { name: 'Continue', exact: true });
  await onward.and(page.locator(':focus')).waitFor();

  const ranges = page.locator('[data-slot="range"]');
  return {
    expert,
    page,
    ranges,
    /** Waits for a question other than this one, with its first slider ready for input. */
    async next(before: number | undefined): Promise<number> {
      const found = await page.waitForFunction(
        (shown) => {
          const iteration = /\/network\/[^/]+\/[^/]+\/(\d+)\/?$/.exec(location.pathname)?.[1];
          const first = document.querySelector('[data-slot="range"]');
          return iteration !== shown && first && document.activeElement === first && iteration;
        },
        before === undefined ? undefined : String(before),
      );
      return Number(await found.jsonValue());
    },
    /** The server's stored answer to a question. */
    stored: (iteration: number) =>
      page.evaluate(
        async ([address, name]) => {
          const answer = await fetch(String(address), {
            headers: { Authorization: `Token ${localStorage.getItem(String(name))}` },
          });
          return (await answer.json()) as Record<string, unknown>;
        },
        [`/api/network/${network}/${node}/${iteration}`, 'token'],
      ),
    values: () =>
      ranges.evaluateAll((all) =>
        all.map((one) => `${(one as HTMLInputElement).value} ${one.getAttribute('aria-valuetext')}`),
      ),
  };
}

/** An answer to a question: three two-digit values that differ from question to question. */
const answerOf = (question: number) => [
  10 + ((question * 7) % 90),
  10 + ((question * 31) % 90),
  10 + ((question * 53) % 90),
];

test(`R-713 R-715 an expert using only the keyboard answers ${QUESTIONS} questions, each with at most twelve keys`, async () => {
  const { page, next, stored } = await atTheFirstQuestion(desk);
  await page.keyboard.press('Enter');
  let pressed = 0;
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) await page.keyboard.press(key);
    pressed += keys.length;
  };

  const given = new Map<number, readonly number[]>();
  let iteration: number | undefined;
  for (let question = 1; question <= QUESTIONS; question += 1) {
    iteration = await next(iteration);
    given.set(iteration, answerOf(question));
    pressed = 0;
    for (const value of answerOf(question)) await press(...String(value), 'Enter');
    if (question % 10 === 0) {
      // If the expert is uncertain, the same Enter moves on to the explanation.
      await press('2', 'Enter');
      await page.keyboard.type('Few such patients.');
      await page.keyboard.press('Control+Enter');
    } else {
      await press('3', 'Enter');
    }
    expect(pressed).toBeLessThanOrEqual(12);
  }
  await next(iteration);

  expect(given.size).toBe(QUESTIONS);
  for (const [where, values] of given) {
    expect(await stored(where)).toMatchObject({ answered: true, currentValues: values });
  }
});

test('screen reader users hear under which conditions each next question is asked', async () => {
  const { page, next } = await atTheFirstQuestion(desk);
  await page.keyboard.press('Enter');
  let iteration: number | undefined;
  const heard = new Set<string>();
  for (let question = 1; question <= 5; question += 1) {
    iteration = await next(iteration);
    const lead = (await page.locator('p[data-slot="lead"]').textContent()) ?? '';
    await page.locator('[aria-live="polite"]', { hasText: lead }).first().waitFor({ state: 'attached' });
    heard.add(lead);
    for (const key of ['Enter', 'Enter', 'Enter', '4', 'Enter']) await page.keyboard.press(key);
  }
  expect(heard.size).toBe(5);
});

test(`an expert using only one thumb answers ${TAPPED} questions on a phone`, async () => {
  const { page, ranges, next, stored } = await atTheFirstQuestion(phone);
  const thumb = new Thumb(page);
  const onward = page.getByRole('button', { name: 'Continue', exact: true });
  await thumb.tap(onward);

  const given = new Map<number, unknown>();
  let iteration: number | undefined;
  for (let question = 1; question <= TAPPED; question += 1) {
    iteration = await next(iteration);
    for (let state = 0; state < 3; state += 1)
      await thumb.tap(ranges.nth(state), ((question * 7 + state * 31) % 80) / 100 + 0.1);
    await thumb.tap(page.locator('[data-slot="choice"]').nth(2 + (question % 2)));
    const values = await ranges.evaluateAll((all) => all.map((one) => Number((one as HTMLInputElement).value)));
    expect(await page.locator('[data-slot="range"][data-unset]').count()).toBe(0);
    given.set(iteration, values);
    await thumb.tap(onward);
  }
  await next(iteration);

  expect(given.size).toBe(TAPPED);
  for (const [where, values] of given) {
    expect(await stored(where)).toMatchObject({ answered: true, currentValues: values });
  }
});

test(`${SWIPES} swipes over the rows change no answer`, async () => {
  const { page, ranges, next, values } = await atTheFirstQuestion(phone, 5);
  const thumb = new Thumb(page);
  await thumb.tap(page.getByRole('button', { name: 'Continue', exact: true }));
  await next(undefined);
  // One row is answered, the others are not: neither may change.
  await thumb.tap(ranges.nth(1), 0.7);
  const before = await values();
  let seed = 20_261_121;
  const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;

  let scrolled = 0;
  let last = await page.evaluate(() => window.scrollY);
  for (let swipe = 0; swipe < SWIPES; swipe += 1) {
    const from = [10 + random() * 370, 130 + random() * 420] as const;
    // Up and down, as far as a thumb reaches, and up to 35 degrees off vertical.
    const way = (60 + random() * 300) * (random() < 0.5 ? -1 : 1);
    const to = [from[0] + way * Math.tan(((random() - 0.5) * 70 * Math.PI) / 180), from[1] + way] as const;
    await thumb.swipe(from, to);
    expect(await values(), `swipe ${swipe} from ${from.join(' ')} to ${to.join(' ')}`).toEqual(before);
    const now = await page.evaluate(() => window.scrollY);
    if (now !== last) scrolled += 1;
    last = now;
  }
  // At the end of the page a swipe scrolls nothing.
  expect(scrolled).toBeGreaterThan(SWIPES / 4);
}, 900_000);

test('R-2550, R-2553: an answer that goes against a direction is pointed out, and what follows at the end is judged', async () => {
  const { page, expert } = await atTheFirstQuestion(desk, 2, [2]);
  const intro = page.url();
  await page.getByRole('button', { name: 'What do you expect?' }).click();
  await page.getByRole('radio', { name: 'More likely' }).check();
  await page.getByRole('button', { name: 'Yes, save' }).click();
  await page
    .getByText(/^Saved: With Finding 1: .* is more likely\.$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL(/\/1\/?$/);
  await expert.answer([20, 80]);
  await page.waitForURL(/\/2\/?$/);
  await expert.setSliders([90, 10]);
  await page.getByText(/Tumour extent: level 2 was expected to be more likely/).waitFor();
  await expert.answer([90, 10]);
  // What follows is known once the finding has been answered too.
  await page.waitForURL(/\/network\/[^/]+\/?$/);
  await expert.edit('Finding 1');
  await page.waitForURL(/\/n1\/1\/?$/);
  await expert.answer([50, 50]);
  // Of a root, what was just said is not asked again.
  await page.getByText('450 would have Tumour extent: level 2.', { exact: false }).waitFor();
  await page.getByRole('button', { name: 'Yes, plausible' }).click();
  await page.getByText('Saved: you find what follows for Tumour extent plausible.').waitFor();
  await page.goto(intro);
  await page.getByText('Two answers say otherwise').waitFor();
});
