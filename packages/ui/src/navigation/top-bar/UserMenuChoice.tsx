import { type ComponentPropsWithoutRef, forwardRef, useId, useRef } from 'react';
import { DropdownMenu } from 'radix-ui';
import * as drawings from '../../foundations/icons/drawings.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import type { InteractionDetails } from '../../foundations/interaction/interactionDetails.js';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useControllableState } from '../../foundations/interaction/useControllableState.js';
import { Choice, ChoiceLabel, Choices, Chosen } from './UserMenu.styles.js';

/**
 * One of the choices.
 * @since 0.1.0
 * @experimental
 */
export interface UserMenuChoiceOption {
  readonly value: string;
  readonly label: string;
  /** The language of the label, if it differs from the page's: "Deutsch". */
  readonly lang?: string | undefined;
}

/**
 * Describes a change of choice, by pointer or by key.
 * @since 0.1.0
 * @experimental
 */
export type UserMenuChoiceDetails = InteractionDetails<'press' | 'key'>;

/**
 * @since 0.1.0
 * @experimental
 */
export interface UserMenuChoiceProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'dir'> {
  /** The name of the group: "Appearance", "Language". */
  label: string;
  /** The choices, one per line. */
  options: readonly UserMenuChoiceOption[];
  /** The choice, when controlled. */
  value?: string | undefined;
  /** The initial choice, when uncontrolled. Defaults to the first. */
  defaultValue?: string | undefined;
  /** Called with every new choice. The menu stays open, so that its effect is visible. */
  onValueChange?: ((value: string, details: UserMenuChoiceDetails) => void) | undefined;
}

/**
 * One of a few choices inside the menu: the colours, the language.
 * @since 0.1.0
 * @experimental
 */
export const UserMenuChoice = forwardRef<HTMLDivElement, UserMenuChoiceProps>(function UserMenuChoice(
  { label, options, value: given, defaultValue, onValueChange, ...rest },
  ref,
) {
  const labelId = useId();
  const event = useRef<Event | undefined>(undefined);
  const [value, setValue] = useControllableState<string, UserMenuChoiceDetails>({
    value: given,
    defaultValue: defaultValue ?? options[0]?.value ?? '',
    onChange: onValueChange,
  });

  return (
    <Choices
      ref={ref}
      data-credence="user-menu-choice"
      aria-labelledby={labelId}
      value={value}
      onValueChange={(next) => {
        const reason = event.current ? pressOrKey(event.current) : 'key';
        if (next !== value) setValue(next, { reason, event: event.current });
      }}
      onClickCapture={({ nativeEvent }) => {
        event.current = nativeEvent;
      }}
      {...rest}
    >
      <ChoiceLabel id={labelId} data-slot="label">
        {label}
      </ChoiceLabel>
      {options.map((option) => (
        <Choice
          key={option.value}
          value={option.value}
          lang={option.lang}
          data-slot="choice"
          onSelect={(selected) => selected.preventDefault()}
        >
          <Chosen aria-hidden="true" data-slot="mark">
            <DropdownMenu.ItemIndicator asChild>
              <Glyph of={drawings.check} />
            </DropdownMenu.ItemIndicator>
          </Chosen>
          <span>{option.label}</span>
        </Choice>
      ))}
    </Choices>
  );
});
