import type { Locator } from 'playwright';
import { Expert } from './expert.ts';

/** What a person does on Manage Networks and in its share dialog. */
export class Sharer extends Expert {
  readonly #overview: string;

  constructor(page: Expert['page'], url: string) {
    super(page, url);
    this.#overview = `${url}/networks_overview`;
  }

  /** Reopens Manage Networks. */
  async manage(): Promise<void> {
    await this.page.goto(this.#overview);
    await this.page.getByRole('heading', { level: 1, name: 'Manage Networks' }).waitFor();
  }

  network(filename: string): Locator {
    return this.page.getByRole('row').filter({ hasText: filename });
  }

  /** Opens the share dialog of one of their own networks, on Manage Networks. */
  async share(filename: string): Promise<void> {
    await this.network(filename)
      .getByRole('button', { name: /^Manage collaborators of/ })
      .click();
    await this.dialog
      .getByText(/^(?:Nobody yet|Pending|Accepted)/)
      .first()
      .waitFor();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: /^Share / });
  }

  get field(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Invite by e-mail or username' });
  }

  /** Types a user name to invite and submits it. */
  async invite(username: string): Promise<void> {
    await this.field.fill(username);
    await this.field.press('Enter');
  }

  /** Invites an address, with or without an account, and says why, by when and for which node. */
  async ask(address: string, { why, by, node }: { why: string; by: string; node: string }): Promise<void> {
    await this.dialog.getByRole('textbox', { name: /^Why you ask them/ }).fill(why);
    await this.dialog.getByLabel(/^Answers by/).fill(by);
    await this.dialog.getByRole('button', { name: 'Only some nodes' }).click();
    await this.dialog.getByRole('button', { name: node, exact: true }).click();
    await this.invite(address);
  }

  /** Presses "Remove" in a person's row and confirms. */
  async remove(name: string): Promise<void> {
    const button = this.dialog.getByRole('button', { name: `Remove ${name}` });
    await button.click();
    await this.dialog.getByText(`Are you sure you want to remove ${name}?`).waitFor();
    await button.click();
  }

  /** "Pending" or "Accepted" for each person in the dialog. */
  async statuses(): Promise<string[]> {
    return this.dialog.getByText(/^(?:Pending|Accepted)$/).allTextContents();
  }
}
