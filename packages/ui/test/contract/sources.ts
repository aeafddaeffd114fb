import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const kit = path.resolve(import.meta.dirname, '../../src');

/** A file of the kit: its path below `src`, and its content. */
export interface Source {
  readonly file: string;
  readonly text: string;
}

/** The kit's files with matching names, without stories, tests, fixtures and documentation. */
export function sources(name: RegExp): readonly Source[] {
  return readdirSync(kit, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => name.test(file) && !/\.(?:stories|test|fixtures|docs)\.tsx?$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(path.join(kit, file), 'utf8') }));
}
