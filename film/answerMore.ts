import type { Page } from 'playwright';
import type { Study } from './study.ts';
import type { Words } from './words.ts';

/** Answers, off camera, some questions of the network whose overview is open, so that there is progress to see. */
export async function answerMore(page: Page, words: Words, { nodes }: Study): Promise<void> {
  const overview = page.url();
  for (const node of [nodes.other, nodes.filmed]) {
    await page.goto(overview);
    await page.getByRole('link', { name: words.text.overview.editNode(node) }).click();
    await page.getByRole('slider').first().waitFor();
    while (page.url() !== overview) await answerOne(page, words);
  }
}

async function answerOne(page: Page, { labels: { certaintyField, questionLayout } }: Words): Promise<void> {
  const before = page.url();
  const sliders = await page.getByRole('slider').all();
  const percents = sliders.length === 2 ? yesAndNo(before) : ['50', '30', '20'];
  for (const [index, slider] of sliders.entries()) await slider.fill(percents[index]!);
  await page.getByRole('radio', { name: certaintyField.choices['ratherCertain'], exact: true }).check();
  const goOn = page.getByRole('button', { name: questionLayout.continue, exact: true });
  await goOn.or(page.getByRole('button', { name: questionLayout.finish, exact: true })).click();
  await page.waitForURL((url) => url.href !== before);
  await page.waitForTimeout(300);
}

/** Different from question to question, as an expert's answers are. */
function yesAndNo(address: string): string[] {
  const yes = 7 * Number(/(\d+)\/$/.exec(address)![1]);
  return [String(yes), String(100 - yes)];
}
