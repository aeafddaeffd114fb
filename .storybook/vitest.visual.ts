import type { TaskMeta } from 'vitest';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { type Look, looksOf, shotName } from '../visual/shots.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Storybook's own, which it does not declare. */
    'storybook/test-provided': { a11y: boolean };
  }
  interface TaskMeta {
    /** The names of the pictures that were taken of this story. */
    shots?: string[];
  }
}

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}

/** What the addon hangs on a test's context. */
interface StoryContext {
  story?: { tags: string[]; parameters: { layout?: string }; globals: { theme?: string } };
  task: {
    meta: TaskMeta & { storyId?: string };
    file: { tasks: readonly unknown[]; name: string };
    result?: { state: string };
  };
}

/** A Wednesday before noon, in no zone's change of the clock. */
const NOW = new Date('2026-03-04T10:30:00Z');

/** Pages as high as their window, around single components room for focus rings and shadows, and nothing that moves or blinks. */
const STILL = `
  body[data-visual='padded'] { padding: 16px }
  body[data-visual='page'] { min-height: 100vh }
  *, *::before, *::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition: none !important; caret-color: transparent !important;
    /* Forced colours colour the caret too: there it stands. */
    caret-animation: manual !important; scroll-behavior: auto !important;
  }
`;

const html = document.documentElement;

beforeAll(async () => {
  const style = document.createElement('style');
  style.textContent = STILL;
  document.head.append(style);
  // Else the first stories of a file are drawn while their typefaces are on the way.
  await Promise.all([...document.fonts].map((font) => font.load()));
});

beforeEach(async () => {
  // Dates alone: stories wait by timers.
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  await show('light');
});

afterEach(async (context) => {
  const { story, task } = context as unknown as StoryContext;
  const failed = task.result?.state === 'fail';
  try {
    if (story && task.meta.storyId && !failed) await shoot(task.meta.storyId, story, task);
  } finally {
    vi.useRealTimers();
    await show('light');
    delete document.body.dataset.visual;
    document.body.style.minHeight = '';
  }
});

async function shoot(id: string, story: NonNullable<StoryContext['story']>, task: StoryContext['task']) {
  const looks = looksOf({
    tags: story.tags,
    theme: story.globals.theme === 'dark' ? 'dark' : 'light',
    place: task.file.tasks.indexOf(task),
    screen: task.file.name.includes('packages/app/'),
  });
  if (looks.length === 0) return;

  // What floats finds its place after it is drawn.
  await settle();
  await frame(story.parameters.layout);
  task.meta.shots = looks.map((look) => shotName(id, look));
  for (const look of looks) {
    await show(look);
    await settle();
    await expect.element(page.elementLocator(document.body)).toMatchScreenshot(shotName(id, look));
  }
}

/** Makes the body as large as what there is to see: a page where something floats above it, else the story's content. */
async function frame(layout = 'padded') {
  const { body } = document;
  const floating = [...body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    return (position === 'fixed' || position === 'absolute') && visibility === 'visible' && element.offsetHeight > 1;
  });
  const whole = layout === 'fullscreen' || floating.some((element) => getComputedStyle(element).position === 'fixed');
  body.dataset.visual = whole ? 'page' : 'padded';

  const lowest = Math.max(0, ...floating.map((element) => element.getBoundingClientRect().bottom + scrollY));
  if (!whole) body.style.minHeight = `${Math.ceil(lowest) + 16}px`;
  const height = Math.ceil(Math.max(body.getBoundingClientRect().height, whole ? html.scrollHeight : 0));
  if (height > innerHeight) await page.viewport(innerWidth, height);
  scrollTo(0, 0);
}

/** Switches the page's colours. The themes are custom properties, so nothing has to be rendered again. */
async function show(look: Look) {
  html.dataset.credenceTheme = look === 'dark' ? 'dark' : 'light';
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: look === 'forced' ? 'active' : 'none' },
  ];
  await (cdp() as unknown as Session).send('Emulation.setEmulatedMedia', { media: '', features });
}

/** Waits until typefaces and pictures are there and the last change is drawn. */
async function settle() {
  await drawn();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await drawn();
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
