import { rmSync } from 'node:fs';
import { add, count, nothing, sentence, type Sum } from '../tools/tests.ts';
import { runVitest } from '../tools/vitest.ts';
import { baselineFolder, baselines, browserMajor } from './baselines.ts';
import { isDrawnAlike, keepDrawnWith } from './drawnWith.ts';
import { differences, failuresBeside, findings } from './findings.ts';

export interface CompareOptions {
  /** Only stories whose path has one of these words. */
  filters?: readonly string[];
  /** Keeps what the stories look like now, and forgets stories that are no more. */
  update?: boolean;
}

/** Takes the picture of every story and lays it over the one that is kept. The last line says how many, or why none. */
export async function compareStories(say: (line: string) => void, options: CompareOptions = {}): Promise<Sum> {
  const { filters = [], update = false } = options;
  if (!update && baselines().length === 0) {
    say(`visual: skipped, no baselines for Chromium ${browserMajor()} (npm run visual -- --update keeps some)`);
    return nothing;
  }
  if (!update && !isDrawnAlike(baselineFolder())) {
    say('visual: skipped, the baselines were drawn with other typefaces than this machine has');
    return nothing;
  }
  rmSync(differences, { recursive: true, force: true });
  const { code, report } = await runVitest('visual', [`--update=${update ? 'all' : 'none'}`, ...filters]);
  const counted = count(report, code);
  if (report === undefined) {
    say('visual: the run broke off');
    return counted;
  }
  const found = findings(report, filters.length === 0);
  if (update) {
    keepDrawnWith(baselineFolder());
    for (const name of found.stale) rmSync(`${baselineFolder()}/${name}.png`);
    say(`visual: ${found.compared} kept for Chromium ${browserMajor()}, ${found.stale.length} forgotten\n`);
    return counted;
  }
  for (const complaint of found.complaints) say(`visual: ${complaint}`);
  const sum = add(counted, failuresBeside(found));
  say(`visual: ${found.compared} compared, ${sum.failed === 0 ? 'none differs' : sentence(sum)}\n`);
  return sum;
}
