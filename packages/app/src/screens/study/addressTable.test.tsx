import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderRoute } from '../../test/renderRoute.js';
import { buildOpenStudy, experts, studyPath, studyServer } from '../../test/studyServer.js';

const box = page.getByRole('textbox', { name: 'Add addresses' });
const heading = (name: string) => page.getByRole('heading', { name });
/** As REDCap exports a list of participants. */
const participants = [
  'Email,Participant Identifier,Responded?,Survey Link',
  '"a@example.org",101,No,https://redcap.example/?s=1',
  '"","102 (Ben, on leave)",No,https://redcap.example/?s=2',
  '"A@example.org",103,Yes,https://redcap.example/?s=3',
  '"c@example.org",104,No,https://redcap.example/?s=4',
].join('\r\n');

const csv = (content: string) => new File([content], 'participants.csv', { type: 'text/csv' });
function transfer(content: string | File): DataTransfer {
  const data = new DataTransfer();
  if (content instanceof File) data.items.add(content);
  else data.setData('text/plain', content);
  return data;
}
const drag = (type: string, on: Element, dataTransfer: DataTransfer) =>
  on.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
const paste = (on: Element, clipboardData: DataTransfer) =>
  on.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
async function chooseFile(content: string) {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  await userEvent.upload(page.elementLocator(input!), csv(content));
}
async function open() {
  const screen = await renderRoute(studyPath, { server: studyServer(buildOpenStudy()) });
  await expect.element(box).toBeVisible();
  return screen;
}

test('R-3078: a file fills the chips, what is too much is said, and what is no file of addresses, too', async () => {
  await open();
  await chooseFile('Name;Mail\nAnn;a@example.org\nBen;ben(at)example.org\nCleo;c@example.org\n');
  await expect
    .element(page.getByText('3 addresses from the table. No complete e-mail address in line 3.'))
    .toBeVisible();
  await expect.element(heading('2 of 3 will be invited')).toBeVisible();
  await chooseFile(Array.from({ length: 99 }, (_, at) => `e${at}@example.org`).join('\n'));
  await expect
    .element(page.getByText('97 addresses from the table. 100 at most: 2 more are in the table.'))
    .toBeVisible();
});

test('R-3245: what was found in a list of participants is said before anybody is asked, and only the addresses are sent', async () => {
  const screen = await open();
  await chooseFile(participants);
  await expect
    .element(
      page.getByText(
        '2 addresses from the table. 1 address was there already, and is asked once. No complete e-mail address in line 3.',
      ),
    )
    .toBeVisible();
  const sent = () => screen.requests.filter(({ method }) => method === 'POST');
  expect(sent()).toHaveLength(0);
  await userEvent.click(page.getByRole('button', { name: 'Invite 2 people' }));
  await expect.element(page.getByText('2 people have been invited.')).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(await sent()[0]!.json()).toEqual({ emails: ['a@example.org', 'c@example.org'], locale: 'en' });
});

test('R-3246: a list is dropped on the field of addresses, which shows that it takes it', async () => {
  await open();
  const field = box.element();
  const frame = field.closest('[data-credence="address-chips"]')!.parentElement!;
  drag('dragenter', field, transfer(csv(participants)));
  await expect.poll(() => frame.hasAttribute('data-over')).toBe(true);
  // Whoever leaves it without taking it would have the browser open the file.
  expect(drag('dragover', field, transfer(csv(participants)))).toBe(false);
  expect(drag('drop', field, transfer(csv(participants)))).toBe(false);
  await expect.element(heading('2 will be invited')).toBeVisible();
  expect(frame.hasAttribute('data-over')).toBe(false);
});

test('R-3246: a list is pasted as a table, and addresses as addresses', async () => {
  await open();
  paste(box.element(), transfer('Name\tE-Mail\nDr. Ann Berger\ta@example.org\nBen\tb@example.org'));
  await expect.element(page.getByText('2 addresses from the table.', { exact: true })).toBeVisible();
  await expect.element(heading('2 will be invited')).toBeVisible();
  paste(box.element(), transfer('c@example.org, d@example.org'));
  await expect.element(heading('4 will be invited')).toBeVisible();
});

test('R-3244: a table that cannot be read is refused with its place, and what was there stays', async () => {
  await open();
  await userEvent.fill(box, 'a@example.org,');
  await chooseFile('PK\u0000\u0003');
  await expect
    .element(page.getByRole('alert').getByText(/^In line 1, column 3 is a character that no text has/))
    .toBeVisible();
  await chooseFile('Email\n"b@example.org\nc@example.org');
  await expect.element(page.getByRole('alert').getByText(/^The quotation mark in line 2, column 1/)).toBeVisible();
  await chooseFile('b@example.org\n'.repeat(1_001));
  await expect.element(page.getByText('This table has more than 1,000 lines.')).toBeVisible();
  await expect.element(heading('1 will be invited')).toBeVisible();
});

test('R-3246: in the place of somebody one address is asked for, and no table is taken', async () => {
  await renderRoute(studyPath, { server: studyServer(buildOpenStudy({ experts })) });
  await userEvent.click(page.getByRole('button', { name: 'Replace E4' }));
  await expect.element(page.getByText(/^One address\./)).toBeVisible();
  expect(page.getByRole('button', { name: 'Read a CSV' }).query()).toBeNull();
  expect(drag('dragover', box.element(), transfer(csv(participants)))).toBe(true);
});
