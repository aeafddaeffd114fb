import type { Rule } from './rule.ts';

/** The files of the root itself: the settings of vitest and of the weighed bundles. */
const ROOT = 'the root';
/** The floors of the repository, from the ground up. The folders of one floor know nothing of each other. */
const FLOORS: readonly (readonly string[])[] = [
  ['build'],
  ['packages'],
  ['examples', 'harness', 'visual'],
  ['e2e', 'embeds', 'benchmarks', 'film'],
  ['.storybook'],
  [ROOT],
  ['tools'],
];
const floors = FLOORS.map((folders) => folders.join(' and ')).join(', ');

const folderOf = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : ROOT);
const floorOf = (folder: string) => FLOORS.findIndex((folders) => folders.includes(folder));

/** Sample networks are data: the application's tests read them where a person finds them to upload. */
const isSample = (file: string) => /^examples\/[^/]+\.(?:xdsl|xml)$/.test(file);

/** Who may import whom among the folders at the top. */
export const topLevelRules: readonly Rule[] = [
  {
    id: 'top-level',
    says: `The folders at the top are ${floors}, from the ground up: nothing imports from a floor above it or from its neighbour, and every module is on one.`,
    of: () => true,
    forbids: ({ target }, { path }) => {
      const own = folderOf(path);
      if (floorOf(own) < 0) return true;
      if (target === undefined || isSample(target)) return false;
      const other = folderOf(target);
      return other !== own && floorOf(other) >= floorOf(own);
    },
  },
];
