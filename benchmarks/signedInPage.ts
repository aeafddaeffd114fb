import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** Where the application is served, and who visits it. */
interface Visitor {
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

/** A page of the built application on a device of its own, signed in. Close its context afterwards. */
export async function openSignedIn(
  browser: Browser,
  visitor: Visitor,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, ...options });
  const page = await context.newPage();
  await signInOn(page, visitor);
  return page;
}

/** Signs in on a page of a device. */
export async function signInOn(page: Page, { origin, username, password }: Visitor): Promise<void> {
  await page.goto(`${origin}/login/`);
  await page.getByLabel('Username or e-mail').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL(/\/index\/?$/);
}
