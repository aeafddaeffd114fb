import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  type RefObject,
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
import { useOutsidePress } from '../../foundations/layers/useOutsidePress.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Box, Input } from '../text-field/TextField.styles.js';
import { comboboxLabels } from '../../labels/english.js';
import { EndButton, Popup, Root } from './Combobox.styles.js';
import { ComboboxOptions, optionId } from './ComboboxOptions.js';
import { type Choice, type ComboboxDetails, useChoice } from './useChoice.js';
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
  const { items, getLabel = String, getKey = String, value, defaultValue, onValueChange, ...others } = props;
  const { label, labelVisible = false, placeholder, limit = 200, loading = false, hint, error, ...more } = others;
  const { name, id: givenId, required = false, 'aria-describedby': describedBy, ...rest } = more;
  const { locale } = useCredence();
  const labels = useLabels({ combobox: comboboxLabels }).combobox;
  const { root, control } = splitFieldProps(rest);
  const ownId = useId();
  const id = givenId ?? ownId;
  const rootRef = useRef<HTMLDivElement>(null);
  const input = useOwnRef(ref);
  const listRef = useRef<HTMLDivElement>(null);
  const choice = useChoice({ items, getLabel, getKey, value, defaultValue, onValueChange, limit, root: rootRef });
  const list = useOptionList({ choice, loading, fixed: Boolean(rest.disabled || rest.readOnly), list: listRef });
  useOutsidePress(list.isOpen, [rootRef], list.close);
  useMissingChoice(input, required && choice.value === null ? labels.required : '');
  const popup = usePopupInSight(list.isOpen);

  return (
    <Root ref={rootRef} data-credence="combobox" {...root}>
      {labelVisible ? (
        <FieldLabel htmlFor={id} data-slot="label">
          {label}
        </FieldLabel>
      ) : null}
      <Box>
        <ComboboxInput
          id={id}
          control={control}
          input={input}
          label={label}
          placeholder={placeholder ?? (labelVisible ? undefined : label)}
          error={error}
          required={required}
          describedBy={describedByMessages({ id, hint, error, more: describedBy })}
          choice={choice}
          list={list}
        />
        <EndButtons labels={labels} id={id} control={control} input={input} choice={choice} list={list} />
        <Popup
          ref={popup}
          data-slot="popup"
          data-open={list.isOpen ? '' : undefined}
          // A press or a touch in the list does not leave the box.
          onMouseDown={(event) => event.preventDefault()}
        >
          <ComboboxOptions id={id} label={label} listRef={listRef} list={list} choice={choice} loading={loading} />
        </Popup>
      </Box>
      <FieldMessages id={id} hint={hint} error={error} />
      {/* The box holds the label; a form needs the key of the option. */}
      {name === undefined ? null : (
        <input type="hidden" name={name} value={choice.chosenKey ?? ''} form={rest.form} disabled={rest.disabled} />
      )}
      <VisuallyHidden role="status">
        {list.isOpen && !loading ? labels.count(choice.total, choice.total.toLocaleString(locale)) : ''}
      </VisuallyHidden>
    </Root>
  );
}

/** Makes the form of a box invalid while its choice is missing: the box has a text of its own, so `required` cannot. */
function useMissingChoice(input: RefObject<HTMLInputElement | null>, complaint: string): void {
  useEffect(() => input.current?.setCustomValidity(complaint), [input, complaint]);
}

/** Brings an open list into sight, which at the lower edge of a dialog or of the window would be cut. */
function usePopupInSight(isOpen: boolean): RefObject<HTMLDivElement | null> {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  return popup;
}

interface BoxPart<Item> {
  id: string;
  /** What the caller gave for the input. */
  control: ComponentPropsWithoutRef<'input'>;
  input: RefObject<HTMLInputElement | null>;
  choice: Choice<Item>;
  list: ReturnType<typeof useOptionList<Item>>;
}

/** The box that shows the choice, and takes what is typed to find another one. */
function ComboboxInput<Item>({
  id,
  control,
  input,
  label,
  placeholder,
  error,
  required,
  describedBy,
  choice,
  list,
}: BoxPart<Item> & {
  label: string;
  placeholder: string | undefined;
  error: ReactNode;
  required: boolean;
  describedBy: string | undefined;
}) {
  const highlighted = list.options[list.index];
  return (
    <Input
      data-slot="input"
      placeholder={placeholder}
      aria-invalid={error ? true : undefined}
      aria-label={label}
      autoComplete="off"
      {...control}
      ref={input}
      id={id}
      role="combobox"
      aria-autocomplete="list"
      aria-expanded={list.isOpen}
      aria-controls={`${id}-list`}
      aria-activedescendant={highlighted && optionId(id, highlighted)}
      aria-describedby={describedBy}
      aria-required={required || undefined}
      // Text that was typed is no choice yet, and a choice whose text is edited still is one.
      required={required && choice.value === null}
      value={choice.text}
      {...boxHandlers(control, choice, list)}
    />
  );
}

/** The handlers of the box, which call those of the caller first. */
function boxHandlers<Item>(
  control: ComponentPropsWithoutRef<'input'>,
  choice: Choice<Item>,
  list: BoxPart<Item>['list'],
): ComponentPropsWithoutRef<'input'> {
  return {
    onChange: (event) => {
      choice.type(event.currentTarget.value);
      list.open();
    },
    onClick: (event) => {
      control.onClick?.(event);
      if (!list.isOpen) list.open();
    },
    onKeyDown: (event) => {
      const before = event.defaultPrevented;
      control.onKeyDown?.(event);
      if (event.defaultPrevented === before) list.onKeyDown(event);
    },
    onBlur: (event) => {
      control.onBlur?.(event);
      // Another window: the box still has the focus of this one.
      if (!event.currentTarget.matches(':focus')) list.close();
    },
  };
}

/** The buttons at the end of the box: one clears the choice, one opens the list. */
function EndButtons<Item>({
  labels,
  id,
  control: { disabled, readOnly },
  input,
  choice,
  list,
}: BoxPart<Item> & { labels: typeof comboboxLabels }) {
  const { isOpen } = list;
  return (
    <span data-slot="end">
      {choice.value === null || readOnly ? null : (
        <EndButton
          type="button"
          disabled={disabled}
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
        disabled={Boolean(disabled || readOnly)}
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
