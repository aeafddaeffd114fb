export { TopBar, type TopBarProps } from './TopBar.js';
export { TopBarLink, type TopBarLinkProps } from './TopBarLink.js';
export { UserMenu, UserMenuItem, type UserMenuItemProps, type UserMenuProps } from './UserMenu.js';
export {
  UserMenuChoice,
  type UserMenuChoiceDetails,
  type UserMenuChoiceOption,
  type UserMenuChoiceProps,
} from './UserMenuChoice.js';
export { type ThemeChoice, UserMenuTheme, type UserMenuThemeProps } from './UserMenuTheme.js';
