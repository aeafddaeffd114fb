import { filesBelow } from '../../build/fingerprint.ts';
import { run } from '../../build/run.ts';
import { readTree } from '../imports/tree.ts';
import type { Check } from './check.ts';

/**
 * Files that differ in case alone are one file on macOS and Windows, so none may exist: not in packages built there. What
 * a command makes is not committed, so that no step can use a stale one. And whoever looks up a file or a type by its name
 * finds one.
 */
export const names: Check = async () => {
  const { code, output } = await run('git', ['ls-files', '--cached', '--others', '--exclude-standard']);
  const files = code === 0 ? output.split('\n').filter(Boolean) : filesBelow(['.']);
  const ignored =
    code === 0 ? await run('git', ['ls-files', '--cached', '--ignored', '--exclude-standard']) : undefined;
  const sources = readTree(['packages']);
  const { types, shared } = sharedTypeNames(sources);
  const problems = [
    ...(ignored?.output.split('\n').filter(Boolean) ?? []).map((file) => `${file} is made by a command, and committed`),
    ...sameButForCase(files).map((group) => `${group.join(' and ')} differ in case alone`),
    ...sharedFileNames([...sources.keys()]).map((homes) => `one name for several files: ${homes.join(', ')}`),
    ...shared.map(([type, homes]) => `the type ${type} has ${homes.length} homes: ${homes.join(', ')}`),
  ];
  const ok = problems.length === 0 && types >= FEWEST_TYPES;
  return {
    ok,
    line: `names: ${files.length} files, ${types} types, ${ok ? 'ok' : 'failed'}`,
    details: problems.join('\n'),
  };
};

/** Fewer types than this mean that the check looked in the wrong place. */
const FEWEST_TYPES = 500;
const NOT_PRODUCT = /\.(?:test|stories|fixtures|docs)\.|\/(?:test|fixtures|stories)\//;

/** What is said in several languages has a file of the same name for each. */
const LANGUAGE = /english|german|french|spanish|italian|dutch/;

/** The sources of a package that have one name, but for `index`. */
export function sharedFileNames(files: readonly string[]): string[][] {
  const product = files.filter((file) => file.includes('/src/') && !NOT_PRODUCT.test(file) && !LANGUAGE.test(file));
  const byName = Map.groupBy(product, (file) => `${file.split('/')[1]} ${file.split('/').at(-1)}`);
  return [...byName]
    .filter(([name, homes]) => homes.length > 1 && !name.endsWith(' index.ts'))
    .map(([, homes]) => homes);
}

/**
 * The exported types of a tree of sources that have one name and several homes. What a package publishes is named by whom
 * it is for: the kit, the domain and the wire each have their own `Certainty`.
 */
export function sharedTypeNames(sources: ReadonlyMap<string, string>) {
  const homes = new Map<string, string[]>();
  for (const [file, text] of sources) {
    if (!file.includes('/src/') || NOT_PRODUCT.test(file)) continue;
    for (const [, type] of text.matchAll(/^export (?:interface|type|class|enum) (\w+)/gm))
      homes.set(type!, [...(homes.get(type!) ?? []), file]);
  }
  const isPublished = (type: string, file: string) => {
    const [folder] = /^packages\/[^/]+\/src\//.exec(file) ?? [];
    return new RegExp(`\\b${type}\\b`).test(sources.get(`${folder}index.ts`) ?? '');
  };
  const shared = [...homes].filter(
    ([type, files]) => files.length > 1 && files.filter((file) => !isPublished(type, file)).length > 1,
  );
  return { types: homes.size, shared };
}

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
