import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { Expert } from '../../harness/people/expert.ts';
import { phone, running } from '../../harness/running.ts';
import { columnsOf, takeApart } from '../numbers.ts';
import { Thumb } from '../thumb.ts';

const run = running();

/** A rare disease, a pregnancy that depends on the sex, and what a radiologist sees. */
const file = Buffer.from(
  `<?xml version="1.0" encoding="UTF-8"?><smile version="1.0" id="rare"><nodes>` +
    `<cpt id="Wilson"><state id="present"/><state id="absent"/><probabilities>0.5 0.5</probabilities></cpt>` +
    `<cpt id="Sex"><state id="female"/><state id="male"/><probabilities>0.5 0.5</probabilities></cpt>` +
    `<cpt id="Pregnancy"><state id="yes"/><state id="no"/><parents>Sex</parents>` +
    `<probabilities>0.3 0.7 0.4 0.6</probabilities></cpt>` +
    `<cpt id="Liver"><state id="nodular"/><state id="smooth"/><probabilities>0.2 0.8</probabilities></cpt>` +
    `</nodes></smile>`,
);

test('R-2634, R-2639: on a phone, one in 10,000, what cannot occur and what is not one’s field are said, and come home', async () => {
  const page = await run.page(phone);
  const thumb = new Thumb(page);
  const expert = new Expert(page, run.product.url);
  const button = (name: string): Locator =>
    page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  const finish = async () => {
    await thumb.tap(button('Finish'));
    await page.waitForURL(/\/network\/[^/]+\/?$/);
  };
  const open = (node: number) => page.goto(`${run.product.url}/network/${network}/n${node}`);

  await expert.signIn();
  const network = await expert.upload({ name: 'rare.xdsl', mimeType: 'application/xml', buffer: file });

  await open(1);
  await thumb.tap(page.locator('[data-slot="range"]').first(), 0.02);
  await thumb.tap(button('Rarer than 1 %?'));
  // The line takes the focus once it has been loaded.
  await page.locator('[data-slot="fine-range"]:focus').waitFor();
  await thumb.tap(page.getByRole('textbox').first());
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1/10000');
  await page.keyboard.press('Enter');
  await page.getByText('0.01 / 99.99').waitFor();
  await thumb.tap(page.locator('[data-slot="choice"]').nth(2));
  await finish();

  await open(3);
  await thumb.tap(button('No single event decides'));
  await page.waitForURL(/\/start\/?\?/);
  await thumb.tap(button('Continue'));
  await page.waitForURL(/\/1\/?$/);
  await thumb.tap(page.locator('[data-slot="range"]').first(), 0.2);
  await thumb.tap(page.locator('[data-slot="choice"]').nth(3));
  await thumb.tap(button('Continue'));
  await page.waitForURL(/\/2\/?$/);
  // The address changes a moment before the screen does.
  await page.locator('[data-slot="range"][data-unset]').first().waitFor();
  await thumb.tap(button('This combination cannot occur'));
  await page.getByText(/^You said that this combination cannot occur/).waitFor();
  await finish();

  await open(4);
  await thumb.tap(button('Not my field'));
  await page.getByText(/^You said that this is not your field/).waitFor();
  await finish();

  const { bytes } = await expert.download(network);
  const numbers = takeApart(bytes, 'xdsl');
  expect(columnsOf(numbers, 'Wilson', 2)).toEqual([[0.0001, 0.9999]]);
  // What cannot occur and what stayed open keep the numbers of the file.
  expect(columnsOf(numbers, 'Pregnancy', 2)[1]).toEqual([0.4, 0.6]);
  expect(columnsOf(numbers, 'Liver', 2)).toEqual([[0.2, 0.8]]);
});
