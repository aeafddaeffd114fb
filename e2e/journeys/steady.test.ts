import { expect, test } from 'vitest';
import { Expert } from '../expert.ts';
import { ApiUser } from '../interruptions/apiUser.ts';
import { nodeOf } from '../nodeOf.ts';
import { desk, phone, running } from '../running.ts';
import { Shifts } from '../shifts.ts';

const run = running();

/** What may move on a page while it loads, of the window and of its height. */
const MOST = 0.05;
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
  await page.getByRole('button', { name: 'Yes, plausible' }).waitFor();
  await expectSteady('the overview after a finished node');

  await page.reload();
  await page.getByRole('button', { name: 'Yes, plausible' }).waitFor();
  await expectSteady('the overview, opened again');
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
