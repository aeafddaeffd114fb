import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

const MODULE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

/** The folders of the installed packages that these files are of, by name. */
function packagesOf(files: readonly string[]): ReadonlyMap<string, string> {
  const found = files.flatMap((file) => {
    const [, folder, name] = MODULE.exec(file.replaceAll('\\', '/')) ?? [];
    return folder && name ? [[name, folder] as const] : [];
  });
  return new Map(found.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** What has to go along with the files of a bundle: the licence of each package that they are of. */
export function licencesOf(files: readonly string[], root: string): string {
  const texts = [...packagesOf(files).values()].map((folder) => licenceOf(path.join(root, folder)));
  return `Bundled:\n\n${joined(texts)}`;
}

/** The name, version and licence of an installed package, with its text. */
export function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  if (!license) throw new Error(`${name} does not say its licence.`);
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : 'No text comes with the package.';
  return `${name} ${version} (${license})\n\n${text}\n`;
}

/** Texts of licences one below the other. */
export const joined = (texts: readonly string[]) => texts.join(`\n${'-'.repeat(80)}\n\n`);
