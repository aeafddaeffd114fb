import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { menuPromises } from '../../../stories/docs/promises/menu.js';

export const topBarDocs: ComponentDocs = {
  purpose: 'The bar at the top of every page: whose it is, where one can go, and who one is.',
  status: 'experimental',
  since: '0.1.0',
  when: ['A page belongs to an application with a few main places.'],
  whenNot: ['The components stand in a page of another house: that has a bar of its own.'],
  anatomy: [
    { slot: 'top-bar', is: 'The header. All attributes land here, and the ref is its.' },
    { slot: 'navigation', is: 'The links: in the bar from 768 px on, behind a button below.' },
    { slot: 'menu-button', is: 'The button that opens the navigation on a phone.' },
    { slot: 'top-bar-link', is: 'One link of the navigation: the anchor itself, or the one child with `asChild`.' },
    { slot: 'user-menu', is: 'The badge: the button that opens the account menu. The ref of UserMenu is its.' },
    { slot: 'user-menu-content', is: 'The open menu, rendered elsewhere in the document.' },
    { slot: 'person', is: 'Who one is, as text at the head of the menu.' },
    { slot: 'user-menu-item', is: 'One entry of the menu.' },
    { slot: 'user-menu-choice', is: 'A choice of a few inside the menu, a named group.' },
    { slot: 'user-menu-theme', is: 'The choice of colours: a UserMenuChoice with its words.' },
    { slot: 'label', is: 'What is chosen.' },
    { slot: 'choice', is: 'One of the choices, in its own line.' },
    { slot: 'mark', is: 'Where the sign of the choice stands.' },
  ],
  dataAttributes: [{ name: 'data-open', on: 'navigation', means: 'there while it is open on a phone' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes through logo, links and badge' },
    { keys: 'Enter, space, arrow down on the badge', does: 'open the account menu' },
    { keys: 'Arrow keys', does: 'go through the menu, entries and choices alike' },
    { keys: 'Home, End', does: 'go to its first and last entry' },
    { keys: 'Letters', does: 'go to the entry that begins with them' },
    { keys: 'Enter, space', does: 'choose; at one of the choices the menu stays open' },
    { keys: 'Escape', does: 'closes the menu or the navigation and goes back to its button' },
  ],
  screenReader:
    'The logo; "navigation", its name and links, the current one as "current page"; the badge with the name, "menu button". In the menu the choices are radio items of a named group.',
  forms: 'It takes no part in forms.',
  promises: [menuPromises],
  labels: ['topBar'],
  goodUse: 'Three links, and the account menu with UserMenuTheme for the colours and UserMenuChoice for the language.',
  badUse: 'Seven links, or a menu entry that changes its words each time it is chosen.',
  caveats: [
    'UserMenuTheme and UserMenuChoice only tell what was chosen: the application keeps it and changes colours or language.',
    'A TopBarLink with `disabledReason` keeps its place, says why, and leads nowhere.',
    'The menu is rendered at the end of the bar, which keeps it inside a landmark, or in the `portalContainer` of the provider.',
  ],
};
