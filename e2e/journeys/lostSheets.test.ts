import { expect, test } from 'vitest';
import { Expert } from '../../harness/people/expert.ts';
import { running } from '../../harness/running.ts';

const run = running();
/** How often a style sheet does not come at first: with its module, and when it is asked for by itself. */
const LOST = 2;

test('R-3481 a menu whose style sheet was lost on the way looks as it does where nothing was lost', async () => {
  const menuOf = async (loses: boolean) => {
    const page = await run.page();
    let lost = 0;
    if (loses)
      await page.route('**/assets/AccountMenu-*.css', (route) =>
        route.request().resourceType() === 'stylesheet' && lost++ < LOST ? route.abort() : route.continue(),
      );
    await new Expert(page, run.product.url).signIn();
    await page.getByRole('button', { name: /account menu/i }).click();
    const menu = page.getByRole('menu');
    await menu.waitFor();
    return { lost: () => lost, box: () => menu.boundingBox() };
  };
  const whole = await menuOf(false);
  const torn = await menuOf(true);
  await expect.poll(torn.box).toEqual(await whole.box());
  expect(torn.lost()).toBeGreaterThan(LOST);
});
