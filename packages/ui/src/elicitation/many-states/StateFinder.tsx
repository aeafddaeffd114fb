import { Button } from '../../controls/button/Button.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { SearchField } from '../../forms/search-field/SearchField.js';
import { manyStatesLabels } from '../../labels/english.js';
import { Tools } from './manyStates.styles.js';

interface StateFinderProps {
  /** What was typed. */
  search: string;
  onSearchChange: (search: string) => void;
  /** How many states are shown, and how many there are. */
  found: number;
  total: number;
  /** How many nobody has answered yet. */
  open: number;
  /** Leads to the first state that the search has left. */
  onGoToFirst: () => void;
  /** Leads to the next state that nobody has answered. */
  onGoToNextOpen: () => void;
  /** Gives all of those the same share. Undefined where nothing can be changed. */
  onRestEqually: ((event: Event) => void) | undefined;
}

/** Finds a state among many, and closes those that need no answer of their own. */
export function StateFinder({
  search,
  onSearchChange,
  found,
  total,
  open,
  onGoToFirst,
  onGoToNextOpen,
  onRestEqually,
}: StateFinderProps) {
  const { manyStates: texts } = useLabels({ manyStates: manyStatesLabels });
  return (
    <Tools data-slot="state-finder">
      <SearchField
        label={texts.search}
        value={search}
        onValueChange={onSearchChange}
        resultText={texts.found(found, total)}
        onKeyDown={(event) => {
          // Enter that ends the composing of a word belongs to the word.
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (search.trim()) onGoToFirst();
        }}
      />
      {open > 0 && open < total ? (
        <Button size="small" variant="ghost" data-slot="next-open" onClick={onGoToNextOpen}>
          {texts.nextOpen(open)}
        </Button>
      ) : null}
      {onRestEqually && open > 0 ? (
        <Button size="small" onClick={(event) => onRestEqually(event.nativeEvent)}>
          {texts.restEqually(open)}
        </Button>
      ) : null}
    </Tools>
  );
}
