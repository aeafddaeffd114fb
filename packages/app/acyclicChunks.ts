import type { Plugin } from 'vite';

/** The chunks, by file name, that each of them loads before it runs. */
type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Refuses a build in which two chunks load each other: one of them runs before what it needs is there, on every page
 * that has both. Grouping shared modules can lead to it.
 */
export function acyclicChunks(): Plugin {
  return {
    name: 'acyclic-chunks',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle) this.error(`These chunks load each other, so none of them can run first: ${cycle.join(', ')}`);
    },
  };
}

/** Chunks of which each loads the next one, and the last one the first. */
export function findCycle(imports: Imports): string[] | undefined {
  const harmless = new Set<string>();
  const follow = (chunk: string, path: readonly string[]): string[] | undefined => {
    if (path.includes(chunk)) return path.slice(path.indexOf(chunk));
    if (harmless.has(chunk)) return undefined;
    for (const next of imports.get(chunk) ?? []) {
      const cycle = follow(next, [...path, chunk]);
      if (cycle) return cycle;
    }
    harmless.add(chunk);
    return undefined;
  };
  for (const chunk of imports.keys()) {
    const cycle = follow(chunk, []);
    if (cycle) return cycle;
  }
  return undefined;
}
