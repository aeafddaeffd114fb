import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../build/browser.ts';
import { filesBelow } from '../../build/fingerprint.ts';
import { serveStorybook } from './builtStorybook.ts';

/** A phone's, a tablet's and a desktop's. */
const WIDTHS = [390, 768, 1400];

/** A component with more states than its page shows. */
const LONG = 'elicitation-probability-question';
const SHOWN = 10;

/** Milliseconds after which a page is not slow but broken. */
const LONGEST = 60_000;

/**
 * Opens the first page of the built Storybook, and the page of a component with many states. Returns what is wrong: a
 * component that is not on the sheet in light and dark, a page that is wider than its window, an error in the console, a
 * name that does not lead to its page, a state that is neither shown nor linked.
 */
export async function openSheet(): Promise<{ readonly components: number; readonly wrong: readonly string[] }> {
  const components = filesBelow(['packages/ui/stories/examples']).length;
  const storybook = await serveStorybook();
  const browser = await chromium.launch(launchOptions());
  try {
    const wrong = [...(await sheetAt(browser, storybook.url, components)), ...(await linkOf(browser, storybook.url))];
    const states = storybook.stories.filter((id) => id.startsWith(`${LONG}--`)).length;
    return { components, wrong: [...wrong, ...(await pageOf(browser, storybook.url, states))] };
  } finally {
    await browser.close();
    storybook.stop();
  }
}

async function sheetAt(browser: Browser, url: string, components: number): Promise<readonly string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONGEST);
  const wrong: string[] = [];
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  await page.goto(`${url}/iframe.html?id=start-here-welcome--docs&viewMode=docs`);
  const pictures = page.locator('[data-slot="side"] > *');
  // What does not come is counted below.
  await pictures
    .nth(2 * components - 1)
    .waitFor({ state: 'attached' })
    .catch(() => undefined);
  const seen = await pictures.evaluateAll((all) => all.filter((each) => each.clientHeight > 0).length);
  if (seen !== 2 * components) wrong.push(`The sheet has ${seen / 2} of ${components} components.`);
  if ((await page.evaluate(() => document.activeElement?.tagName)) !== 'BODY')
    wrong.push('An example takes the focus.');
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const own = await page.evaluate(() => document.documentElement.scrollWidth);
    if (own > width) wrong.push(`At ${width} px the sheet is ${own} px wide.`);
  }
  await page.close();
  return wrong;
}

/** Follows a name on the sheet: the page of the component comes beside Storybook's list, not in place of it. */
async function linkOf(browser: Browser, url: string): Promise<readonly string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONGEST);
  await page.goto(`${url}/`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('link', { name: 'Probability question', exact: true }).click();
  const came = await frame
    .getByRole('heading', { level: 1, name: 'Probability question' })
    .waitFor()
    .then(() => page.url() === `${url}/?path=/docs/${LONG}--docs`)
    .catch(() => false);
  const wrong = came ? [] : [`The name on the sheet leads to ${page.url()}.`];
  await page.close();
  return wrong;
}

async function pageOf(browser: Browser, url: string, states: number): Promise<readonly string[]> {
  const page = await browser.newPage();
  page.setDefaultTimeout(LONGEST);
  await page.goto(`${url}/iframe.html?id=${LONG}--docs&viewMode=docs`);
  const links = page.locator(`a[href*="path=/story/${LONG}--"]`);
  await links.first().waitFor({ state: 'attached' });
  const [shown, linked] = [await page.locator('.sb-anchor').count(), await links.count()];
  await page.close();
  return shown === SHOWN && shown + linked === states
    ? []
    : [`Of ${states} states the page of ${LONG} shows ${shown} and links ${linked}.`];
}
