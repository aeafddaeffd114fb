import type { ControlPromises } from './controlPromises.js';

export const radioGroupPromises = {
  kind: 'Radio group',
  learnedFrom: [
    'ARIA Authoring Practices, radio group',
    'HTML, radio buttons',
    'React Aria, useRadioGroup',
    'Radix Primitives, Radio Group',
  ],
  keeps: {
    'named-group': 'It is a radio group with a name, and each choice has a name and says whether it is chosen.',
    'nothing-chosen':
      'Nothing is chosen until somebody chooses, and a choice that is none of those offered shows none.',
    'one-stop': 'The Tab key reaches the chosen one, or the first, and leaves the group with the next press.',
    'arrow-keys':
      'The arrow keys choose the next and the previous one, round the ends, and Space the one that has the focus.',
    'reports-once':
      'A choice is reported once, by a press on the button or its words, by a tap or by a key, and choosing it again reports nothing.',
    'sent-by-name':
      'With a name a form gets the choice and nothing while there is none; without one forms are left alone.',
    'among-others': 'Two groups on a page keep apart, with or without names.',
    disabled: 'Disabled, by itself or by a fieldset, it takes no focus, key or press and sends nothing.',
    'parent-decides': 'A parent that refuses sees the old choice stay, and a choice from outside shows at once.',
    reset: 'A form reset brings the first choice back.',
  },
  declines: [
    {
      what: 'Taking a choice back by pressing it again.',
      because: 'A second press is usually an accident, and Reset or a choice of its own says it better.',
    },
    { what: '`readOnly`.', because: 'Radio buttons know no such state; what only can be read is text.' },
    {
      what: '`required` on CertaintyField.',
      because:
        'What a missing certainty means is said where the question is sent: pass `error`. The other groups have it.',
    },
  ],
} as const satisfies ControlPromises;
