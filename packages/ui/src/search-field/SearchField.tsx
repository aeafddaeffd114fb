import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { IconButton } from '../icon-button/index.js';
import { Icon } from '../icons/index.js';
import { useControllableState } from '../internal/useControllableState.js';
import { VisuallyHidden } from '../internal/VisuallyHidden.styles.js';
import { useCredence } from '../provider/useCredence.js';
import { Box, Input } from '../text-field/Field.styles.js';
import { Root } from './SearchField.styles.js';

export interface SearchFieldProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'defaultValue'> {
  /** What is searched: "Search nodes". Stands in the empty box and names it. */
  label: string;
  /** What was typed, where the parent holds it. */
  value?: string | undefined;
  /**
   * What is in the box to begin with, where it holds its text itself.
   * @default ''
   */
  defaultValue?: string | undefined;
  /** Called on every change, and with '' when it is cleared. */
  onValueChange?: ((value: string) => void) | undefined;
  /** How much was found, spoken when it changes: "12 of 47". */
  resultText?: string | undefined;
}

/** A box that narrows a list down while one types. Escape empties it. */
export const SearchField = forwardRef<HTMLDivElement, SearchFieldProps>(function SearchField(
  { label, value, defaultValue = '', onValueChange, resultText, ...rest },
  ref,
) {
  const { labels } = useCredence();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useControllableState<string>({ value, defaultValue, onChange: onValueChange });
  const set = (next: string) => setText(next, undefined);

  return (
    <Root ref={ref} role="search" data-credence="search-field" {...rest}>
      <Box data-has-end={text ? '' : undefined}>
        <Icon name="search" />
        <Input
          ref={input}
          type="search"
          aria-label={label}
          placeholder={label}
          value={text}
          data-slot="input"
          onChange={(event) => set(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || !text) return;
            event.preventDefault();
            set('');
          }}
        />
        {text ? (
          <span data-slot="end">
            <IconButton
              icon="close"
              label={labels.searchField.clear}
              onClick={() => {
                set('');
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
