import { keyOf, textOf } from './key.js';

/**
 * Counts pieces of work by their keys. A draft and an answer on its way to one question are one piece; drafts of two
 * tabs are two.
 */
export function unsavedWorks(texts: readonly string[]): number {
  const counts = new Map<string, Map<string, number>>();
  for (const text of new Set(texts)) {
    const key = keyOf(text);
    if (!key) continue;
    const { tab: _, ...subject } = key.subject;
    const work = textOf({ user: key.user, kept: '', subject });
    const byKept = counts.get(work) ?? new Map<string, number>();
    counts.set(work, byKept.set(key.kept, (byKept.get(key.kept) ?? 0) + 1));
  }
  return [...counts.values()].reduce((sum, byKept) => sum + Math.max(...byKept.values()), 0);
}
