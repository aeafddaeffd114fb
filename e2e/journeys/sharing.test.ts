import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContextOptions } from 'playwright';
import { describe, expect, test } from 'vitest';
import { Sharer } from '../../harness/people/sharer.ts';
import { phone, running } from '../../harness/running.ts';

/** Two people, each in their own browser, and one network. */
const larynx = readFileSync(path.resolve(import.meta.dirname, '../../examples/larynx.xdsl'));
const colleague = 'colleague@example.org';

const run = running();

async function arrive(username: string, device?: BrowserContextOptions): Promise<Sharer> {
  const person = new Sharer(await run.page(device), run.product.url);
  await person.signIn(username);
  return person;
}

let uploads = 0;
/** A name for a file that no upload has had, not even one of an attempt that failed. */
const unused = (name: string) => `${name}_${++uploads}.xdsl`;

/** The owner of a network with this name, with its share dialog open. */
async function owning(name: string, device?: BrowserContextOptions): Promise<Sharer> {
  const owner = await arrive('expert@example.org', device);
  await owner.upload({ name, mimeType: 'application/xml', buffer: larynx });
  await owner.manage();
  await owner.share(name);
  return owner;
}

describe('an owner and a colleague', () => {
  test('R-536 R-540 R-547 R-633 R-552 invited, accepted, answered, seen by the owner, withdrawn, gone', async () => {
    const name = unused('shared');
    const owner = await owning(name);
    await owner.invite(colleague);
    await owner.dialog.getByText(`Invitation sent to ${colleague}`).waitFor();
    await expect.poll(() => owner.statuses()).toEqual(['Pending']);

    const guest = await arrive(colleague);
    await guest.manage();
    await guest
      .network(name)
      .getByRole('button', { name: /^Accept the invitation to/ })
      .click();
    await guest.network(name).getByRole('link', { name: /^Edit/ }).click();
    await guest.edit('Grade');
    await guest.page.waitForURL(/\/1\/?$/);
    await guest.answer([25, 55, 20]);
    await guest.row('Grade').getByText('Completed').waitFor();

    await owner.manage();
    await owner.network(name).getByRole('link', { name: /^Edit/ }).click();
    await owner.row('Grade').getByText('Completed').waitFor();
    await owner.manage();
    await owner.share(name);
    await expect.poll(() => owner.statuses()).toEqual(['Accepted']);

    await guest.manage();
    await guest
      .network(name)
      .getByRole('button', { name: /^Withdraw from/ })
      .click();
    const question = guest.page.getByRole('alertdialog');
    await question.getByText('Are you sure you want to withdraw as this network collaborator?').waitFor();
    await question.getByRole('button', { name: 'Withdraw', exact: true }).click();
    await expect.poll(() => guest.network(name).count()).toBe(0);

    await owner.manage();
    await owner.share(name);
    await expect.poll(() => owner.statuses()).toEqual([]);
  });

  test('R-541 R-1428 a collaborator who is removed loses access, wherever they are', async () => {
    const name = unused('removed');
    const owner = await owning(name);
    await owner.invite(colleague);
    await owner.dialog.getByText(`Invitation sent to ${colleague}`).waitFor();
    const guest = await arrive(colleague);
    await guest.manage();
    await guest
      .network(name)
      .getByRole('button', { name: /^Accept the invitation to/ })
      .click();
    await guest.network(name).getByRole('link', { name: /^Edit/ }).click();
    await guest.row('Grade').waitFor();

    await owner.manage();
    await owner.share(name);
    await owner.remove((await owner.dialog.locator('[data-slot="name"]').textContent()) ?? '');
    await owner.dialog.getByText('Collaborator removed successfully').waitFor();
    await expect.poll(() => owner.statuses()).toEqual([]);

    await guest.page.reload();
    await guest.page.waitForURL(/\/networks_overview\/?/);
    await expect.poll(() => guest.network(name).count()).toBe(0);
  });

  test('B-091 an invitation accepted just before it is withdrawn stays accepted, and the owner sees it', async () => {
    const name = unused('raced');
    const owner = await owning(name);
    await owner.invite(colleague);
    await expect.poll(() => owner.statuses()).toEqual(['Pending']);
    const guest = await arrive(colleague);
    await guest.manage();
    await guest
      .network(name)
      .getByRole('button', { name: /^Accept the invitation to/ })
      .click();
    await guest.network(name).getByRole('link', { name: /^Edit/ }).waitFor();

    await owner.remove((await owner.dialog.locator('[data-slot="name"]').textContent()) ?? '');
    await owner.dialog.getByText('This user is already a collaborator').waitFor();
    await expect.poll(() => owner.statuses()).toEqual(['Accepted']);
  });
});

describe('what is typed into the share dialog, on a phone', () => {
  test('B-084 B-085 B-086 B-088 B-089 is refused with a message, stays in the field, and invites nobody', async () => {
    const name = unused('refusing');
    const owner = await owning(name, phone);
    const wrong: [typed: string, said: string][] = [
      ['', 'Username is required'],
      [' \u00a0 ', 'Username is required'],
      ['expert@example.org', 'You already own this network.'],
      [' EXPERT@example.org', 'You already own this network.'],
      ['nobody', 'User not found'],
      ["' OR 1=1--", 'User not found'],
      ['<script>alert(1)</script>', 'User not found'],
      ['a/b+c%2F', 'User not found'],
      ['%', 'User not found'],
      ['..', 'User not found'],
      ['%2e%2e', 'User not found'],
      ['ü😀\u202e@example.org', 'Not an e-mail address'],
      ['@', 'Not an e-mail address'],
      ['self', 'User not found'],
      ['x'.repeat(900), 'User not found'],
      ['x'.repeat(100_000), 'User not found'],
    ];
    for (const [typed, said] of wrong) {
      await owner.invite(typed);
      await expect
        .poll(() => owner.dialog.locator('form').first().textContent(), { message: typed.slice(0, 50) })
        .toContain(said);
      expect(await owner.field.inputValue()).toBe(typed);
      // Reopen the dialog, so that the next message is shown afresh.
      await owner.page.keyboard.press('Escape');
      await owner.share(name);
    }
    expect(await owner.statuses()).toEqual([]);

    await owner.field.fill(colleague);
    await owner.dialog.getByRole('button', { name: 'Invite', exact: true }).dblclick();
    await owner.dialog.getByText(`Invitation sent to ${colleague}`).waitFor();
    await owner.invite(colleague.toUpperCase());
    await owner.dialog.getByText('This user is already invited').waitFor();
    expect(await owner.statuses()).toEqual(['Pending']);
    const [wide, shown] = await owner.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth] as const;
    });
    expect(wide).toBeLessThanOrEqual(shown);
  });
});
