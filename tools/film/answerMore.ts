import type { Page } from 'playwright';

/** Answers, off camera, some questions of the network whose overview is open, so that there is progress to see. */
export async function answerMore(page: Page): Promise<void> {
  const overview = page.url();
  for (const node of ['Tumour extent', 'Stridor']) {
    await page.goto(overview);
    await page.getByRole('link', { name: `Edit ${node}` }).click();
    await page.getByRole('slider').first().waitFor();
    while (page.url() !== overview) await answerOne(page);
  }
}

async function answerOne(page: Page): Promise<void> {
  const before = page.url();
  const sliders = await page.getByRole('slider').all();
  const percents = sliders.length === 2 ? yesAndNo(before) : ['50', '30', '20'];
  for (const [index, slider] of sliders.entries()) await slider.fill(percents[index]!);
  await page.getByRole('radio', { name: 'rather certain', exact: true }).check();
  await page.getByRole('button', { name: /^(Continue|Finish)$/ }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.waitForTimeout(300);
}

/** Different from question to question, as an expert's answers are. */
function yesAndNo(address: string): string[] {
  const yes = 7 * Number(/(\d+)\/$/.exec(address)![1]);
  return [String(yes), String(100 - yes)];
}
