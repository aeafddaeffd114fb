import changelog from '../../../CHANGELOG.md?raw';
import { type Change, readChangelog, readChangeset } from './readChanges.js';

const changesets = import.meta.glob<string>('../../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Everything that changed in the kit, what is not released first. Its one source are the changesets and the log made of them. */
export const allChanges: readonly Change[] = [
  ...Object.values(changesets).flatMap((text) => readChangeset(text) ?? []),
  ...readChangelog(changelog),
];
