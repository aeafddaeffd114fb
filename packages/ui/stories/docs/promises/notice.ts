import type { ControlPromises } from './controlPromises.js';

export const noticePromises = {
  kind: 'Notice',
  learnedFrom: [
    'ARIA Authoring Practices, alert',
    'WCAG 2.2, 2.2.1 Timing Adjustable and 4.1.3 Status Messages',
    'Radix Primitives, Toast',
    'Base UI, Toast',
  ],
  keeps: {
    said: 'It is read out when it comes, at once where it is bad news, and has a name.',
    'goes-by-itself': 'It goes by itself, and says so once.',
    waits: 'Its time stands still while the pointer or the focus is on it.',
    'focus-stays': 'It never moves the focus, neither when it comes nor when it goes: whoever types goes on typing.',
    'closed-by-hand': 'Its button closes it, and Tab reaches the button from the end of the page.',
    escape: 'Escape closes it alone, and not what is beneath it; while it is held down, it closes no second layer.',
    'escape-used': 'An Escape that closes an open list or ends a composition does not close it.',
    'page-goes-on': 'The page beside it takes presses and scrolls, and none of that closes it.',
    'above-a-dialog':
      'Above a dialog it can be read, pressed and closed, whichever of the two came first, and the dialog keeps the focus and stays.',
    'unmounted-open': 'Taken off the page while it is open, it says nothing any more.',
  },
  declines: [
    {
      what: 'Several at once, in a list or a stack.',
      because: 'Two seconds are enough for one sentence; the latest replaces the one before.',
    },
    {
      what: 'A key that leads to it, and actions such as "Undo" in it.',
      because: 'What goes by itself must not hold what somebody needs: that belongs into an Alert in the page.',
    },
    { what: 'Swiping it away.', because: 'It has a button, and goes before a swipe is learnt.' },
  ],
} as const satisfies ControlPromises;
