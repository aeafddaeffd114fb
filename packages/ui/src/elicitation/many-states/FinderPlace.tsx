import { Suspense } from 'react';
import { loadedLater } from '../../foundations/interaction/loadedLater.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { manyStatesLabels } from '../../labels/english.js';
import { Room, Tools } from './manyStates.styles.js';
import type { StateFinderProps } from './StateFinder.js';

/** Few questions have that many states, so that it is loaded for those that do. Where it cannot be, the rows work without. */
const StateFinder = loadedLater<StateFinderProps>(() =>
  import('./StateFinder.js').then(
    (loaded) => loaded.StateFinder,
    () => () => null,
  ),
);

/** The finder above many states, nothing above few; before it is there its place, so that the rows do not move. */
export function FinderPlace({ asked }: StateFinderProps) {
  if (!asked.searchable) return null;
  return (
    <Tools data-slot="state-finder">
      <Suspense fallback={<FinderToCome asked={asked} />}>
        <StateFinder asked={asked} />
      </Suspense>
    </Tools>
  );
}

function FinderToCome({ asked: { open, values, fixed } }: StateFinderProps) {
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  return (
    <>
      <Room />
      {open > 0 && open < values.length ? <Room data-ghost="">{texts.nextOpen(open)}</Room> : null}
      {open > 0 && !fixed ? <Room>{texts.restEqually(open)}</Room> : null}
    </>
  );
}
