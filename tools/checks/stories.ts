import { ensureBrowser } from '../../build/browser.ts';
import { inRoot } from '../../build/workspace.ts';
import { openEveryStory, SIZES } from '../stories/everyStory.ts';
import { editExamples } from '../stories/examples.ts';
import { type Check, tool, type Verdict } from './check.ts';

const build = tool('storybook', inRoot('tools/storybook.ts'), ['build']);

/** Builds Storybook, within its limit of megabytes; then its examples are edited and each of its stories is opened. */
export const storybook: Check = async () => {
  const built = await build();
  if (!built.ok) return built;
  process.env.CHROMIUM_PATH = await ensureBrowser(() => undefined);
  const edited = await edits();
  return edited.ok ? atRest() : edited;
};

/** R-3144: examples are edited with files of Storybook alone. */
async function edits(): Promise<Verdict> {
  const { edited, wrong } = await editExamples();
  const ok = wrong.length === 0;
  return { ok, line: `storybook: ${edited} examples edited: ${ok ? 'ok' : 'failed'}`, details: wrong.join('\n') };
}

/** R-2390: each story, opened with its play on a phone and on a laptop, throws nothing. */
async function atRest(): Promise<Verdict> {
  const { listed, shown, wrong, again, missed } = await openEveryStory();
  const problems = [
    ...wrong,
    ...shown.flatMap((count, index) =>
      count === listed ? [] : [`At ${SIZES[index]?.width} px ${count} of ${listed} stories were shown.`],
    ),
    ...missed.map((what) => `Planted, and not found: ${what}.`),
  ];
  const widths = SIZES.map(({ width }) => width).join(' and ');
  const line = `storybook: ${listed} stories opened at ${widths} px: ${problems.length === 0 ? 'ok' : 'failed'}`;
  const names = again.map((story) => `\n  passed when opened once more: ${story}`).join('');
  return { ok: problems.length === 0, line: line + names, details: problems.join('\n') };
}
