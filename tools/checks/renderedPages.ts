import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../../build/browser.ts';
import { type RunningDemo, withDemo } from '../../harness/demo.ts';

/** The pages that everybody can open, and those of one who is signed in. */
const PUBLIC = ['/login', '/signup', '/forgot', '/activate/', '/privacy', '/imprint'];
const OWN = ['/', '/networks_overview', '/profile', '/questionnaire/'];

/** Writes the pages of the running application as browsers have rendered them. Returns their files. */
export async function renderedPages(folder: string): Promise<string[]> {
  await ensureBrowser(() => undefined);
  return withDemo(async (demo) => {
    const browser = await chromium.launch(launchOptions());
    try {
      const page = await browser.newPage({ baseURL: demo.url });
      rmSync(folder, { recursive: true, force: true });
      mkdirSync(folder, { recursive: true });
      const files: string[] = [];
      for (const address of PUBLIC) files.push(await written(page, address, folder));
      await signIn(page, demo);
      for (const address of [...OWN, ...(await addressesOfNetwork(page))]) {
        files.push(await written(page, address, folder));
      }
      return files;
    } finally {
      await browser.close();
    }
  });
}

async function signIn(page: Page, { expert }: RunningDemo): Promise<void> {
  await page.goto('/login');
  await page.locator('input[autocomplete~="username"]').fill(expert.username);
  await page.locator('input[type="password"]').fill(expert.password);
  await page.locator('form button[type="submit"]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** Overview, combinations and a question of the first network. */
async function addressesOfNetwork(page: Page): Promise<string[]> {
  await page.goto('/');
  const href = await page.locator('a[href^="/network/"]').first().getAttribute('href');
  const network = `/network/${href?.split('/')[2] ?? ''}`;
  await page.goto(`${network}/`);
  // What is drawn before the application has its links already; only the application makes the network the current one.
  await page.waitForLoadState('networkidle');
  const node = await page.locator(`main a[href^="${network}/"]`).first().getAttribute('href');
  const ofNode = `${network}/${node?.split('/')[3] ?? ''}`;
  return [`${network}/`, `${ofNode}?change=`, `${ofNode}/1/`, `${ofNode}/table`];
}

async function written(page: Page, address: string, folder: string): Promise<string> {
  await page.goto(address);
  await page.locator('main h1').first().waitFor();
  await page.waitForLoadState('networkidle');
  const file = path.join(folder, `${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.html`);
  writeFileSync(file, await page.content());
  return file;
}
