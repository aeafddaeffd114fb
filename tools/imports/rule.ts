import path from 'node:path';
import type { Module, ResolvedImport } from './tree.ts';
import { packageOf } from './tree.ts';

export interface Rule {
  id: string;
  /** The rule as a sentence, shown to whoever breaks it. */
  says: string;
  /** The modules it applies to. */
  of: (module: Module) => boolean;
  /** True if the module itself violates it, whatever it imports. */
  misplaced?: (module: Module) => boolean;
  /** True if this import violates it. */
  forbids?: (found: ResolvedImport, module: Module, modules: ReadonlyMap<string, Module>) => boolean;
  /** Globals that these modules must not use. */
  globals?: readonly string[];
  /** Strings that these modules must not contain. */
  strings?: RegExp;
}

export const within = (folder: string) => (module: Module) => module.path.startsWith(`${folder}/`);
export const shippedIn = (name: string) => (module: Module) => module.shipped && packageOf(module.path) === name;
export const name = (module: Module) => path.posix.basename(module.path);

const isLibrary = (specifier: string) => !specifier.startsWith('.') && !specifier.startsWith('@credence/');
/** True if the specifier is one of the libraries or a path inside one. */
export const isOneOf = (specifier: string, libraries: readonly string[]) =>
  libraries.some((library) => specifier === library || specifier.startsWith(`${library}/`));
export const only =
  (...libraries: string[]) =>
  (found: ResolvedImport) =>
    isLibrary(found.specifier) && !isOneOf(found.specifier, libraries);

export const sisterOf = (found: ResolvedImport) => /^@credence\/([^/]+)/.exec(found.specifier)?.[1];
