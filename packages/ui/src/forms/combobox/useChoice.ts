import { type RefObject, useMemo, useState } from 'react';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { filterOptions, foldOptions, limitOptions } from './filterOptions.js';

/**
 * Describes a change of choice: another option chosen, the choice cleared, or the form reset.
 * @since 0.1.0
 */
export type ComboboxDetails = InteractionDetails<'choose' | 'clear' | 'reset'>;

interface ChoiceOptions<Item> {
  items: readonly Item[];
  getLabel: (item: Item) => string;
  getKey: (item: Item) => string;
  value: Item | null | undefined;
  defaultValue: Item | null | undefined;
  onValueChange: ((value: Item | null, details: ComboboxDetails) => void) | undefined;
  limit: number;
  /** The root of the box, whose form is observed for resets. */
  root: RefObject<HTMLElement | null>;
}

/** The choice, the text typed to find another one, and the options that match it. */
export function useChoice<Item>(given: ChoiceOptions<Item>) {
  const { items, getLabel, getKey, limit } = given;
  const [value, setValue] = useControllableState<Item | null, ComboboxDetails>({
    value: given.value,
    defaultValue: given.defaultValue ?? null,
    onChange: given.onValueChange,
  });
  const keyOf = (item: Item | null) => (item === null ? null : getKey(item));
  const chosenKey = keyOf(value);
  // Only typed: until an option is chosen, the choice stays what it was. Null while the box shows the choice.
  const [typed, setTyped] = useState<string | null>(null);
  const [typedFor, setTypedFor] = useState(chosenKey);
  if (typedFor !== chosenKey) {
    // Another choice, whoever made it, is shown.
    setTypedFor(chosenKey);
    setTyped(null);
  }
  const query = typed ?? '';
  const options = useMemo(() => foldOptions(items, { getLabel, getKey }), [items, getLabel, getKey]);
  const found = useMemo(() => filterOptions(options, query), [options, query]);
  const shown = useMemo(() => limitOptions(found, limit, chosenKey), [found, limit, chosenKey]);

  const giveBack = () => setTyped(null);
  useFormReset(given.root, (event) => {
    giveBack();
    const initial = given.defaultValue ?? null;
    if (given.value === undefined && keyOf(initial) !== chosenKey) setValue(initial, { reason: 'reset', event });
  });

  return {
    value,
    chosenKey,
    /** The text in the box. */
    text: typed ?? (value === null ? '' : getLabel(value)),
    query,
    /** The options to render. */
    shown,
    /** The number of matches, rendered or not. */
    total: found.length,
    type: setTyped,
    /** Drops the text typed: the box shows the choice again. */
    giveBack,
    choose: (item: Item, event: Event) => {
      giveBack();
      if (getKey(item) !== chosenKey) setValue(item, { reason: 'choose', event });
    },
    clear: (event: Event) => {
      giveBack();
      setValue(null, { reason: 'clear', event });
    },
  };
}

/** The return value of `useChoice`. */
export type Choice<Item> = ReturnType<typeof useChoice<Item>>;
