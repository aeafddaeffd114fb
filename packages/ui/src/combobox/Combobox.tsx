import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useId,
  useMemo,
  useState,
} from 'react';
import { useCombobox } from 'downshift';
import { Icon } from '../icons/index.js';
import { VisuallyHidden } from '../internal/VisuallyHidden.styles.js';
import { useCredence } from '../provider/useCredence.js';
import { Box, FieldError, Input } from '../text-field/Field.styles.js';
import { Arrow, Popup, Root } from './Combobox.styles.js';
import { ComboboxOptions } from './ComboboxOptions.js';
import { filterOptions, foldOptions } from './filterOptions.js';

export interface ComboboxProps<Item> extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'onChange'> {
  /** What can be chosen, in the order in which it is shown. */
  items: readonly Item[];
  /** The words of an option. They are searched, and stand in the box once it is chosen. */
  getLabel: (item: Item) => string;
  /** What tells an option from all others. */
  getKey: (item: Item) => string;
  /** The chosen option; null where nothing is chosen yet. */
  value: Item | null;
  /** Called when another is chosen, and with null when the choice is taken back. */
  onValueChange: (value: Item | null) => void;
  /** What is chosen here. Names the box. */
  label: string;
  /** What stands in the box while nothing is chosen. Left out, the label. */
  placeholder?: string | undefined;
  /**
   * How many options are drawn at most; a last line says that there are more.
   * @default 200
   */
  limit?: number | undefined;
  /** True while the options are being fetched. */
  loading?: boolean | undefined;
  /** True where nothing can be chosen now. */
  disabled?: boolean | undefined;
  /** What is wrong with the choice, below the box. */
  error?: ReactNode;
}

function ComboboxWithRef<Item>(
  {
    items,
    getLabel,
    getKey,
    value,
    onValueChange,
    label,
    placeholder = label,
    limit = 200,
    loading = false,
    disabled = false,
    error,
    ...rest
  }: ComboboxProps<Item>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const { labels } = useCredence();
  const errorId = useId();
  // What was typed since the list was opened: a chosen label in the box narrows nothing down.
  const [query, setQuery] = useState('');
  const options = useMemo(() => foldOptions(items, getLabel), [items, getLabel]);
  const found = useMemo(() => filterOptions(options, query), [options, query]);
  const shown = found.slice(0, limit);

  const combobox = useCombobox<Item>({
    items: shown.map((option) => option.item),
    itemToString: (item) => (item ? getLabel(item) : ''),
    itemToKey: (item) => (item ? getKey(item) : null),
    selectedItem: value,
    // What was typed and then Enter takes the first that is found.
    defaultHighlightedIndex: 0,
    onSelectedItemChange: (change) => onValueChange(change.selectedItem ?? null),
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

  return (
    <Root ref={ref} data-credence="combobox" {...rest}>
      <Box data-has-end="">
        <Input
          data-slot="input"
          placeholder={placeholder}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          {...combobox.getInputProps({
            'aria-label': label,
            'aria-labelledby': undefined,
            'aria-describedby': error ? errorId : undefined,
            onKeyDown: (event) => {
              // Home and End move within the text; downshift would take them for the list.
              if (event.key === 'Home' || event.key === 'End') {
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              }
            },
          })}
          // While nothing is listed there is no option to point at.
          {...(shown.length === 0 || loading ? { 'aria-activedescendant': '' } : {})}
        />
        <span data-slot="end">
          <Arrow
            type="button"
            disabled={disabled}
            {...combobox.getToggleButtonProps({ 'aria-label': labels.combobox.open })}
          >
            <Icon name="chevronDown" />
          </Arrow>
        </span>
      </Box>
      <Popup data-slot="popup" data-open={combobox.isOpen ? '' : undefined}>
        <ComboboxOptions
          menuProps={combobox.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
          options={combobox.isOpen ? shown : []}
          total={found.length}
          query={query}
          loading={loading}
          highlightedIndex={combobox.highlightedIndex}
          selectedKey={value === null ? null : getKey(value)}
          getKey={getKey}
          getItemProps={combobox.getItemProps}
        />
      </Popup>
      {error ? (
        <FieldError id={errorId} data-slot="error">
          <Icon name="alert" />
          <span>{error}</span>
        </FieldError>
      ) : null}
      <VisuallyHidden role="status">
        {combobox.isOpen && !loading ? labels.combobox.count(found.length) : ''}
      </VisuallyHidden>
    </Root>
  );
}

/**
 * One choice out of many, found by typing any part of its words. Escape closes the list, and pressed again takes the
 * choice back.
 */
// forwardRef forgets the type parameter; this is its own signature with the parameter kept.
export const Combobox = forwardRef(ComboboxWithRef) as <Item>(
  props: ComboboxProps<Item> & RefAttributes<HTMLDivElement>,
) => ReactNode;
