import type { Page } from 'playwright';
import { choose } from './choose.ts';
import { downloaded } from './downloaded.ts';

/** What a person does on the screens, in the screens' own words. */
export class Expert {
  readonly page: Page;
  readonly #url: string;

  constructor(page: Page, url: string) {
    this.page = page;
    this.#url = url;
  }

  /** Fills in and submits the sign-in page that is shown; the caller checks where that leads. */
  async logIn(username = 'expert@example.org'): Promise<void> {
    await this.page.getByLabel('Username or e-mail').fill(username);
    await this.page.getByLabel('Password', { exact: true }).fill('credence-demo');
    await this.page.getByRole('button', { name: 'Log in', exact: true }).click();
  }

  async signIn(username?: string): Promise<void> {
    await this.page.goto(`${this.#url}/login/`);
    await this.logIn(username);
    await this.page.getByRole('heading', { name: /^Welcome/ }).waitFor();
  }

  /** Uploads a file on the home screen and returns the new network's id. */
  async upload(file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<string> {
    await this.page.goto(`${this.#url}/`);
    await this.page.locator('input[name="xmlFile"]').setInputFiles(file);
    await this.page.getByRole('button', { name: 'Upload', exact: true }).click();
    await this.page.waitForURL(/\/network\/[^/]+\/?$/);
    const id = /\/network\/([^/]+)/.exec(this.page.url())?.[1];
    if (!id) throw new Error(`No network id in ${this.page.url()}`);
    return id;
  }

  /** Opens a node from the overview to edit it. */
  async edit(node: string): Promise<void> {
    await this.row(node).getByRole('link', { name: /^Edit/ }).click();
  }

  row(node: string) {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('link', { name: node, exact: true }) });
  }

  /** Moves every slider on the screen, in state order. */
  async setSliders(values: readonly number[]): Promise<void> {
    const sliders = this.page.getByRole('slider');
    await sliders.nth(values.length - 1).waitFor();
    for (const [state, value] of values.entries()) await sliders.nth(state).fill(String(value));
  }

  /** Answers the question on the screen and continues; resolves once the next screen is shown. */
  async answer(values: readonly number[], certainty = 'rather certain'): Promise<void> {
    await this.setSliders(values);
    await choose(this.page, certainty);
    const answered = await this.page.getByRole('slider').first().elementHandle();
    await this.page.getByRole('button', { name: /^(Continue|Finish)$/ }).click();
    // The address changes a moment before the screen does.
    await answered?.waitForElementState('hidden');
  }

  get iteration(): number | undefined {
    const iteration = /\/network\/[^/]+\/[^/]+\/(\d+)\/?$/.exec(new URL(this.page.url()).pathname)?.[1];
    return iteration === undefined ? undefined : Number(iteration);
  }

  /** Downloads a network and returns its bytes and name. */
  async download(id: string): Promise<{ name: string; bytes: Buffer }> {
    await this.page.goto(`${this.#url}/network/${id}/`);
    await this.page.getByRole('button', { name: 'Take home' }).click();
    return downloaded(this.page, () => this.page.getByRole('button', { name: 'Download', exact: true }).click());
  }

  /** Downloads the network of the open overview in another format than its own; XMLBIF is offered first. */
  async downloadAs(format: 'CSV' | 'XMLBIF'): Promise<{ name: string; bytes: Buffer }> {
    await this.page.getByRole('button', { name: 'Take home' }).click();
    const offered = this.page.getByRole('dialog', { name: 'Take home' });
    const press = format === 'CSV' ? 'Download CSV' : 'Download network';
    return downloaded(this.page, () => offered.getByRole('button', { name: press }).click());
  }

  async signOut(): Promise<void> {
    await this.page.getByRole('button', { name: /account menu/i }).click();
    await this.page.getByRole('menuitem', { name: 'Logout' }).click();
    await this.page.waitForURL(/\/login\/?$/);
  }
}
