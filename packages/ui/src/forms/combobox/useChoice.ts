import { type RefObject, useMemo, useRef, useState } from 'react';
import { useCombobox } from 'downshift';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { filterOptions, foldOptions } from './filterOptions.js';

/** A change of choice: another was chosen, it was taken back, or the form was reset. */
export type ComboboxDetails = InteractionDetails<'choose' | 'clear' | 'reset'>;

interface ChoiceOptions<Item> {
  items: readonly Item[];
  getLabel: (item: Item) => string;
  getKey: (item: Item) => string;
  value: Item | null | undefined;
  defaultValue: Item | null;
  onValueChange: ((value: Item | null, details: ComboboxDetails) => void) | undefined;
  limit: number;
  /** What holds the box, whose form counts. */
  root: RefObject<HTMLElement | null>;
}

/** What is chosen, what was typed, and the options that are left by it. */
export function useChoice<Item>(given: ChoiceOptions<Item>) {
  const { items, getLabel, getKey, limit, root, defaultValue } = given;
  const [value, setValue] = useControllableState<Item | null, ComboboxDetails>({
    value: given.value,
    defaultValue,
    onChange: given.onValueChange,
  });
  // downshift tells what changed and not by which event.
  const lastEvent = useRef<Event | undefined>(undefined);
  // What was typed since the list was opened: a chosen label in the box narrows nothing down.
  const [query, setQuery] = useState('');
  const options = useMemo(() => foldOptions(items, getLabel), [items, getLabel]);
  const found = useMemo(() => filterOptions(options, query), [options, query]);
  const shown = useMemo(() => found.slice(0, limit), [found, limit]);
  const shownItems = useMemo(() => shown.map((option) => option.item), [shown]);

  const combobox = useCombobox<Item>({
    items: shownItems,
    itemToString: (item) => (item ? getLabel(item) : ''),
    itemToKey: (item) => (item ? getKey(item) : null),
    selectedItem: value,
    // What was typed and then Enter takes the first that is found.
    defaultHighlightedIndex: 0,
    onSelectedItemChange: ({ selectedItem }) => {
      const reason = selectedItem ? 'choose' : 'clear';
      setValue(selectedItem ?? null, { reason, event: lastEvent.current });
    },
    onInputValueChange: (change) => {
      const typed = change.type === useCombobox.stateChangeTypes.InputChange;
      setQuery(typed ? change.inputValue : '');
    },
    stateReducer: (state, { type, changes }) => {
      // Leaving the box keeps the choice that was made, not the option that the keys passed last.
      if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
      return {
        ...changes,
        selectedItem: state.selectedItem,
        inputValue: state.selectedItem ? getLabel(state.selectedItem) : '',
      };
    },
  });

  useFormReset(root, (event) => {
    if (value !== defaultValue) setValue(defaultValue, { reason: 'reset', event });
    combobox.setInputValue(defaultValue ? getLabel(defaultValue) : '');
    combobox.closeMenu();
  });

  return {
    combobox,
    value,
    query,
    setQuery,
    /** The options that are drawn. */
    shown,
    /** How many match, drawn or not. */
    total: found.length,
    /** Remembers the event that is about to change something. */
    remember: ({ nativeEvent }: { nativeEvent: Event }) => {
      lastEvent.current = nativeEvent;
    },
    clear: () => {
      combobox.selectItem(null);
      root.current?.querySelector('input')?.focus();
    },
  };
}
