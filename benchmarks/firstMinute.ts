// From the invitation's mail to the first real question, on a phone (390 px, touch, a processor four times slower): by
// the personal link, and in the same run by an ordinary sign-up with its second mail, as it was for everybody before.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright';
import { launchOptions } from '../build/browser.ts';
import { buildApp, buildServer } from '../build/buildProduct.ts';
import { inRoot } from '../build/workspace.ts';
import { Sharer } from '../harness/people/sharer.ts';
import { type Product, startProduct } from '../harness/product.ts';
import { figure } from './load.ts';

const SLOWER = 4;
const PASSWORD = 'seven quiet larks';
/** Presses of the short way beside the long one. */
const PRESSES = 0.6;

interface Walk {
  mails: number;
  presses: number;
  fields: number;
  seconds: number;
}

/** A person on a phone: counts what they press and fill in. */
class Walker {
  readonly page: Page;
  readonly walk: Walk = { mails: 0, presses: 0, fields: 0, seconds: 0 };
  readonly #since = performance.now();

  constructor(page: Page) {
    this.page = page;
  }
  async open(address: string): Promise<void> {
    this.walk.mails += 1;
    this.walk.presses += 1;
    await this.page.goto(address);
  }
  async fill(label: string, text: string): Promise<void> {
    this.walk.presses += 1;
    this.walk.fields += 1;
    await this.page.getByLabel(label, { exact: true }).fill(text);
  }
  async press(element: Locator): Promise<void> {
    this.walk.presses += 1;
    await element.tap();
  }
  arrived(): Walk {
    return { ...this.walk, seconds: (performance.now() - this.#since) / 1_000 };
  }
}

async function walkOf(browser: Browser, product: Product, username: string, isLong: boolean): Promise<Walk> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const link = await product.outbox.link(username, 'Invitation to a network');
  const person = new Walker(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  await person.open(isLong ? `${product.url}/signup` : link);
  if (isLong) await person.fill('E-mail address', username);
  await person.fill('Password', PASSWORD);
  await person.fill('Repeat the password', PASSWORD);
  await person.press(button('Sign up'));
  if (isLong) {
    await page.getByRole('heading', { name: 'Activate your account' }).waitFor();
    await person.open(await product.outbox.link(username, 'Activate your account'));
    await person.press(page.getByRole('link', { name: 'Go to login' }));
    await person.fill('Username or e-mail', username);
    await person.fill('Password', PASSWORD);
    await person.press(button('Log in'));
  }
  await person.press(button(/^Accept the invitation/));
  await person.press(page.getByRole('link', { name: /^Begin with/ }));
  await page.getByRole('slider').first().waitFor();
  const walk = person.arrived();
  await context.close();
  return walk;
}

await buildApp(() => undefined);
await buildServer(() => undefined);
const folder = mkdtempSync(path.join(tmpdir(), 'first-minute-'));
// When root starts the server, it avoids a folder that others cannot enter and uses another one.
chmodSync(folder, 0o755);
const product = await startProduct({ folder });
const browser = await chromium.launch(launchOptions());
try {
  const owner = new Sharer(await (await browser.newContext()).newPage(), product.url);
  await owner.signIn();
  const buffer = readFileSync(inRoot('examples/larynx.xdsl'));
  await owner.upload({ name: 'asked.xdsl', mimeType: 'application/xml', buffer });
  await owner.manage();
  await owner.share('asked.xdsl');
  for (const username of ['short@example.org', 'long@example.org']) {
    await owner.invite(username);
    await owner.dialog.getByText(`Invitation sent to ${username}`).waitFor();
  }
  const long = await walkOf(browser, product, 'long@example.org', true);
  const short = await walkOf(browser, product, 'short@example.org', false);
  for (const [name, { mails, presses, fields, seconds }] of Object.entries({ long, short }))
    console.log(
      `        ${name}: ${mails} mails, ${presses} presses, ${fields} fields, ${seconds.toFixed(1)} s without reading and typing`,
    );
  figure('presses by the personal link beside an ordinary sign-up', short.presses / long.presses, PRESSES, 'x');
} finally {
  await browser.close();
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
