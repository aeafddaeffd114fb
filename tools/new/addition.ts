import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { StepFailed } from '../../build/run.ts';
import { inRoot } from '../../build/workspace.ts';

/** Something new for the repository: what the command writes, and what it leaves to a person. */
export interface Addition {
  /** New files, by path from the root. */
  readonly files: Readonly<Record<string, string>>;
  /** Changes of existing files. */
  readonly edits: readonly Edit[];
  /** Whether the contract has changed, from which `npm run generate` makes files. */
  readonly changesContract?: boolean;
  /** What only a person can decide, a line each. */
  readonly decisions: readonly string[];
}

export interface Edit {
  readonly file: string;
  readonly change: (text: string) => string;
}

/** The repository as an addition is planned. */
export interface Checkout {
  readonly read: (file: string) => string;
  /** The paths of all files in the folders to which something is added. */
  readonly files: readonly string[];
}

/** This checkout. */
export function checkoutHere(): Checkout {
  const sources = readdirSync(inRoot('packages')).map((name) => `packages/${name}/src`);
  const files = [...sources, 'packages/ui/stories/examples', '.changeset'].flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(folder, ...file.split(path.sep)),
    ),
  );
  return { read: (file) => readFileSync(inRoot(file), 'utf8'), files };
}

/** The texts that an addition leads to, by path. Nothing is written: either all of it can be, or it is refused. */
export function textsOf({ files, edits }: Addition, checkout: Checkout): Map<string, string> {
  for (const file of Object.keys(files)) refuseTaken(file, checkout);
  const texts = new Map(Object.entries(files));
  for (const { file, change } of edits) texts.set(file, change(texts.get(file) ?? checkout.read(file)));
  return texts;
}

/** Not sources of the product, so that several may have one name. */
const ASIDE = /\.(?:test|stories|docs)\./;

/** Refuses a file that exists, and a second source of the same name in a package, which the check of names forbids. */
function refuseTaken(file: string, { files }: Checkout): void {
  const source = /^(packages\/[^/]+\/src\/).*?([^/]+)$/.exec(file);
  const taken = files.find((other) => {
    if (other.toLowerCase() === file.toLowerCase()) return true;
    if (!source || ASIDE.test(file)) return false;
    const [, folder = '', name = ''] = source;
    return other.startsWith(folder) && other.toLowerCase().endsWith(`/${name.toLowerCase()}`);
  });
  if (taken !== undefined) throw new StepFailed(`${taken} exists already: choose another name.`);
}

/** `HumanIconScale` and `saveAnswer` with hyphens: `human-icon-scale`, `save-answer`. */
export const hyphened = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);

/** `HumanIconScale` as `humanIconScale`. */
export const camelCase = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** `HumanIconScale` as `Human icon scale`. */
export const spaced = (name: string) => {
  const words = hyphened(name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** One of the entries of a list in a file. */
interface Entry {
  readonly name: string;
  readonly text: string;
}

/**
 * Adds an entry to a list, before the first that the alphabet puts after it.
 * @param entries what an entry looks like, with its name as the first group
 */
export function insertSorted(list: string, entries: RegExp, { name, text }: Entry): string {
  const next = [...list.matchAll(entries)].find(([, other = '']) => other.toLowerCase() > name.toLowerCase());
  const at = next?.index ?? list.length;
  return list.slice(0, at) + text + list.slice(at);
}

/** Changes the part of a text that lies between two others. */
export function changeBetween(text: string, from: string, to: string, change: (part: string) => string): string {
  const start = text.indexOf(from) + from.length;
  const end = text.indexOf(to, start);
  if (!text.includes(from) || end < 0)
    throw new StepFailed(`Nothing was written: there is no "${from.trim()}" to add to.`);
  return text.slice(0, start) + change(text.slice(start, end)) + text.slice(end);
}
