import { forwardRef } from 'react';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { topBarLabels } from '../../labels/english.js';
import { UserMenuChoice, type UserMenuChoiceDetails, type UserMenuChoiceProps } from './UserMenuChoice.js';

/**
 * Follow the system, or always light or dark.
 * @since 0.1.0
 * @experimental
 */
export type ThemeChoice = 'system' | 'light' | 'dark';

/**
 * @since 0.1.0
 * @experimental
 */
export interface UserMenuThemeProps
  extends Omit<UserMenuChoiceProps, 'label' | 'options' | 'value' | 'defaultValue' | 'onValueChange'> {
  /** The choice, when controlled. */
  value?: ThemeChoice | undefined;
  /**
   * The initial choice, when uncontrolled.
   * @default 'system'
   */
  defaultValue?: ThemeChoice | undefined;
  /** Called with every new choice. Applying it is up to the application: the menu changes no colours. */
  onValueChange?: ((value: ThemeChoice, details: UserMenuChoiceDetails) => void) | undefined;
}

const themes = ['system', 'light', 'dark'] as const;

/**
 * The choice of light or dark colours inside the menu.
 * @since 0.1.0
 * @experimental
 */
export const UserMenuTheme = forwardRef<HTMLDivElement, UserMenuThemeProps>(function UserMenuTheme(
  { defaultValue = 'system', onValueChange, ...rest },
  ref,
) {
  const { topBar } = useLabels({ topBar: topBarLabels });
  return (
    <UserMenuChoice
      ref={ref}
      data-credence="user-menu-theme"
      label={topBar.theme}
      options={themes.map((theme) => ({ value: theme, label: topBar.themes[theme] }))}
      defaultValue={defaultValue}
      onValueChange={(next, details) => {
        const theme = themes.find((each) => each === next);
        if (theme) onValueChange?.(theme, details);
      }}
      {...rest}
    />
  );
});
