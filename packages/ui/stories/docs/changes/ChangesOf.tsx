import { lazy, Suspense } from 'react';

export interface ChangesOfProps {
  /** The components of a page. */
  names: readonly string[];
  /** The version that had the first of them first. */
  since: string;
}

// The change log of the whole kit, in a file of its own.
const List = lazy(async () => {
  const [{ allChanges }, { changesOf }, { ChangeList }] = await Promise.all([
    import('./allChanges.js'),
    import('./readChanges.js'),
    import('./ChangeList.js'),
  ]);
  return {
    default: ({ names, since }: ChangesOfProps) => {
      const changes = changesOf(names, allChanges);
      return changes.length > 0 ? <ChangeList changes={changes} /> : <p>None since {since}.</p>;
    },
  };
});

/** What changed in some components, version by version. */
export function ChangesOf(props: ChangesOfProps) {
  return (
    <Suspense>
      <List {...props} />
    </Suspense>
  );
}
