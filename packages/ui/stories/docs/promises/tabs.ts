import type { ControlPromises } from './controlPromises.js';

export const tabsPromises = {
  kind: 'Tabs',
  learnedFrom: [
    'ARIA Authoring Practices, tabs with automatic activation',
    'React Aria, useTabList',
    'Radix Primitives, Tabs',
  ],
  keeps: {
    'named-list':
      'It is a list of tabs with a name; each tab says whether it is open, and its panel bears its name, whatever characters its value has.',
    'one-stop': 'The Tab key reaches the open tab alone, and from there the panel.',
    'arrow-keys':
      'ArrowRight and ArrowLeft open the tab after and before, round the ends, and Home and End the first and the last; from right to left the arrows are turned round.',
    'text-is-reached':
      'A panel in which nothing takes the focus is itself a stop for the Tab key, and no longer one once something in it does.',
    'always-one-open':
      'One tab is open at all times: where the value names none, or the open one is removed, it is the first, and nothing is reported.',
    'comes-later': 'A tab that the value names and that comes later opens once it is there.',
    'reports-once':
      'Opening a tab is reported once, by a press, a tap or a key, and pressing the open one reports nothing.',
    'primary-press': 'Only the main button of a mouse opens a tab.',
    'parent-decides': 'A parent that refuses sees the old tab stay open, and a tab from outside opens at once.',
    'panels-stay': 'What was typed in a panel is still there when it opens again, and is sent with the form.',
    'single-panel': 'A single panel is shown without a tab, and is no panel of a tab then.',
  },
  declines: [
    {
      what: 'Tabs that cannot be opened.',
      because: 'There are two or three views of one thing, and one that cannot be seen is left out.',
    },
    {
      what: 'Arrow keys that only move the focus.',
      because: 'All panels are in the page already, so opening one costs nothing.',
    },
    { what: 'A column of tabs.', because: 'Two or three short words fit in a row on every phone.' },
  ],
} as const satisfies ControlPromises;
