import { afterEach as runAxe } from '@storybook/addon-a11y/preview';
import { afterEach, type RunnerTestCase, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isDrawnForTheDark } from '../packages/ui/stories/plays/isDrawnForTheDark.js';
import { keepsWithinThePage } from '../packages/ui/stories/plays/keepsWithinThePage.js';
import { readsFromRightToLeft } from '../packages/ui/stories/plays/readsFromRightToLeft.js';

/** A change of theme shows at once, instead of fading over. */
const still = document.createElement('style');
still.textContent = '*, *::before, *::after { transition: none !important }';

const html = document.documentElement;
const shown = { canvasElement: document.body };

/** Waits until what measures itself has drawn the result. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** On a busy machine what measures itself is drawn a few frames later. */
async function soon(look: typeof readsFromRightToLeft): Promise<void> {
  await drawn();
  await vi.waitFor(() => look(shown), { timeout: 60_000, interval: 100 });
}

/** The theme, direction and width that the toolbars offer are attributes of the page: the story stays as it is. */
const LOOKS = {
  'in the dark': async (test: RunnerTestCase) => {
    html.dataset['credenceTheme'] = 'dark';
    await isDrawnForTheDark(shown);
    await contrasts(test);
  },
  'from right to left': async () => {
    html.dir = 'rtl';
    await soon(readsFromRightToLeft);
  },
  'on the smallest phone': async () => {
    await page.viewport(320, 568);
    await soon(keepsWithinThePage);
  },
};

/** Axe alone knows which background a text ends up on. */
const contrasts = ({ id }: RunnerTestCase) =>
  runAxe({
    id,
    viewMode: 'story',
    globals: {},
    parameters: {
      a11y: { test: 'error', options: { runOnly: ['color-contrast'], resultTypes: ['violations'], preload: false } },
    },
    reporting: { reports: [], addReport: () => {} },
  } as unknown as Parameters<typeof runAxe>[0]);

/** Where a screen may be too wide: names and numbers without end, and the longer language. */
const WIDEST = /Long|Many|Hundred|Thousand|608|German/;

/** Each file's first story shows its subject in its usual state. */
const isFirst = (test: RunnerTestCase) => (test.suite ?? test.file).tasks[0] === test;

// The walls take the components' other states through the same.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') return;
  const widest = task.file.filepath.includes('/packages/app/') && WIDEST.test(task.name.replaceAll(' ', ''));
  const looks = Object.entries(LOOKS).filter(([name]) => isFirst(task) || (widest && name === 'on the smallest phone'));
  if (looks.length === 0) return;
  document.head.append(still);
  try {
    for (const [name, look] of looks) {
      const { credenceTheme } = html.dataset;
      const { dir } = html;
      await look(task).catch((cause: unknown) => {
        throw new Error(`${name}: ${cause instanceof Error ? cause.message : ''}`, { cause });
      });
      if (credenceTheme) html.dataset['credenceTheme'] = credenceTheme;
      html.dir = dir;
    }
  } finally {
    still.remove();
  }
});
