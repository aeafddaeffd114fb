import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../build/fingerprint.ts';
import { root } from '../../build/workspace.ts';
import { type Import, type ParsedModule, parseModule } from './imports.ts';

export interface ResolvedImport extends Import {
  /** The module of the tree that it resolves to; undefined for a library, an asset or an unresolved path. */
  target: string | undefined;
}

export interface Module extends ParsedModule {
  /** Path within the checkout, `packages/ui/src/button/Button.tsx`. */
  path: string;
  /** False for tests, stories and their support code, which never reach a user. */
  shipped: boolean;
  imports: readonly ResolvedImport[];
}

const SOURCE = /\.[cm]?[jt]sx?$/;
const SHIPPED = /^packages\/[^/]+\/src\/(?!.*\.(?:test|spec|stories|fixtures)\.tsx?$|(?:.*\/)?(?:test|fixtures)\/)/;

/** Parses a tree of sources, given as path and text, and resolves each import. */
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

/** The sources of every folder at the top, or of those given, read from disk. */
export function readTree(folders: readonly string[] = ['.']): Map<string, string> {
  const files = filesBelow(folders).filter((file) => SOURCE.test(file) && !file.endsWith('.d.ts'));
  return new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));
}

function resolve(from: string, specifier: string, sources: ReadonlyMap<string, string>): string | undefined {
  const [, sister, entry = 'index'] = /^@credence\/([^/]+)(?:\/([^/]+))?$/.exec(specifier) ?? [];
  if (sister) return existing(`packages/${sister}/src/${entry}.ts`, sources);
  if (!specifier.startsWith('.')) return undefined;

  // What follows a question mark says how a bundler is to load the file.
  const written = path.posix.join(path.posix.dirname(from), specifier.replace(/\?.*$/, ''));
  const plain = written.replace(/\.js$/, '');
  const candidates = [plain, `${plain}.ts`, `${plain}.tsx`, `${plain}/index.ts`, written];
  return candidates.find((candidate) => sources.has(candidate)) ?? (leavesFolder(from, plain) ? plain : undefined);
}

const existing = (file: string, sources: ReadonlyMap<string, string>) => (sources.has(file) ? file : undefined);

/** The package that a path of the checkout belongs to, `ui`; undefined outside `packages/`. */
export const packageOf = (file: string) => /^packages\/([^/]+)\//.exec(file)?.[1];

/** A package, or a folder at the top that has none. */
const folderOf = (file: string) => packageOf(file) ?? file.split('/')[0];

const leavesFolder = (from: string, to: string) => folderOf(from) !== folderOf(to);
