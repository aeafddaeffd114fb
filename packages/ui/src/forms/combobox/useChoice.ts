import { type RefObject, useMemo, useRef, useState } from 'react';
import { useCombobox } from 'downshift';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { filterOptions, foldOptions } from './filterOptions.js';

/** Describes a change of choice: another option chosen, the choice cleared, or the form reset. */
export type ComboboxDetails = InteractionDetails<'choose' | 'clear' | 'reset'>;

interface ChoiceOptions<Item> {
  items: readonly Item[];
  getLabel: (item: Item) => string;
  getKey: (item: Item) => string;
  value: Item | null | undefined;
  defaultValue: Item | null;
  onValueChange: ((value: Item | null, details: ComboboxDetails) => void) | undefined;
  limit: number;
  /** The root of the box, whose form is observed for resets. */
  root: RefObject<HTMLElement | null>;
}

/** The choice, the text typed, and the options that match it. */
export function useChoice<Item>(given: ChoiceOptions<Item>) {
  const { items, getLabel, getKey, limit, root, defaultValue } = given;
  const [value, setValue] = useControllableState<Item | null, ComboboxDetails>({
    value: given.value,
    defaultValue,
    onChange: given.onValueChange,
  });
  // downshift reports what changed, but not the event.
  const lastEvent = useRef<Event | undefined>(undefined);
  // The text typed since the list was opened: a chosen label in the box does not filter.
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
    // Enter after typing chooses the first match.
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
      switch (type) {
        // The choice given up by typing leaves the typed text alone.
        case useCombobox.stateChangeTypes.ControlledPropUpdatedSelectedItem:
          return value === null && query !== '' ? { ...changes, inputValue: state.inputValue } : changes;
        // Leaving the box keeps the choice made, not the option highlighted last.
        case useCombobox.stateChangeTypes.InputBlur:
          return {
            ...changes,
            selectedItem: state.selectedItem,
            inputValue: state.selectedItem ? getLabel(state.selectedItem) : '',
          };
        default:
          return changes;
      }
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
    /** The options to render. */
    shown,
    /** The number of matches, rendered or not. */
    total: found.length,
    /**
     * Takes over the text typed. Text that no longer names the chosen option chooses nothing: what the box shows is what
     * counts. Given up at the keystroke itself: downshift reports later, and a quick second letter twice.
     */
    type: (text: string) => {
      setQuery(text);
      if (value !== null) setValue(null, { reason: 'clear', event: lastEvent.current });
    },
    /** Remembers the event that is about to cause a change. */
    remember: ({ nativeEvent }: { nativeEvent: Event }) => {
      lastEvent.current = nativeEvent;
    },
    clear: () => {
      combobox.selectItem(null);
      root.current?.querySelector('input')?.focus();
    },
  };
}
