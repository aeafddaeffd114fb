import { expect, test } from 'vitest';
import { Expert } from '../../harness/people/expert.ts';
import { running } from '../../harness/running.ts';
import { writeShare } from '../../packages/app/src/features/outcomes/writeShare.ts';
import { finish, isProblem, modelOf, posteriorsOf, readNetworkFile } from '../../packages/bayesnet/src/index.ts';

const run = running();
const ANSWERS = 10;

/** A chain of tests and complaints small enough for ten answers to matter. */
const nodes: readonly [id: string, parents: string, probabilities: string][] = [
  ['Smoking', '', '0.5 0.5'],
  ['Travel', '', '0.01 0.99'],
  ['Cancer', 'Smoking', '0.1 0.9 0.01 0.99'],
  ['Tuberculosis', 'Travel', '0.05 0.95 0.01 0.99'],
  ['Shadow', 'Cancer Tuberculosis', '0.98 0.02 0.9 0.1 0.95 0.05 0.05 0.95'],
  ['Cough', 'Cancer Smoking', '0.9 0.1 0.7 0.3 0.6 0.4 0.1 0.9'],
];
const file = Buffer.from(
  `<?xml version="1.0" encoding="UTF-8"?><smile version="1.0" id="chest"><nodes>${nodes
    .map(
      ([id, parents, probabilities]) =>
        `<cpt id="${id}"><state id="yes"/><state id="no"/>${parents && `<parents>${parents}</parents>`}` +
        `<probabilities>${probabilities}</probabilities></cpt>`,
    )
    .join('')}</nodes></smile>`,
);

const OUTCOMES = ['Cancer', 'Tuberculosis'];

/** What a file says of the outcomes of a patient with a shadow, as the page prints it. */
function saidIn(bytes: Buffer): string[] {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('The download is no network.');
  const model = modelOf(document.network);
  const place = (wanted: string) => model.nodes.findIndex(({ id }) => id === wanted);
  const found = finish(posteriorsOf(model, { evidence: new Map([[place('Shadow'), 0]]) }));
  if (isProblem(found)) throw new Error(found.code);
  return OUTCOMES.map((outcome) => `${writeShare(found.marginal(place(outcome))?.[0] ?? Number.NaN, 'en')} %`);
}

test('R-2566, R-2575: the owner asks what matters most, and the outcomes move to what the download says', async () => {
  const expert = new Expert(await run.page(), run.product.url);
  const { page } = expert;
  await expert.signIn();
  const id = await expert.upload({ name: 'chest.xdsl', mimeType: 'application/xml', buffer: file });

  const dialog = page.getByRole('dialog', { name: 'What do you want to find out?' });
  const add = async (box: string, node: string) => {
    await dialog.getByRole('combobox', { name: box }).last().fill(node);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'yes', exact: true }).click();
  };
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('What matters most');
  await page.getByRole('button', { name: 'Choose outcomes' }).click();
  for (const outcome of OUTCOMES) await add('Add an outcome', outcome);
  for (const [name, finding] of [
    ['Shadow', 'Shadow'],
    ['Cougher', 'Cough'],
  ] as const) {
    await dialog.getByRole('button', { name: 'Add a case' }).click();
    await dialog.getByLabel('Name of the case').last().fill(name);
    await add('Add a finding', finding);
  }
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });

  const panel = page.getByRole('region', { name: 'What if' });
  const numbers = panel.locator('[data-numbers] b');
  const supposeShadow = async () => {
    await page.getByRole('link', { name: 'Use the network' }).click();
    await panel.getByRole('button', { name: 'Add a finding' }).click();
    await panel.getByRole('combobox', { name: 'Add a finding' }).fill('Shadow');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: 'yes', exact: true }).click();
  };

  const row = page.getByRole('table', { name: 'Nodes of the network' }).getByRole('row').nth(1);
  await expect.poll(() => row.getByRole('rowheader').innerText()).toMatch(/^1/);
  const first = await row.getByRole('link').first().innerText();
  await page.getByRole('link', { name: `Continue with ${first}`, exact: true }).click();
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    await page.getByRole('slider').first().waitFor();
    await expert.answer([30 + answer, 70 - answer]);
  }

  // What is answered stands last, without a rank.
  await page.goto(`${run.product.url}/network/${id}/`);
  await expect.poll(() => row.getByRole('rowheader').innerText()).toMatch(/^1/);
  const isCompleted = await page
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((each) => (each as HTMLElement).dataset.status === 'done'));
  expect(isCompleted).toContain(true);
  expect(isCompleted).toEqual(isCompleted.toSorted((one, other) => Number(one) - Number(other)));

  const { bytes } = await expert.download(id);
  await supposeShadow();
  const now = saidIn(bytes);
  await expect.poll(() => numbers.allInnerTexts()).toEqual(now);
  expect(now).not.toEqual(saidIn(file));
});
