import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../fingerprint.ts';
import { root } from '../workspace.ts';
import { type Import, type ParsedModule, parseModule } from './imports.ts';

export interface ResolvedImport extends Import {
  /** The module of the tree that it names; undefined for a library, an asset or nothing at all. */
  target: string | undefined;
}

export interface Module extends ParsedModule {
  /** Path in the checkout, `packages/ui/src/button/Button.tsx`. */
  path: string;
  /** False for tests, stories and what only they use: what no user ever runs. */
  shipped: boolean;
  imports: readonly ResolvedImport[];
}

const SHIPPED = /^packages\/[^/]+\/src\/(?!.*(?:\.(?:test|spec|stories|fixtures)\.tsx?$|(?:^|\/)(?:test|fixtures)\/))/;

/** Parses a tree of sources, given as path and text, and finds what each import leads to. */
export function parseTree(sources: ReadonlyMap<string, string>): Module[] {
  return [...sources].map(([file, source]) => {
    const parsed = parseModule(file, source);
    return {
      ...parsed,
      path: file,
      shipped: SHIPPED.test(file),
      imports: parsed.imports.map((each) => ({ ...each, target: resolve(file, each.specifier, sources) })),
    };
  });
}

/** The sources of every package, as they stand on disk. */
export function readTree(): Map<string, string> {
  const files = filesBelow(['packages']).filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function resolve(from: string, specifier: string, sources: ReadonlyMap<string, string>): string | undefined {
  const sister = /^@credence\/([^/]+)$/.exec(specifier)?.[1];
  if (sister) return existing(`packages/${sister}/src/index.ts`, sources);
  if (!specifier.startsWith('.')) return undefined;

  const plain = path.posix.join(path.posix.dirname(from), specifier).replace(/\.js$/, '');
  const candidates = [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`];
  return candidates.find((candidate) => sources.has(candidate)) ?? (leavesPackage(from, plain) ? plain : undefined);
}

const existing = (file: string, sources: ReadonlyMap<string, string>) => (sources.has(file) ? file : undefined);

/** The package a path of the checkout lies in, `ui`; undefined outside `packages/`. */
export const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1];

const leavesPackage = (from: string, to: string) => packageOf(from) !== packageOf(to);
