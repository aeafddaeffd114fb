import type { ControlPromises } from './controlPromises.js';

export const dialogPromises = {
  kind: 'Dialog',
  learnedFrom: [
    'ARIA Authoring Practices, modal dialog and alert dialog',
    'Radix Primitives, Dialog, DismissableLayer and FocusScope',
    'Base UI, Dialog',
    'React Aria, useOverlay, useModalOverlay and FocusScope',
  ],
  keeps: {
    named:
      'It is a dialog, or an alert dialog if it asks, and has a name; what is behind it is hidden from screen readers.',
    'focus-inside': 'Opened, it has the focus, and Tab and Shift+Tab go round in it.',
    'tab-arrives': 'Tab from a box whose list closes as it is left arrives at what is next, and not at the dialog.',
    'focus-returns': 'Closed, it gives the focus back to what had it before.',
    'focus-nearby': 'If what opened it is gone or disabled, the focus goes to what is next to it, and not to nowhere.',
    'focus-menu': 'Opened by an entry of a menu, it gives the focus back to the button of the menu.',
    'focus-kept': 'Whoever moves the focus while it closes keeps it: it takes back nothing.',
    'escape-topmost': 'Escape closes the topmost layer alone, and no second one while it is held down.',
    'escape-used':
      'An Escape that closes a list or a tooltip in it, clears a search, ends a composition, or is for a part that says so, does not close it.',
    'press-beside':
      'A press beside it closes it, unless it asks something; beside an open list, the press closes the list alone.',
    'whole-press':
      'Only a whole press with the first button counts: it stays at a middle or right click, at a press that begins or ends in it, and at a finger that scrolls.',
    'typed-stays': 'A press on a notice above it, and everything done in a dialog above it, leaves what was typed.',
    'refusing-parent': 'A parent that refuses to close it keeps it with what was typed, and with the focus.',
    'any-order':
      'Up to four layers that open, close and leave the page in any order: the topmost has the focus, and after the last one the page scrolls, takes presses, is read out, and has the focus where it was.',
    'unmounted-open': 'A React root that is unmounted while it is open leaves nothing behind, in StrictMode too.',
    'page-modal':
      "Opened while the page's own modal `<dialog>` is open, it stands in that one, and Escape closes it first.",
    'shadow-root': 'Rendered into a shadow root, it keeps the focus inside, gives it back, and leaves nothing behind.',
  },
  declines: [
    {
      what: 'A trigger, and state of its own.',
      because: 'Whoever opens a dialog holds `open`, so there is nothing to compose.',
    },
    {
      what: 'A dialog that is not modal.',
      because: 'What the page is needed for beside it belongs into the page.',
    },
    {
      what: 'Finding the way into a modal of another kit that is no `<dialog>`.',
      because:
        'Two kits that both hold the focus would take it from each other for ever; `portalContainer` puts ours inside.',
    },
    {
      what: 'Two dialogs side by side that open in the same moment.',
      because: 'Nobody can read two questions at once; opened one after the other, the second is above the first.',
    },
    {
      what: 'Choosing by a ref what gets the focus.',
      because: '`onOpenAutoFocus` and `onCloseAutoFocus` can put it anywhere.',
    },
  ],
} as const satisfies ControlPromises;
