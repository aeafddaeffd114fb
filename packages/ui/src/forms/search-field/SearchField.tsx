import { type ComponentPropsWithoutRef, forwardRef, type RefObject } from 'react';
import { useOwnRef } from '../../foundations/interaction/useOwnRef.js';
import { GlyphButton } from '../../foundations/buttons/GlyphButton.js';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { splitFieldProps } from '../../foundations/fields/splitFieldProps.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { useFormReset } from '../../foundations/fields/useFormReset.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { Box, Input } from '../text-field/TextField.styles.js';
import { searchFieldLabels } from '../../labels/english.js';
import { Root } from './SearchField.styles.js';

/**
 * Describes a change of the search: typed, cleared, or reset with the form.
 * @since 0.1.0
 */
export type SearchFieldDetails = InteractionDetails<'type' | 'clear' | 'reset'>;

/**
 * Input props go to the input; `className`, `style` and `data-*` to the root.
 * @since 0.1.0
 */
export interface SearchFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'children' | 'type' | 'value' | 'defaultValue' | 'onChange'> {
  /** The label: "Search nodes". It is the placeholder and the accessible name. */
  label: string;
  /** The text, when controlled. */
  value?: string | undefined;
  /**
   * The initial text, when uncontrolled. A form reset restores it.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called on every change, and with '' when it is cleared. */
  onValueChange?: ((value: string, details: SearchFieldDetails) => void) | undefined;
  /** The number of results, announced when it changes: "12 of 47". */
  resultText?: string | undefined;
}

/**
 * A box that filters a list while the user types. Escape clears it. The ref is the input's.
 * @since 0.1.0
 */
export const SearchField = forwardRef<HTMLInputElement, SearchFieldProps>(function SearchField(
  { label, value, defaultValue, onValueChange, resultText, onKeyDown, ...rest },
  ref,
) {
  const labels = useLabels({ searchField: searchFieldLabels });
  const { root, control } = splitFieldProps(rest);
  const input = useOwnRef(ref);
  const [text, setText] = useSearchText({ value, defaultValue, onValueChange }, input);

  return (
    <Root role="search" data-credence="search-field" {...root}>
      <Box>
        <Glyph of={drawings.search} />
        <Input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          value={text}
          data-slot="input"
          onChange={(event) => setText(event.target.value, { reason: 'type', event: event.nativeEvent })}
          onKeyDown={(event) => {
            // A surrounding dialog prevents the default to signal that this Escape is not for it.
            const before = event.defaultPrevented;
            onKeyDown?.(event);
            if (event.key !== 'Escape' || !text || rest.readOnly || event.defaultPrevented !== before) return;
            // That Escape ends what an input method composes.
            if (event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.stopPropagation();
            setText('', { reason: 'clear', event: event.nativeEvent });
          }}
          {...control}
        />
        {text && !rest.readOnly ? (
          <span data-slot="end">
            <GlyphButton
              glyph={drawings.close}
              label={labels.searchField.clear}
              disabled={rest.disabled}
              onClick={(event) => {
                setText('', { reason: 'clear', event: event.nativeEvent });
                input.current?.focus();
              }}
            />
          </span>
        ) : null}
      </Box>
      <VisuallyHidden role="status">{text ? resultText : ''}</VisuallyHidden>
    </Root>
  );
});

/** The text searched for. A reset of the form that the input belongs to restores the initial one. */
function useSearchText(
  { value, defaultValue = '', onValueChange }: Pick<SearchFieldProps, 'value' | 'defaultValue' | 'onValueChange'>,
  input: RefObject<HTMLInputElement | null>,
) {
  const state = useControllableState<string, SearchFieldDetails>({ value, defaultValue, onChange: onValueChange });
  const [text, setText] = state;
  useFormReset(input, (event) => {
    if (value === undefined && text !== defaultValue) setText(defaultValue, { reason: 'reset', event });
  });
  return state;
}
