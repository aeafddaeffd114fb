import type { Browser } from 'playwright';
import { again, failures, goTo, listen, ownSize, plant, type Plant } from './inThePage.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Called for all that goes wrong while a story is shown. */
export type Tell = (story: string, what: string) => void;

/** A page in which one story after the other is shown with its play, as when somebody goes through Storybook's list. */
export interface StoryPage {
  readonly size: Size;
  open(story: string): Promise<void>;
  /** Shows the story once more with something wrong. */
  spoil(story: string, what: Plant): Promise<void>;
  /** The next story is opened alone: its address is loaded. */
  leave(): void;
  close(): Promise<void>;
}

/** No story takes as long, however busy the machine. */
const LONGEST = 60_000;

/** Browsers log each request that is refused, also where a story has the API refuse it. */
const isRefusalOfTheApi = (text: string, address: string) =>
  text.startsWith('Failed to load resource') && URL.canParse(address) && new URL(address).pathname.startsWith('/api/');

/** The first lines, without the colours of a terminal. */
const inShort = (text: string) => {
  const lines = text.replaceAll(/\u001B\[\d+m/g, '').split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 6)
    .join('\n    ');
};

/** Opens a page that shares nothing with others: it has its own storage and its own worker. */
export async function openStoryPage(browser: Browser, url: string, size: Size, tell: Tell): Promise<StoryPage> {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  let current = '';
  let loaded = false;
  page.on('pageerror', (error) => tell(current, inShort(`uncaught: ${error.message}`)));
  page.on('console', (message) => {
    if (message.type() !== 'error' || isRefusalOfTheApi(message.text(), message.location().url)) return;
    tell(current, inShort(`console.error: ${message.text()} (${message.location().url})`));
  });
  await page.addInitScript(listen);

  const finished = async () => {
    for (const failure of await page.evaluate(failures, LONGEST)) tell(current, inShort(failure));
  };
  const load = async (story: string) => {
    // Calls are recorded as for the panel Interactions. What axe says is a matter of the stories' own tests.
    await page.goto(`${url}/iframe.html?id=${story}&viewMode=story&instrument=true&globals=a11y.manual:!true`);
    loaded = true;
  };
  const atItsOwnSize = async (story: string) => {
    const own = await page.evaluate(ownSize, story);
    if (!own || own.width === size.width) return;
    await page.setViewportSize(own);
    await page.evaluate(again, story);
    await finished();
    await page.setViewportSize(size);
  };

  return {
    size,
    async open(story) {
      current = story;
      try {
        await (loaded ? page.evaluate(goTo, story) : load(story));
        await finished();
        await atItsOwnSize(story);
      } catch (error) {
        tell(story, inShort(error instanceof Error ? error.message : String(error)));
        loaded = false;
      }
    },
    async spoil(story, what) {
      await page.evaluate(plant, [story, what] as const);
      await page.evaluate(again, story);
      await finished();
      loaded = false;
    },
    leave: () => {
      loaded = false;
    },
    close: () => context.close(),
  };
}
