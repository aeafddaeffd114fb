import { expect, test } from 'vitest';
import { finish, isProblem, modelOf, posteriorsOf, readNetworkFile } from '../../packages/bayesnet/src/index.ts';
import { Expert } from '../expert.ts';
import { running } from '../running.ts';

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

/** Posteriors of a downloaded file, in percent, by node. */
function posteriorsIn(bytes: Buffer, evidence: Readonly<Record<string, number>>): Map<string, number> {
  const { document } = readNetworkFile(bytes);
  if (!document) throw new Error('The download is no network.');
  const model = modelOf(document.network);
  const place = new Map(model.nodes.map(({ id }, index) => [id, index]));
  const findings = new Map(Object.entries(evidence).map(([id, state]) => [place.get(id) ?? -1, state]));
  const found = finish(posteriorsOf(model, { evidence: findings }));
  if (isProblem(found)) throw new Error(found.code);
  return new Map(model.nodes.map(({ id }, index) => [id, 100 * (found.marginal(index)?.[0] ?? Number.NaN)]));
}

test('issue 16: the owner asks what matters most, and the outcomes move to what the download says', async () => {
  const expert = new Expert(await run.page(), run.product.url);
  const { page } = expert;
  await expert.signIn();
  const id = await expert.upload({ name: 'chest.xdsl', mimeType: 'application/xml', buffer: file });
  const overview = `${run.product.url}/network/${id}/`;

  const dialog = page.getByRole('dialog', { name: 'What the network is to tell' });
  const add = async (box: string, node: string) => {
    await dialog.getByRole('combobox', { name: box }).last().fill(node);
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'yes', exact: true }).click();
  };
  await page.getByRole('button', { name: 'Name outcomes' }).click();
  for (const outcome of ['Cancer', 'Tuberculosis']) await add('Add an outcome', outcome);
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
  /** What "What if" prints of the outcomes, in percent. */
  const printed = async () => {
    const said = new Map<string, number>();
    for (const outcome of ['Cancer', 'Tuberculosis']) {
      const numbers = panel.getByRole('listitem').filter({ hasText: outcome }).locator('[data-numbers] b').first();
      said.set(outcome, Number.parseFloat(await numbers.innerText()));
    }
    return said;
  };
  const before = await printed();

  await page.getByRole('radio', { name: 'What matters most' }).check({ force: true });
  await page.getByRole('link', { name: /^Continue with/ }).click();
  for (let answer = 0; answer < ANSWERS; answer += 1) {
    const skip = page.getByRole('button', { name: 'Skip: no single event decides' });
    await skip.or(page.getByRole('slider').first()).first().waitFor();
    if (await skip.isVisible()) {
      await skip.click();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
    }
    await expert.answer([30 + answer, 70 - answer]);
  }

  const { bytes } = await expert.download(id);
  await page.goto(overview);
  await panel.getByRole('button', { name: 'Add a finding' }).click();
  await panel.getByRole('combobox', { name: 'Add a finding' }).fill('Shadow');
  await page.keyboard.press('Enter');
  await panel.getByRole('button', { name: 'yes', exact: true }).click();
  await panel
    .getByText(/was \d/)
    .first()
    .waitFor();
  const due = posteriorsIn(bytes, { Shadow: 0 });
  for (const [outcome, percent] of await printed()) {
    // Whole numbers are printed, and decimals near 0 and 100.
    expect(Math.abs(percent - (due.get(outcome) ?? Number.NaN)), outcome).toBeLessThan(0.51);
    expect(percent, outcome).not.toBe(before.get(outcome));
  }
});
