import { AT_LENGTH } from '../build/atLength.ts';

/** The vitest projects that run by default. */
export const USUAL = ['unit', 'server', 'component', 'screens', 'e2e'] as const;
/** Tests too slow for everyday work. CI runs them before a merge. */
const THOROUGH = [
  'storybook',
  'storybook-screens',
  'journeys',
  'sweeps',
  'at-length',
  'server-at-length',
  'screens-at-length',
  'contract',
  'walls',
  'embeds',
  'visual',
] as const;
/** What runs once more under other conditions, or hundreds of times: each night, and before a release. */
const NIGHTLY = [
  'sweeps-at-length',
  'beside-a-study',
  'contract-react-18',
  'translated',
  'interruptions',
  'scaffold',
] as const;
const PROJECTS: readonly string[] = [...USUAL, ...THOROUGH, ...NIGHTLY];

export const WITHOUT_BROWSER: ReadonlySet<string> = new Set([
  'unit',
  'server',
  'sweeps',
  'sweeps-at-length',
  'beside-a-study',
  'at-length',
  'server-at-length',
]);
export const ON_THE_PRODUCT: ReadonlySet<string> = new Set([
  'server',
  'server-at-length',
  'e2e',
  'journeys',
  'interruptions',
  'embeds',
]);

/** The projects in which a word finds files: stories and contract of a component too, and what takes long. */
export const FOUND_BY_WORD = [
  ...USUAL,
  'storybook',
  'contract',
  'at-length',
  'server-at-length',
  'screens-at-length',
] as const;
type FoundByWord = (typeof FOUND_BY_WORD)[number];

/** Which files each of them may run, as far as paths tell. It may be too many, never too few. */
const FILES: Readonly<Record<FoundByWord, RegExp>> = {
  unit: /^(?!packages\/server\/|e2e\/|embeds\/|tools\/release\/archive\.|tools\/new\/everyKind\.).*\.test\.ts$/,
  server: /^packages\/server\/.*\.test\.ts$/,
  component: /^packages\/(?:ui\/(?!test\/contract\/)|elements\/|app\/).*\.test\.tsx$/,
  contract: /^packages\/ui\/test\/contract\/.*\.test\.tsx$/,
  screens: /^packages\/app\/.*\.test\.tsx$/,
  storybook: /^packages\/ui\/.*\.stories\.tsx$/,
  e2e: /^e2e\/.*\.test\.ts$/,
  'at-length': /^(?!packages\/server\/).*\.ts$/,
  'server-at-length': /^packages\/server\/.*\.ts$/,
  'screens-at-length': /\.tsx$/,
};

export interface Selection {
  projects: readonly string[];
  /** Words that filter files. */
  filters: string[];
  /** Whether only what a change can touch is asked for. */
  onlyChanged: boolean;
}

/**
 * What `npm test -- unit storybook bayesnet` runs: names of projects select projects, any other word the files whose path
 * contains it. If no project is named, those that have such a file run: no browser is fetched for tests without one. Of
 * whatever runs, `changed` leaves what a change can touch.
 */
export function selectTests(words: readonly string[], files: readonly string[]): Selection {
  const onlyChanged = words.includes('changed');
  const named = PROJECTS.filter((project) => words.includes(project));
  const filters = words.filter((word) => word !== 'changed' && !PROJECTS.includes(word));
  if (named.length > 0) return { projects: named, filters, onlyChanged };
  if (filters.length === 0) return { projects: onlyChanged ? FOUND_BY_WORD : USUAL, filters, onlyChanged };

  // Vitest reads options, lines (`a.test.ts:12`) and full paths in its own way, so it gets all of them.
  const found = filters.map((word) => (word.startsWith('-') ? [] : files.filter((file) => file.includes(word))));
  if (found.some((matches) => matches.length === 0)) return { projects: USUAL, filters, onlyChanged };
  const projects = FOUND_BY_WORD.filter((project) => found.flat().some((file) => mayRun(project, file)));
  return { projects, filters, onlyChanged };
}

/** True if the project may run the file. */
export const mayRun = (project: FoundByWord, file: string) =>
  FILES[project].test(file) && AT_LENGTH.includes(file) === project.endsWith('at-length');
