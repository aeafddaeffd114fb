import type { ControlPromises } from './controlPromises.js';

export const menuPromises = {
  kind: 'Menu',
  learnedFrom: [
    'ARIA Authoring Practices, menu button',
    'Radix Primitives, DropdownMenu',
    'Base UI, Menu',
    'React Aria, useMenuTrigger and useMenu',
  ],
  keeps: {
    named: 'Its button is called a menu button, says whether the menu is open, and names the menu.',
    'opened-by-keys': 'Enter, space and arrow down open it, with the focus on its first entry.',
    'walked-by-keys': 'Arrow keys, Home, End and first letters go through its entries, and stop at its ends.',
    chooses:
      'A press, Enter and space choose: an entry once, and the menu closes; one of its choices, and it stays open.',
    'focus-returns': 'Closed by Escape or by a choice, it gives the focus back to its button.',
    'escape-alone': 'Escape closes it alone, and no second layer while it is held down.',
    'press-beside': 'A press beside it closes it, and does nothing else; a middle or right click leaves it.',
    'page-goes-on': 'The page behind scrolls by wheel and is read out while it is open.',
    'right-to-left': 'On a page that reads from right to left it opens in that direction.',
    'unmounted-open': 'Taken off the page while it is open, it leaves nothing behind, in StrictMode too.',
  },
  declines: [
    {
      what: 'Tab leaves the menu.',
      because: 'Radix keeps the key inside a menu, and Escape leads back to the button, from where Tab goes on.',
    },
    {
      what: 'A finger that scrolls beside it leaves it open.',
      because: 'A menu holds nothing that could be lost, and whoever scrolls is done with it.',
    },
    { what: 'Menus within the menu.', because: 'An account has a handful of entries.' },
  ],
} as const satisfies ControlPromises;
