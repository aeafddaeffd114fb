import { nextOpenQuestion, type SavedCombination } from '@credence/bayesnet';
import type { Reader } from '../database/database.js';
import { answeredFrom } from '../repositories/answers.js';
import type { ProgressRow } from '../repositories/progress.js';

/** So many answered iterations are looked at in one go. */
const WINDOW = 2_000;

/**
 * The next open question after `from`, from the beginning where there is none behind; undefined where every question
 * is closed. A search that takes too long finds none, and people choose other combinations.
 */
export async function nextOpen(
  reader: Reader,
  progress: ProgressRow,
  radices: readonly number[],
  combinations: readonly SavedCombination[],
  from: number,
  except?: number,
): Promise<number | undefined> {
  if (progress.open === 0n) return undefined;
  // Answers stand together as a rule, so the window after `from` nearly always holds all that matter.
  const answered = new Set(await answeredFrom(reader, progress, from, WINDOW));
  const ahead = search(radices, combinations, from, answered, except);
  if (answered.size < WINDOW && ahead !== undefined && ahead >= from) return ahead;
  const all = new Set(await answeredFrom(reader, progress, 1, Number.MAX_SAFE_INTEGER));
  return search(radices, combinations, from, all, except);
}

function search(
  radices: readonly number[],
  combinations: readonly SavedCombination[],
  from: number,
  answered: ReadonlySet<number>,
  except: number | undefined,
): number | undefined {
  const isAnswered = (iteration: number) => iteration === except || answered.has(iteration);
  const found = nextOpenQuestion({ radices, combinations, isAnswered }, from);
  return found === 'budget' ? undefined : found;
}
