import { ensureBrowser } from '../../build/browser.ts';
import { inRoot } from '../../build/workspace.ts';
import { openStories, SIZE, type Which } from '../stories/openStories.ts';
import { editExamples } from '../stories/examples.ts';
import { openSheet } from '../stories/sheet.ts';
import { type Check, tool, type Verdict } from './check.ts';

const build = tool('storybook', inRoot('tools/storybook.ts'), ['build']);

/** Looks at Storybook once it is built, within its limit of megabytes. */
const built =
  (...looks: readonly Check[]): Check =>
  async () => {
    const verdict = await build();
    if (!verdict.ok) return verdict;
    process.env.CHROMIUM_PATH = await ensureBrowser(() => undefined);
    for (const look of looks.slice(0, -1)) {
      const seen = await look();
      if (!seen.ok) return seen;
    }
    return looks.at(-1)!();
  };

/** R-3690, R-3692: the first page shows every component, and the page of one its first ten states and links to the rest. */
async function sheet(): Promise<Verdict> {
  const { components, wrong } = await openSheet();
  const ok = wrong.length === 0;
  return {
    ok,
    line: `storybook: ${components} components on a sheet: ${ok ? 'ok' : 'failed'}`,
    details: wrong.join('\n'),
  };
}

/** R-3144: examples are edited with files of Storybook alone. */
async function edits(): Promise<Verdict> {
  const { edited, wrong } = await editExamples();
  const ok = wrong.length === 0;
  return { ok, line: `storybook: ${edited} examples edited: ${ok ? 'ok' : 'failed'}`, details: wrong.join('\n') };
}

/** R-2390: a story, opened with its play on a phone, throws nothing. */
async function opened(which: Which): Promise<Verdict> {
  const { listed, shown, wrong, again, missed } = await openStories(which);
  const problems = [
    ...wrong,
    ...(shown === listed ? [] : [`${shown} of ${listed} stories were shown.`]),
    ...missed.map((what) => `Planted, and not found: ${what}.`),
  ];
  const line = `storybook: ${listed} stories opened at ${SIZE.width} px: ${problems.length === 0 ? 'ok' : 'failed'}`;
  const names = again.map((story) => `\n  passed when opened once more: ${story}`).join('');
  return { ok: problems.length === 0, line: line + names, details: problems.join('\n') };
}

/** Its pages are looked at, and the first story of each is opened. */
export const storybook = built(sheet, edits, () => opened('the first of each page'));

/** Each of its stories is opened. */
export const everyStory = built(() => opened('all'));
