import type { Browser, Page } from 'playwright';

/** What a page asks for and gets; undefined for what is not there. */
export interface Served {
  readonly contentType: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Opened {
  readonly page: Page;
  /** Errors and warnings of the console, refusals of the policy, and whatever was asked for elsewhere. */
  readonly complaints: string[];
}

type PageOptions = NonNullable<Parameters<Browser['newPage']>[0]>;

const ORIGIN = 'http://embed.test';

/** Opens a page without a server. `serve` is given the path that is asked for. */
export async function opened(
  browser: Browser,
  serve: (path: string) => Served | undefined,
  options: PageOptions = {},
): Promise<Opened> {
  const page = await browser.newPage(options);
  const complaints = complaintsOf(page);
  await page.route('**/*', (route) => {
    const { origin, pathname, href } = new URL(route.request().url());
    const found = origin === ORIGIN ? serve(pathname === '/' ? '/index.html' : pathname) : undefined;
    if (found) return route.fulfill(found);
    if (pathname === '/favicon.ico') return route.fulfill({ status: 404 });
    complaints.push(`asked for ${href}`);
    return route.abort();
  });
  await page.goto(ORIGIN);
  return { page, complaints };
}

/** Collects from now on what the page complains about. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  return complaints;
}
