export { TopBar, type TopBarProps } from './TopBar.js';
export { TopBarLink, type TopBarLinkProps } from './TopBarLink.js';
export { UserMenu, UserMenuItem, type UserMenuItemProps, type UserMenuProps } from './UserMenu.js';
