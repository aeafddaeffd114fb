import { expect } from 'vitest';
import { cdp, page } from 'vitest/browser';
import type { Look } from './shots.js';

interface Session {
  send: (method: string, params: Record<string, unknown>) => Promise<unknown>;
}

/**
 * Makes pages as high as their window, leaves room around single components for focus rings and shadows, stops all
 * movement and blinking, and allows only the product's own typefaces: fallback fonts differ from machine to machine.
 */
const STILL = `
  :root, [data-credence-theme] {
    --credence-font-text: 'Source Sans 3 Variable' !important;
    --credence-font-title: 'Newsreader Variable' !important;
    --credence-font-code: 'Source Sans 3 Variable' !important;
  }
  body[data-visual='padded'] { padding: 16px }
  body[data-visual='page'] { min-height: 100vh }
  *, *::before, *::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition: none !important; caret-color: transparent !important;
    /* Forced colours make the caret visible again, so it must not blink. */
    caret-animation: manual !important; scroll-behavior: auto !important;
  }
`;

/** A page whose code or data is on its way. No story of a picture is about this. */
const WHOLE_PAGE_LOADING = '[data-credence="spinner"][data-centred]';

/** How often a window is made higher. */
const ATTEMPTS = 3;

const html = document.documentElement;

/** From here on nothing moves, and time and language are the same on every machine. */
export async function still() {
  const style = document.createElement('style');
  style.textContent = STILL;
  document.head.append(style);
  await session().send('Emulation.setTimezoneOverride', { timezoneId: 'UTC' });
  await session().send('Emulation.setLocaleOverride', { locale: 'en-US' });
}

const session = () => cdp() as unknown as Session;

/** Fits the body to what is visible: the whole page if something floats above it, else the story's content. */
export async function frame(layout = 'padded') {
  const { body } = document;
  body.style.minHeight = '';
  const floating = [...body.querySelectorAll<HTMLElement>('*')].filter((element) => {
    const { position, visibility } = getComputedStyle(element);
    return (position === 'fixed' || position === 'absolute') && visibility === 'visible' && element.offsetHeight > 1;
  });
  const whole = layout === 'fullscreen' || floating.some((element) => getComputedStyle(element).position === 'fixed');
  body.dataset['visual'] = whole ? 'page' : 'padded';

  const lowest = Math.max(0, ...floating.map((element) => element.getBoundingClientRect().bottom + scrollY));
  if (!whole) body.style.minHeight = `${Math.ceil(lowest) + 16}px`;
  // A higher window may make room for more.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const height = Math.ceil(Math.max(body.getBoundingClientRect().height, whole ? html.scrollHeight : 0));
    if (height <= innerHeight) break;
    await page.viewport(innerWidth, height);
    await drawn();
  }
  scrollTo(0, 0);
}

/** Switches the page's theme. Themes are custom properties, so nothing has to be rendered again. */
export async function show(look: Look) {
  html.dataset['credenceTheme'] = look === 'dark' ? 'dark' : 'light';
  await emulate(look === 'forced' ? 'active' : 'none');
}

export async function emulate(forcedColors: 'active' | 'none') {
  const features = [
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'forced-colors', value: forcedColors },
  ];
  await session().send('Emulation.setEmulatedMedia', { media: '', features });
}

/** Waits until pages, fonts and images are loaded and the last change is rendered. */
export async function settle() {
  await drawn();
  await expect.poll(() => document.querySelector(WHOLE_PAGE_LOADING)).toBeNull();
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  await drawn();
}

const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** The characters on the page that the product's typefaces lack. Each machine would substitute a different font. */
export function lent(text = document.body.innerText): readonly string[] {
  const ranges = [...document.fonts].flatMap(({ unicodeRange }) => unicodeRange.split(/,\s*/).map(rangeOf));
  const isOwn = (code: number) => code < 32 || ranges.some(([from, to]) => from <= code && code <= to);
  return [...new Set(text)].filter((character) => !isOwn(character.codePointAt(0) ?? 0));
}

/** `U+2000-206F`, `U+131`. */
function rangeOf(range: string): readonly [number, number] {
  const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
