import type { ReactElement } from 'react';
import { TopBar, UserMenu, UserMenuChoice, UserMenuItem } from '../../../../src/index.js';
import { menuPromises } from '../../../../stories/docs/promises/menu.js';
import type { ControlOfKind, Kind } from '../keepPromises.js';

export interface MenuControl extends ControlOfKind {
  /** Draws a menu of two entries, "Profile" and "Log out", and a choice of two languages between them. */
  readonly draw: (onChoose: (entry: string) => void) => ReactElement;
}

const languages = [
  { value: 'en', label: 'English' },
  { value: 'de', label: 'Deutsch' },
];
const draw = (onChoose: (entry: string) => void) => (
  <TopBar
    logo={<a href="#home">Credence</a>}
    user={
      <UserMenu username="ann@example.org">
        <UserMenuItem onSelect={() => onChoose('Profile')}>Profile</UserMenuItem>
        <UserMenuChoice label="Language" options={languages} onValueChange={onChoose} />
        <UserMenuItem onSelect={() => onChoose('Log out')}>Log out</UserMenuItem>
      </UserMenu>
    }
  />
);

export default {
  promises: menuPromises,
  // The page of the bar tells of its menu.
  seenAs: '[role="menu"]',
  controls: { TopBar: { draw, render: () => draw(() => {}) } },
} satisfies Kind<MenuControl>;
