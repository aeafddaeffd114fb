import { PressButton } from '../../foundations/buttons/PressButton.js';
import { SearchField } from '../../forms/search-field/SearchField.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { manyStatesLabels } from '../../labels/english.js';
import { Tools } from './manyStates.styles.js';
import type { AskedStates } from './useAskedStates.js';

interface StateFinderProps {
  asked: AskedStates;
}

/** Finds a state among many, and goes to the next one that nobody set. */
export function StateFinder({ asked }: StateFinderProps) {
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  const { names, search, open, goTo } = asked;
  return (
    <Tools data-slot="state-finder">
      <SearchField
        label={texts.search}
        value={search}
        onValueChange={asked.setSearch}
        resultText={texts.found(asked.found, names.length)}
        onKeyDown={(event) => {
          // Enter that confirms an input method's composition does not search.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (search.trim()) goTo.toFirst();
        }}
      />
      {open > 0 && open < names.length ? (
        <PressButton size="small" variant="ghost" data-slot="next-open" onClick={goTo.toNextOpen}>
          {texts.nextOpen(open)}
        </PressButton>
      ) : null}
    </Tools>
  );
}
