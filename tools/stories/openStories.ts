import { chromium, type Browser } from 'playwright';
import { launchOptions } from '../../build/browser.ts';
import { serveStorybook } from './builtStorybook.ts';
import type { Plant } from './inThePage.ts';
import { openStoryPage, type Size, type StoryPage } from './storyPage.ts';

/** A phone's; the tests of the stories play each of them on a laptop. */
export const SIZE: Size = { width: 390, height: 844 };

/** Storybook waits a tenth of a second after each story: pages beside each other use that time. */
const PAGES = 2;

/** Opened alone once more, a story must not fail again: on a busy machine a gesture can miss its moment. */
const TRIES = 2;

const PLANTS: readonly Plant[] = [
  'a play that fails',
  'an error in the component',
  'an unhandled rejection',
  'an error logged',
];

export interface Findings {
  /** How many there are to open, in Storybook's own list. */
  readonly listed: number;
  /** How many of them were shown. */
  readonly shown: number;
  /** What each story says at each try. */
  readonly wrong: readonly string[];
  /** Those that passed when opened alone. */
  readonly again: readonly string[];
  /** What was wrong on purpose, and was not found. */
  readonly missed: readonly string[];
}

export type Which = 'all' | 'the first of each page';

const pageOf = (story: string) => story.split('--', 1)[0];

/** Opens stories of the built Storybook with their plays. */
export async function openStories(which: Which): Promise<Findings> {
  const storybook = await serveStorybook();
  const browser = await chromium.launch(launchOptions());
  try {
    const { url } = storybook;
    const stories =
      which === 'all'
        ? storybook.stories
        : storybook.stories.filter((story, at, all) => at === 0 || pageOf(story) !== pageOf(all[at - 1]!));
    const { shown, wrong: atFirst } = await openAll(browser, url, stories);
    const again: string[] = [];
    const wrong: string[] = [];
    for (const [story, first] of atFirst) {
      const what = await openAlone(browser, url, story);
      if (what === undefined) again.push(`${story}: ${first}`);
      else wrong.push(`${story}\n    ${what}`);
    }
    return {
      listed: stories.length,
      shown: shown.size,
      wrong,
      again,
      missed: await plantEach(browser, url, stories[0] ?? ''),
    };
  } finally {
    await browser.close();
    storybook.stop();
  }
}

/** Shares the stories out among pages beside each other. */
async function openAll(browser: Browser, url: string, stories: readonly string[]) {
  const wrong = new Map<string, string>();
  const shown = new Set<string>();
  const waiting = stories.values();
  await Promise.all(
    Array.from({ length: PAGES }, async () => {
      const page = await openStoryPage(browser, url, SIZE, (story, what) => wrong.set(story, what));
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
async function openAlone(browser: Browser, url: string, story: string): Promise<string | undefined> {
  let wrong: string[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) {
    wrong = [];
    const page = await openStoryPage(browser, url, SIZE, (_, what) => wrong.push(what));
    await page.open(story);
    await page.close();
    if (wrong.length === 0) return undefined;
  }
  return [...new Set(wrong)].join('\n    ');
}

/** Proves that what can be wrong with a story is found. */
async function plantEach(browser: Browser, url: string, story: string): Promise<string[]> {
  const missed: string[] = [];
  for (const plant of PLANTS) {
    let found = '';
    const page: StoryPage = await openStoryPage(browser, url, SIZE, (_, what) => (found += what));
    await page.open(story);
    if (found === '') await page.spoil(story, plant);
    if (!found.includes('planted')) missed.push(plant);
    await page.close();
  }
  return missed;
}
