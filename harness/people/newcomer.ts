import type { Page } from 'playwright';

/** What someone does around their account, in the screens' own words. */
export class Newcomer {
  readonly page: Page;
  readonly username: string;
  readonly #url: string;

  constructor(page: Page, { url, username }: { url: string; username: string }) {
    this.page = page;
    this.#url = url;
    this.username = username;
  }

  async signUp(password: string): Promise<void> {
    await this.page.goto(`${this.#url}/login`);
    await this.page.getByRole('link', { name: 'Sign up' }).click();
    await this.page.getByLabel('E-mail address').fill(this.username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByLabel('Repeat the password').fill(password);
    await this.page.getByLabel('First name').fill('Zoë');
    await this.page.getByRole('button', { name: 'Sign up', exact: true }).click();
    await this.page.getByRole('heading', { name: 'Activate your account' }).waitFor();
  }

  /** Opens an e-mailed link that leads to "Account Confirmation", and checks its message. */
  async confirm(link: string, sentence: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByRole('heading', { name: 'Account Confirmation' }).waitFor();
    await this.page.getByText(sentence).waitFor();
  }

  async tryToSignIn(password: string): Promise<void> {
    await this.page.goto(`${this.#url}/login`);
    await this.page.getByLabel('Username or e-mail').fill(this.username);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  async signIn(password: string): Promise<void> {
    await this.tryToSignIn(password);
    await this.page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  }

  async openProfile(): Promise<void> {
    await this.page.getByRole('button', { name: /account menu/i }).click();
    await this.page.getByRole('menuitem', { name: 'Edit Profile' }).click();
    await this.page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
  }

  async changePassword(old: string, next: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Change Password' }).click();
    await this.page.getByLabel('Old password').fill(old);
    await this.page.getByLabel('New password', { exact: true }).fill(next);
    await this.page.getByLabel('Repeat the new password').fill(next);
    await this.page.getByRole('button', { name: 'Change', exact: true }).click();
  }

  async askForNewPassword(): Promise<void> {
    await this.page.goto(`${this.#url}/login`);
    await this.page.getByRole('link', { name: 'Forgot your password?' }).click();
    await this.page.getByLabel('E-mail address').fill(this.username);
    await this.page.getByRole('button', { name: 'Send link' }).click();
    await this.page.getByRole('heading', { name: 'Check your e-mail' }).waitFor();
  }

  async setPassword(link: string, password: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('New password', { exact: true }).fill(password);
    await this.page.getByLabel('Repeat the new password').fill(password);
    await this.page.getByRole('button', { name: 'Set new password' }).click();
    await this.page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();
  }

  async deleteAccount(password: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Delete account' }).click();
    await this.page.getByLabel('Your password').fill(password);
    await this.page.getByRole('button', { name: 'Delete the account' }).click();
    await this.page.waitForURL(/\/login\/?$/);
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /account menu/i }).click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
    await this.page.waitForURL(/\/login\/?$/);
  }
}
