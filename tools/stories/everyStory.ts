import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../build/browser.ts';
import { serveStorybook } from './builtStorybook.ts';
import type { Plant } from './inThePage.ts';
import { openStoryPage, type Size, type StoryPage } from './storyPage.ts';

/** A phone's and a laptop's. */
export const SIZES: readonly Size[] = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Storybook waits a tenth of a second after each story: pages beside each other use that time. */
const PAGES_PER_SIZE = 2;

/** Opened alone once more, a story must not fail again: on a busy machine a gesture can miss its moment. */
const TRIES = 2;

const PLANTS: readonly Plant[] = [
  'a play that fails',
  'an error in the component',
  'an unhandled rejection',
  'an error logged',
];

export interface Findings {
  /** Stories in Storybook's own list. */
  readonly listed: number;
  /** Those that were shown, at each size. */
  readonly shown: readonly number[];
  /** What each story says at each try. */
  readonly wrong: readonly string[];
  /** Those that passed when opened alone. */
  readonly again: readonly string[];
  /** What was wrong on purpose, and was not found. */
  readonly missed: readonly string[];
}

/** Opens every story of the built Storybook with its play at both sizes. */
export async function openEveryStory(): Promise<Findings> {
  const storybook = await serveStorybook();
  const browser = await chromium.launch(launchOptions());
  try {
    const { url, stories } = storybook;
    const atSizes = await Promise.all(SIZES.map((size) => openAll(browser, url, stories, size)));
    const again: string[] = [];
    const wrong: string[] = [];
    for (const [index, size] of SIZES.entries()) {
      for (const [story, first] of atSizes[index]?.wrong ?? []) {
        const what = await openAlone(browser, url, story, size);
        if (what === undefined) again.push(`${story} at ${size.width}: ${first}`);
        else wrong.push(`${story} at ${size.width} × ${size.height}\n    ${what}`);
      }
    }
    return {
      listed: stories.length,
      shown: atSizes.map(({ shown }) => shown.size),
      wrong,
      again,
      missed: await plantEach(browser, url, stories[0] ?? ''),
    };
  } finally {
    await browser.close();
    storybook.stop();
  }
}

/** Shares the stories out among the pages of one size. */
async function openAll(browser: Browser, url: string, stories: readonly string[], size: Size) {
  const wrong = new Map<string, string>();
  const shown = new Set<string>();
  const waiting = stories.values();
  await Promise.all(
    Array.from({ length: PAGES_PER_SIZE }, async () => {
      const page = await openStoryPage(browser, url, size, (story, what) => wrong.set(story, what));
      for (const story of waiting) {
        await page.open(story);
        shown.add(story);
        // What a failed play has left behind is not the next one's fault.
        if (wrong.has(story)) page.leave();
      }
      await page.close();
    }),
  );
  return { shown, wrong };
}

/** What goes wrong each time that a story is opened alone. */
async function openAlone(browser: Browser, url: string, story: string, size: Size): Promise<string | undefined> {
  let wrong: string[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    wrong = [];
    const page = await openStoryPage(browser, url, size, (_, what) => wrong.push(what));
    await page.open(story);
    await page.close();
    if (wrong.length === 0) return undefined;
  }
  return [...new Set(wrong)].join('\n    ');
}

/** Proves that what can be wrong with a story is found. */
async function plantEach(browser: Browser, url: string, story: string): Promise<string[]> {
  const [size] = SIZES;
  const missed: string[] = [];
  for (const plant of PLANTS) {
    let found = '';
    const page: StoryPage = await openStoryPage(browser, url, size!, (_, what) => (found += what));
    await page.open(story);
    if (found === '') await page.spoil(story, plant);
    if (!found.includes('planted')) missed.push(plant);
    await page.close();
  }
  return missed;
}
