import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { type OwnWords, wordsOf } from '../../packages/ui/walls/ownWords.ts';

declare module 'vitest' {
  interface ProvidedContext {
    screenWords: OwnWords;
    /** The folders of the pages, relative to `src`. */
    pages: readonly string[];
  }
}

const src = path.resolve(import.meta.dirname, '../../packages/app/src');
/** What stories of screens say besides: the fake server and what it holds. */
const ofScreens = {
  drives: ['play'],
  isData: (file: string) => /\/app\/src\/test\/[a-z]|\.fixtures\.|(?:Server|Builders|PageOfOthers)\.tsx?$/.test(file),
};

/** The names in the networks that the fake server holds. */
const ofExamples = globSync(path.resolve(import.meta.dirname, '../../examples/*.xdsl')).flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/ id="([^"]+)"|<name>([^<]+)</g)].map(([, id, name]) =>
    (name ?? id ?? '').replaceAll('_', ' '),
  ),
);

/** Runs in Node before the browser starts, because browsers cannot read files. */
export default function setup(project: TestProject) {
  const stories = globSync('**/*.stories.tsx', { cwd: src });
  project.provide(
    'screenWords',
    Object.fromEntries(stories.map((file) => [file, [...wordsOf(path.join(src, file), ofScreens), ...ofExamples]])),
  );
  const routes = globSync('screens/**/*.route.tsx', { cwd: src });
  project.provide('pages', [...new Set(routes.map((file) => path.dirname(file)))]);
}
