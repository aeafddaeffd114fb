import { filesBelow } from '../fingerprint.ts';
import { run } from '../run.ts';
import type { Check } from './check.ts';

/** Files that differ in case alone are one file on macOS and Windows, so none may exist: not in packages built there. */
export const names: Check = async () => {
  const { code, output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = code === 0 ? output.split('\n').filter(Boolean) : filesBelow(['.']);
  const twins = sameButForCase(files);
  const ok = twins.length === 0;
  const details = twins.map((group) => `${group.join(' and ')} differ in case alone`).join('\n');
  return { ok, line: `names: ${files.length} files, ${ok ? 'ok' : 'failed'}`, details };
};

/** The paths, folders included, that are one path to a system that ignores case. */
export function sameButForCase(files: readonly string[]): string[][] {
  const spellings = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/');
    for (const end of parts.keys()) {
      const path = parts.slice(0, end + 1).join('/');
      const key = path.toLowerCase();
      spellings.set(key, (spellings.get(key) ?? new Set()).add(path));
    }
  }
  return [...spellings.values()].filter((group) => group.size > 1).map((group) => [...group]);
}
