import { PressButton } from '../../foundations/buttons/PressButton.js';
import { SearchField } from '../../forms/search-field/SearchField.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { manyStatesLabels } from '../../labels/english.js';
import { restEqually } from '../answers/rest.js';
import type { AskedStates } from './useAskedStates.js';

export interface StateFinderProps {
  asked: AskedStates;
}

/** Finds a state among many, and fills in those that need no answer of their own. */
export function StateFinder({ asked }: StateFinderProps) {
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  const { answers, values, search, open, goTo } = asked;
  return (
    <>
      <SearchField
        label={texts.search}
        value={search}
        onValueChange={asked.setSearch}
        resultText={texts.found(asked.found, values.length)}
        onKeyDown={(event) => {
          // Enter that confirms an input method's composition does not search.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (search.trim()) goTo.toFirst();
        }}
      />
      {open > 0 && open < values.length ? (
        <PressButton size="small" variant="ghost" data-slot="next-open" onClick={goTo.toNextOpen}>
          {texts.nextOpen(open)}
        </PressButton>
      ) : null}
      {open > 0 && !asked.fixed ? (
        <PressButton
          size="small"
          onClick={({ nativeEvent: event }) => answers.replace(restEqually(values), { reason: 'rest', event })}
        >
          {texts.restEqually(open)}
        </PressButton>
      ) : null}
    </>
  );
}
