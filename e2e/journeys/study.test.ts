import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Sharer } from '../../harness/people/sharer.ts';
import { running } from '../../harness/running.ts';

const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'));
const run = running();

test('R-2921 R-2923 R-2925 R-2926 R-3076 R-3245: an owner makes a study, opens it, asks two people of a list, closes it and takes that back', async () => {
  const { product } = run;
  const owner = new Sharer(await run.page(), product.url);
  const { page } = owner;
  await owner.signIn();
  await owner.upload({ name: 'study.xdsl', mimeType: 'application/xml', buffer: larynx });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const confirm = (name: string) => page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click();

  await page.getByRole('button', { name: 'Ask others' }).click();
  await page.getByRole('link', { name: /^Each alone/ }).click();
  await heading('Start a study');
  await press('Write: What experts read first');
  await page.getByLabel('Who asks, and what for').fill('Staging before treatment.');
  // Until then nobody knows what there is to open.
  await page.getByText(/^\d+ questions, about /).waitFor();
  await press('Open the round');
  await confirm('Open the round');
  await heading('Study: round 1 is open');

  const experts = ['ann.baker@example.org', 'chidi.okafor@example.org'];
  // As REDCap exports its participants.
  const list = `Email,Participant Identifier\r\n"${experts[0]}",101\r\n"",102\r\n"${experts[1]}",103\r\n`;
  const chosen = { name: 'participants.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await page.locator('input[type="file"]').setInputFiles(chosen);
  await page.getByText('2 addresses from the table. No complete e-mail address in line 3.').waitFor();
  await page.getByRole('textbox', { name: /^Your message/ }).fill('You see more cases than anyone.');
  const preview = page.getByRole('heading', { name: 'What they receive' }).locator('xpath=ancestor::section[1]');
  await preview.getByText(/You see more cases/).waitFor();
  const shown = await preview.locator('[lang]').allInnerTexts();
  await press('Invite 2 people');
  await page.getByText('2 people have been invited.').waitFor();
  for (const expert of experts) {
    const mail = await product.outbox.arrived(expert, 'study');
    expect(mail).toContain('Staging before treatment.');
    expect(mail).toContain('Laryngeal carcinoma');
    // What was shown beforehand is what arrives.
    const [, ...lines] = shown
      .join('\n')
      .split('\n')
      .filter((line) => line.trim() !== '');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(mail).toContain(line);
  }
  await page.getByRole('row').filter({ hasText: experts[0]! }).getByText('Not opened').waitFor();

  await page.getByRole('link', { name: 'Laryngeal carcinoma' }).click();
  await page.getByText(/Nobody can edit here until it closes/).waitFor();
  await page.getByRole('link', { name: 'Study', exact: true }).click();
  await press('Close it now');
  await confirm('Close the round');
  await heading('Study: round 1 is closed');
  await press('Take the close back');
  await heading('Study: round 1 is open');
});
