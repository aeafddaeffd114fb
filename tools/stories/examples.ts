import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../../build/browser.ts';
import { serveStorybook } from './builtStorybook.ts';

/** One edit of an example: what is typed in place of what, and a selector of what the picture then shows. */
interface Edit {
  /** The id of the component's page. */
  readonly page: string;
  readonly from: string;
  readonly to: string;
  readonly shows: string;
}

const EDITS: readonly Edit[] = [
  { page: 'elicitation-probability-slider--docs', from: '{30}', to: '{81}', shows: '[aria-valuetext^="81 "]' },
  {
    page: 'elicitation-probability-question--docs',
    from: "'absent']",
    to: "'absent', 'unknown']",
    shows: '[data-credence="probability-slider"] >> text=unknown',
  },
  { page: 'elicitation-combination-editor--docs', from: "'Alcohol'", to: "'Coffee'", shows: 'text=Coffee' },
  { page: 'data-pagination-table--docs', from: "'Stridor'", to: "'Cough'", shows: 'text=Cough' },
  { page: 'charts-bar-chart--docs', from: "'Fri'", to: "'Sat'", shows: 'text=Sat' },
];

/** What a page must not do, to see that it is found: to ask another host. */
const ELSEWHERE = 'https://elsewhere.invalid/';
const PLANT: Edit = {
  page: 'elicitation-probability-slider--docs',
  from: '"How likely is a relapse?"',
  to: `{(new Image().src = '${ELSEWHERE}')}`,
  shows: 'text=elsewhere',
};

/** The compiler of examples, which a page loads only once somebody edits one. */
const COMPILER = /\/ExampleEditor-[^/]*\.js$/;

/** Milliseconds after which a page is not slow but broken. */
const LONGEST = 60_000;

/**
 * Edits examples on pages of the built Storybook with every other host refused. Returns what is wrong: an edit that is
 * not drawn, a compiler that readers load, a request to another host, an error in the console.
 */
export async function editExamples(): Promise<{ readonly edited: number; readonly wrong: readonly string[] }> {
  const storybook = await serveStorybook();
  const browser = await chromium.launch(launchOptions());
  try {
    const wrong: string[] = [];
    for (const edit of EDITS) {
      const said = await tryEdit(browser, storybook.url, edit);
      wrong.push(...said.map((what) => `${edit.page}: ${what}`));
    }
    const found = await tryEdit(browser, storybook.url, PLANT);
    if (!found.includes(`asked ${ELSEWHERE}`)) wrong.push('Planted, and not found: a request to another host.');
    return { edited: EDITS.length, wrong };
  } finally {
    await browser.close();
    storybook.stop();
  }
}

async function tryEdit(browser: Browser, url: string, { page: id, from, to, shows }: Edit): Promise<readonly string[]> {
  const context = await browser.newContext();
  context.setDefaultTimeout(LONGEST);
  const page = await context.newPage();
  const wrong: string[] = [];
  const asked: string[] = [];
  await context.route('**', (route) => {
    const address = route.request().url();
    asked.push(address);
    if (address.startsWith(`${url}/`)) return route.continue();
    wrong.push(`asked ${address}`);
    return route.abort();
  });
  page.on('pageerror', (error) => wrong.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(message.text());
  });
  try {
    await page.goto(`${url}/iframe.html?id=${id}&viewMode=docs`);
    const button = page.getByRole('button', { name: 'Edit', exact: true });
    await button.waitFor();
    if (asked.some((address) => COMPILER.test(address))) wrong.push('loads the compiler before anybody edits');
    await button.click();
    const code = page.getByRole('textbox', { name: /^Code of / });
    const text = await code.inputValue();
    if (!text.includes(from)) wrong.push(`says ${from} nowhere`);
    await code.fill(text.replace(from, to));
    await page.locator('[data-slot="picture"]').locator(shows).first().waitFor();
    if (!asked.some((address) => COMPILER.test(address))) wrong.push('the compiler has another name');
  } catch (error) {
    wrong.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
  await context.close();
  return wrong;
}
