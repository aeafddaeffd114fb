import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readNetworkFile } from '../../packages/bayesnet/src/index.ts';
import { expect, test } from 'vitest';
import { choose } from '../../harness/people/choose.ts';
import { Expert } from '../../harness/people/expert.ts';
import { onDevice } from '../onDevice.ts';
import { desk, phone, running } from '../../harness/running.ts';

/** Season (2), age (3), immunity (4), pneumonia (3), fever (2). */
const file = path.resolve(import.meta.dirname, '../../packages/bayesnet/fixtures/uai/pneumonia.uai');
const list = [
  'x1, Age, child, adult, over 65',
  'x2, Immunity, none, weak, fair, full',
  'x3, Pneumonia, none, viral, bacterial',
].join('\n');

const run = running();

test.each([
  ['a PC', desk],
  ['a phone', phone],
])(
  'R-3463, R-3465, R-3466, R-3467, R-3468: on %s a UAI file is given names after its upload, which every question and other formats have, and comes home as it was',
  async (_, device) => {
    const original = readFileSync(file);
    const page = await run.page(device);
    const expert = new Expert(page, run.product.url);
    await expert.signIn();
    await page.goto(`${run.product.url}/`);
    await page.locator('input[name="xmlFile"]').setInputFiles(file);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await page.waitForURL(/\/network\/[^/]+\/names$/);
    const id = /\/network\/([^/]+)/.exec(page.url())?.[1] ?? '';
    const nameOf = (node: string) => page.getByRole('group', { name: new RegExp(`^${node}\\b`) });

    // Two nodes in the fields, and the page is reloaded in between.
    await nameOf('x0').getByLabel('Name of the node').fill('Season');
    await page.keyboard.press('Enter');
    await page.keyboard.type('winter');
    await page.getByText('0 of 5 nodes named').waitFor();
    await expect.poll(() => onDevice(page, 'drafts', id).then(JSON.stringify)).toContain('winter');
    await page.reload();
    await page.getByText(/^Draft restored/).waitFor();
    await nameOf('x0').getByLabel('State 1').fill('summer');
    await page.getByText('1 of 5 nodes named').waitFor();

    // The others as a list; the last one later.
    await choose(page, 'As a list');
    await page.getByRole('textbox', { name: 'One line for each node' }).fill(list);
    await page.getByRole('button', { name: 'Fill in the fields' }).click();
    await page.getByText('3 nodes from the list are filled in. Save to keep them.').waitFor();
    await page.getByRole('button', { name: 'Save names' }).click();
    await page.waitForURL(new RegExp(`/network/${id}/$`));
    await page.getByRole('link', { name: 'Season', exact: true }).first().waitFor();

    // The overview leads back to what is missing.
    await page.getByRole('link', { name: 'Give names' }).click();
    await nameOf('x4').getByLabel('Name of the node').fill('Fever');
    await nameOf('x4').getByLabel('State 0').fill('no');
    await nameOf('x4').getByLabel('State 1').fill('yes');
    await page.getByRole('button', { name: 'Save names' }).click();
    await page.getByText('The names are saved.', { exact: true }).waitFor();
    await page.waitForURL(new RegExp(`/network/${id}/$`));
    await page.getByRole('link', { name: 'Fever', exact: true }).first().waitFor();
    expect(await page.getByRole('link', { name: 'Give names' }).count()).toBe(0);

    await page.goto(`${run.product.url}/network/${id}/n1/1/`);
    await page.getByRole('heading', { level: 1, name: 'Season' }).waitFor();
    await page.getByText('How likely is it that Season is:').first().waitFor();
    await page.getByRole('slider', { name: 'How likely is it that Season is: winter?' }).waitFor();

    expect((await expert.download(id)).bytes.equals(original)).toBe(true);
    const converted = await expert.downloadAs('XMLBIF');
    const { document } = readNetworkFile(converted.bytes);
    expect(
      document?.network.nodes.map(({ name, states }) => [name, ...states.map(({ id: state }) => state)]),
    ).toContainEqual(['Pneumonia', 'none', 'viral', 'bacterial']);
  },
);
