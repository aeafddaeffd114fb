import { expect, test } from 'vitest';
import { nodeOf } from '../../harness/nodeOf.ts';
import { ApiUser } from '../../harness/people/apiUser.ts';
import { Expert } from '../../harness/people/expert.ts';
import { desk, phone, running } from '../../harness/running.ts';
import { Shifts } from '../shifts.ts';

const run = running();

/** What may move on a page while it loads, of the window and of its height. */
const MOST = 0.05;
/** More than the strip of shares in the dock moves, which draws the answer itself. */
const STRIP = 0.001;
/** What arrives after the rest, as over a slow line. */
const LATE = /\/api\/network\/(?:activity|outcomes|structure|tables)\//;

/** A network whose second node has one finding, which is answered, and two questions, which are not. */
async function oneNodeLeft(): Promise<string> {
  const host = await ApiUser.signIn(run.product.url);
  const id = await host.upload('steady.xdsl', nodeOf('Tumour extent', 2, [2]).toString());
  const answer = { sliders: [30, 70], comment: '', 'self-eval': 1, timer: 9 };
  const { status, body } = await host.post(`/network/${id}/n1/1/save`, answer);
  if (status !== 200) throw new Error(JSON.stringify(body));
  return id;
}

test.each([
  ['a phone', phone],
  ['a PC', desk],
])('R-1753 on %s home, question and the overview after a finished node stay where they are', async (_, device) => {
  const id = await oneNodeLeft();
  const page = await run.page(device);
  const shifts = await Shifts.watch(page);
  const expert = new Expert(page, run.product.url);
  const expectSteady = async (where: string) => {
    const { sum, parts } = await shifts.taken();
    expect(sum, `${where}: ${parts.join('; ')}`).toBeLessThanOrEqual(MOST);
  };
  await expert.signIn();
  await page.route(LATE, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue().catch(() => undefined);
  });

  await page.goto(`${run.product.url}/`);
  await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  await expectSteady('home');

  await page.goto(`${run.product.url}/network/${id}/n2/1/`);
  await page.getByRole('slider').nth(1).waitFor();
  await expectSteady('a question');

  await expert.answer([20, 80]);
  await page.waitForURL(/\/2\/?$/);
  await expectSteady('the next question');

  await expert.answer([90, 10]);
  // Whether what follows is plausible is asked if that is known in time, and else not at all.
  await expert.row('Tumour extent').waitFor();
  await expectSteady('the overview after a finished node');

  await page.reload();
  await expert.row('Tumour extent').waitFor();
  await expectSteady('the overview, opened again');
});

test('R-3594 on a phone nothing of a question moves that nobody moved: as it loads, is answered, opened again and set aside', async () => {
  const id = await oneNodeLeft();
  const page = await run.page(phone);
  const shifts = await Shifts.watch(page);
  await new Expert(page, run.product.url).signIn();
  const expectStill = async (when: string) => {
    const { sum, parts } = await shifts.taken();
    expect(sum, `${when}: ${parts.join('; ')}`).toBeLessThan(STRIP);
  };
  await shifts.taken();
  // What the site says comes after the question.
  await page.route(/\/api\/site/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });

  await page.goto(`${run.product.url}/network/${id}/n2/1/`);
  await page.getByRole('slider').nth(1).waitFor();
  await expectStill('opened');
  await page.getByRole('slider').first().fill('70');
  await expectStill('answered');
  await page.reload();
  await page.getByText(/^Draft restored/).waitFor();
  await expectStill('opened again');
  // What moves at a press is no shift that browsers count.
  const exit = page.getByRole('button', { name: 'Not my field' });
  const below = () =>
    Promise.all(
      [exit, page.getByRole('button', { name: 'Continue' })].map(async (at) => {
        const { x, y } = (await at.boundingBox()) ?? {};
        return [x, y];
      }),
    );
  await exit.scrollIntoViewIfNeeded();
  const before = await below();
  await exit.tap();
  const said = page.getByText(/^You said that this is not your field/);
  await said.waitFor();
  await expectStill('set aside');
  expect(await below()).toEqual(before);
  const { y = 0, height = 0 } = (await said.boundingBox()) ?? {};
  expect([y >= 0, y + height <= 844], `the sentence stands at ${y}`).toEqual([true, true]);
  await page.getByRole('button', { name: 'Undo', exact: true }).tap();
  await page.getByRole('slider').nth(1).waitFor();
  expect(await below()).toEqual(before);
});

test('what comes late and pushes a page down is counted', async () => {
  const page = await run.page(phone);
  const shifts = await Shifts.watch(page);
  await new Expert(page, run.product.url).signIn();
  await shifts.taken();
  await page.evaluate(() => {
    const late = document.createElement('div');
    late.style.blockSize = '469px';
    document.querySelector('main')?.prepend(late);
  });
  expect((await shifts.taken()).sum).toBeGreaterThan(MOST);
});
