import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { switchPromises } from '../../../stories/docs/promises/switch.js';

export const switchDocs: ComponentDocs = {
  purpose: 'Turns one thing on or off at once.',
  status: 'stable',
  since: '0.1.0',
  when: ['The effect is there as soon as it is switched.'],
  whenNot: [
    'A list is narrowed by it: FilterToggle.',
    'There are two things to choose from, and neither is "off": SegmentedControl.',
  ],
  anatomy: [
    { slot: 'switch', is: 'The button. All attributes land here, and the ref is its.' },
    { slot: 'track', is: 'The picture of the switch.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [{ keys: 'Space, Enter', does: 'switches it' }],
  screenReader: 'Its words, "switch", on or off.',
  forms:
    'With `name` the form sends `value` ("on" by itself) while it is on, and nothing while it is off, as a checkbox does. A reset brings `defaultChecked` back; what is controlled stays as it is. `form`, `disabled` and a disabled fieldset work.',
  promises: [switchPromises],
  labels: [],
  goodUse: '"Set all remaining combinations", with the row appearing below as it is switched.',
  badUse: '"Do not show hints": off then means that they are shown.',
  caveats: ['The words stay the same whether it is on or off: they name the thing, not its state.'],
};
