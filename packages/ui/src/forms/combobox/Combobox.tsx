import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from 'react';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { FieldLabel } from '../form-field/FormField.styles.js';
import { Icon } from '../../foundations/icons/Icon.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Box, Input } from '../text-field/TextField.styles.js';
import { comboboxLabels } from '../../labels/english.js';
import { EndButton, Popup, Root } from './Combobox.styles.js';
import { ComboboxOptions } from './ComboboxOptions.js';
import { type ComboboxDetails, useChoice } from './useChoice.js';

/** Input props go to the input; `className`, `style` and `data-*` to the root. */
export interface ComboboxProps<Item>
  extends Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'onChange' | 'type' | 'value' | 'defaultValue'> {
  /** The options, in display order. */
  items: readonly Item[];
  /** The text of an option. It is searched, and shown in the box once chosen. */
  getLabel: (item: Item) => string;
  /** The unique key of an option. A form submits it. */
  getKey: (item: Item) => string;
  /** The chosen option, when controlled; null if nothing is chosen yet. */
  value?: Item | null | undefined;
  /**
   * The initial choice, when uncontrolled. A form reset restores it.
   * @default null
   */
  defaultValue?: Item | null | undefined;
  /** Called when another option is chosen, and with null when the choice is cleared. */
  onValueChange?: ((value: Item | null, details: ComboboxDetails) => void) | undefined;
  /** The label of the box. */
  label: string;
  /**
   * Shows the label above the box, as in other fields.
   * @default false
   */
  labelVisible?: boolean | undefined;
  /** Shown in the box while nothing is chosen. Defaults to the label. */
  placeholder?: string | undefined;
  /**
   * The maximum number of options rendered; a last line says how many more there are.
   * @default 200
   */
  limit?: number | undefined;
  /** True while the options are loading. */
  loading?: boolean | undefined;
  /** Help with choosing, below the box. */
  hint?: ReactNode;
  /** The error of the choice, below the box. */
  error?: ReactNode;
}

function ComboboxWithRef<Item>(props: ComboboxProps<Item>, ref: ForwardedRef<HTMLInputElement>) {
  const { items, getLabel, getKey, value: given, defaultValue = null, onValueChange, ...others } = props;
  const { label, labelVisible = false, placeholder, limit = 200, loading = false, hint, error, ...more } = others;
  const { name, id: givenId, 'aria-describedby': describedBy, ...rest } = more;
  const { locale } = useCredence();
  const labels = useLabels({ combobox: comboboxLabels });
  const { root, control } = splitFieldProps(rest);
  const ownId = useId();
  const id = givenId ?? ownId;
  const rootRef = useRef<HTMLDivElement>(null);
  // downshift needs its own ref on the input, which is the first input inside the root.
  useImperativeHandle(ref, () => rootRef.current?.querySelector('input') as HTMLInputElement, []);
  const choice = useChoice({
    items,
    getLabel,
    getKey,
    value: given,
    defaultValue,
    onValueChange,
    limit,
    root: rootRef,
  });
  const { combobox, value, query, shown, total } = choice;
  const { isOpen } = combobox;
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // At the lower edge of a dialog or of the window the list would be cut.
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  const write = (count: number) => count.toLocaleString(locale);

  return (
    <Root
      ref={rootRef}
      data-credence="combobox"
      onClickCapture={choice.remember}
      onKeyDownCapture={choice.remember}
      onInputCapture={choice.remember}
      {...root}
    >
      {labelVisible ? (
        <FieldLabel htmlFor={id} data-slot="label">
          {label}
        </FieldLabel>
      ) : null}
      <Box>
        <Input
          data-slot="input"
          placeholder={placeholder ?? (labelVisible ? undefined : label)}
          aria-invalid={error ? true : undefined}
          {...combobox.getInputProps({
            'aria-label': label,
            'aria-labelledby': undefined,
            ...control,
            id,
            'aria-describedby': describedByMessages({ id, hint, error, more: describedBy }),
            // Synchronously, so that a letter renders the list once instead of twice.
            onChange: (event) => choice.type(event.currentTarget.value),
            onKeyDown: (event) => {
              control.onKeyDown?.(event);
              // Home and End move within the text; downshift would apply them to the list.
              if (event.key === 'Home' || event.key === 'End') {
                Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
              }
            },
          })}
          // A closed or empty list has no option to point at, nor has one in which none is highlighted.
          {...(isOpen && combobox.highlightedIndex >= 0 && shown.length > 0 && !loading
            ? {}
            : { 'aria-activedescendant': undefined })}
        />
        <span data-slot="end">
          {value === null ? null : (
            <EndButton type="button" disabled={rest.disabled} aria-label={labels.combobox.clear} onClick={choice.clear}>
              <Icon name="close" />
            </EndButton>
          )}
          <EndButton
            type="button"
            disabled={rest.disabled}
            {...combobox.getToggleButtonProps({ 'aria-label': labels.combobox.open })}
          >
            <Icon name="chevronDown" />
          </EndButton>
        </span>
        <Popup ref={popup} data-slot="popup" data-open={isOpen ? '' : undefined}>
          <ComboboxOptions
            menuProps={combobox.getMenuProps({ 'aria-label': label, 'aria-labelledby': undefined })}
            options={isOpen ? shown : []}
            total={total}
            query={query}
            loading={loading}
            highlightedIndex={combobox.highlightedIndex}
            selectedKey={value === null ? null : getKey(value)}
            getKey={getKey}
            getItemProps={combobox.getItemProps}
          />
        </Popup>
      </Box>
      <FieldMessages id={id} hint={hint} error={error} />
      {/* The box holds the label; a form needs the key of the option. */}
      {name === undefined ? null : (
        <input
          type="hidden"
          name={name}
          value={value === null ? '' : getKey(value)}
          form={rest.form}
          disabled={rest.disabled}
        />
      )}
      <VisuallyHidden role="status">
        {isOpen && !loading ? labels.combobox.count(total, write(total)) : ''}
      </VisuallyHidden>
    </Root>
  );
}

/**
 * One choice out of many, found by typing any part of its label. Escape closes the list and, pressed again, clears the
 * choice. The ref is the input's.
 */
// forwardRef drops the type parameter; this restores the signature.
export const Combobox = forwardRef(ComboboxWithRef) as <Item>(
  props: ComboboxProps<Item> & RefAttributes<HTMLInputElement>,
) => ReactNode;
