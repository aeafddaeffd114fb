import { later, type PlaceProps } from '../../foundations/later/later.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { manyStatesLabels } from '../../labels/english.js';
import { Room, Tools } from './manyStates.styles.js';
import type { StateFinderProps } from './StateFinder.js';

/** Few questions have that many states, so that it is loaded for those that do. Where it cannot be, that is said, and the rows work. */
const StateFinder = later<StateFinderProps>(async () => (await import('./StateFinder.js')).StateFinder, FinderToCome);

/** The finder above many states, nothing above few; before it is there its place, so that the rows do not move. */
export function FinderPlace({ asked }: StateFinderProps) {
  if (!asked.searchable) return null;
  return (
    <Tools data-slot="state-finder">
      <StateFinder asked={asked} />
    </Tools>
  );
}

function FinderToCome({ asked: { open, names }, children }: StateFinderProps & PlaceProps) {
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  if (children) return children;
  return (
    <>
      <Room />
      {open > 0 && open < names.length ? <Room data-ghost="">{texts.nextOpen(open)}</Room> : null}
    </>
  );
}
