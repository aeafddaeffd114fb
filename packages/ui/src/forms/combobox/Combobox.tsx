import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useEffect,
  useId,
  useRef,
} from 'react';
import { describedByMessages } from '../../foundations/fields/describedByMessages.js';
import { FieldMessages } from '../../foundations/fields/FieldMessages.js';
import { FieldLabel } from '../form-field/FormField.styles.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Box, Input } from '../text-field/TextField.styles.js';
import { comboboxLabels } from '../../labels/english.js';
import { EndButton, Popup, Root } from './Combobox.styles.js';
import { ComboboxOptions, optionId } from './ComboboxOptions.js';
import { type ComboboxDetails, useChoice } from './useChoice.js';
import { useOptionList } from './useOptionList.js';

/**
 * Input props go to the input; `className`, `style` and `data-*` to the root.
 * @since 0.1.0
 */
export interface ComboboxProps<Item>
  extends Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'onChange' | 'type' | 'value' | 'defaultValue'> {
  /** The options, in display order. */
  items: readonly Item[];
  /** The text of an option. It is searched, and shown in the box once chosen. Strings are their own; all else needs it. */
  getLabel?: ((item: Item) => string) | undefined;
  /** The unique key of an option. A form submits it. Strings are their own; all else needs it. */
  getKey?: ((item: Item) => string) | undefined;
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

/** What options need that are no strings. */
type OptionTexts<Item> = [Item] extends [string]
  ? unknown
  : { [Key in 'getLabel' | 'getKey']: NonNullable<ComboboxProps<Item>[Key]> };

function ComboboxWithRef<Item>(props: ComboboxProps<Item>, ref: ForwardedRef<HTMLInputElement>) {
  const { items, getLabel = String, getKey = String, value: given, defaultValue, onValueChange, ...others } = props;
  const { label, labelVisible = false, placeholder, limit = 200, loading = false, hint, error, ...more } = others;
  const { name, id: givenId, required = false, 'aria-describedby': describedBy, ...rest } = more;
  const { locale } = useCredence();
  const labels = useLabels({ combobox: comboboxLabels }).combobox;
  const { root, control } = splitFieldProps(rest);
  const ownId = useId();
  const id = givenId ?? ownId;
  const rootRef = useRef<HTMLDivElement>(null);
  const input = useOwnRef(ref);
  const popup = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
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
  const { value, chosenKey, total } = choice;
  const isFixed = Boolean(rest.disabled || rest.readOnly);
  const list = useOptionList({ choice, loading, fixed: isFixed, list: listRef });
  const { isOpen } = list;
  const highlighted = list.options[list.index];
  const isMissing = required && value === null;
  useEffect(() => input.current?.setCustomValidity(isMissing ? labels.required : ''), [input, isMissing, labels]);
  useEffect(() => {
    // At the lower edge of a dialog or of the window the list would be cut.
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  const write = (count: number) => count.toLocaleString(locale);

  return (
    <Root ref={rootRef} data-credence="combobox" {...root}>
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
          aria-label={label}
          autoComplete="off"
          {...control}
          ref={input}
          id={id}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={highlighted && optionId(id, highlighted)}
          aria-describedby={describedByMessages({ id, hint, error, more: describedBy })}
          aria-required={required || undefined}
          // Text that was typed is no choice yet, and a choice whose text is edited still is one.
          required={isMissing}
          value={choice.text}
          onChange={(event) => {
            choice.type(event.currentTarget.value);
            list.open();
          }}
          onClick={(event) => {
            control.onClick?.(event);
            if (!isOpen) list.open();
          }}
          onKeyDown={(event) => {
            const before = event.defaultPrevented;
            control.onKeyDown?.(event);
            if (event.defaultPrevented === before) list.onKeyDown(event);
          }}
          onBlur={(event) => {
            control.onBlur?.(event);
            // Another window: the box still has the focus of this one.
            if (!event.currentTarget.matches(':focus')) list.close();
          }}
        />
        <span data-slot="end">
          {value === null || rest.readOnly ? null : (
            <EndButton
              type="button"
              disabled={rest.disabled}
              aria-label={labels.clear}
              onClick={(event) => {
                choice.clear(event.nativeEvent);
                input.current?.focus();
              }}
            >
              <Glyph of={drawings.close} />
            </EndButton>
          )}
          <EndButton
            type="button"
            tabIndex={-1}
            disabled={isFixed}
            aria-label={labels.open}
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            // The box keeps the focus, and with it what is typed.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (isOpen) list.close();
              else list.open();
            }}
          >
            <Glyph of={drawings.chevronDown} />
          </EndButton>
        </span>
        <Popup
          ref={popup}
          data-slot="popup"
          data-open={isOpen ? '' : undefined}
          // A press or a touch in the list does not leave the box.
          onMouseDown={(event) => event.preventDefault()}
        >
          <ComboboxOptions
            id={id}
            label={label}
            listRef={listRef}
            list={list}
            total={total}
            query={choice.query}
            loading={loading}
            chosenKey={chosenKey}
          />
        </Popup>
      </Box>
      <FieldMessages id={id} hint={hint} error={error} />
      {/* The box holds the label; a form needs the key of the option. */}
      {name === undefined ? null : (
        <input type="hidden" name={name} value={chosenKey ?? ''} form={rest.form} disabled={rest.disabled} />
      )}
      <VisuallyHidden role="status">{isOpen && !loading ? labels.count(total, write(total)) : ''}</VisuallyHidden>
    </Root>
  );
}

/**
 * One choice out of many, found by typing any part of its label. What is typed changes nothing until an option is chosen.
 * Escape closes the list and, pressed again, clears the choice. The ref is the input's.
 * @since 0.1.0
 */
// forwardRef drops the type parameter; this restores the signature.
export const Combobox = forwardRef(ComboboxWithRef) as <Item>(
  props: ComboboxProps<Item> & OptionTexts<Item> & RefAttributes<HTMLInputElement>,
) => ReactNode;
