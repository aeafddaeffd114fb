import type { ControlPromises } from './controlPromises.js';

export const switchPromises = {
  kind: 'Switch',
  learnedFrom: [
    'ARIA Authoring Practices, switch',
    'React Aria, useSwitch',
    'Radix Primitives, Switch',
    'Base UI, Switch',
  ],
  keeps: {
    'named-switch': 'It is a switch, named by its words, that says whether it is on.',
    'press-or-key':
      'A press anywhere on it, its words too, a tap, Space and Enter switch it, and it says which of them it was.',
    'held-key': 'A key that is held down switches it once.',
    'reports-once': 'Every switch is reported once, and quick presses one by one.',
    'host-first': 'A host that prevents a click or a key keeps it as it is.',
    'sent-while-on': 'A form gets its value while it is on, and nothing while it is off.',
    disabled: 'Disabled, by itself or by a fieldset, it takes no focus, key or press and sends nothing.',
    'parent-decides': 'A parent that refuses sees the old state, and a state from outside shows at once.',
    reset: 'A form reset brings the first state back.',
    'sends-no-form': 'Switching it does not send the form around it.',
  },
  declines: [
    {
      what: '`required` and a state of invalidity.',
      because: 'Off is an answer; something that has to be agreed to is a checkbox with its sentence.',
    },
    { what: '`readOnly`.', because: 'What only can be read is text: "on" or "off" beside its name.' },
    { what: 'Dragging its thumb.', because: 'A tap does the same, and a drag is easily meant for the page.' },
  ],
} as const satisfies ControlPromises;
