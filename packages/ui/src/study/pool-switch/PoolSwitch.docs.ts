import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { radioGroupPromises } from '../../../stories/docs/promises/radioGroup.js';

export const poolSwitchDocs: ComponentDocs = {
  purpose: 'Asks which pool of the answers is shown.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Above a BeadLane, as the heads of its columns of numbers.'],
  whenNot: ['The pool is fixed by the protocol and no other is shown: say which in words.'],
  anatomy: [
    { slot: 'pool-switch', is: 'The root.' },
    { slot: 'name', is: 'How many answers are pooled, or that they are a list.' },
    { slot: 'segmented-control', is: 'The choice: a SegmentedControl.' },
    { slot: 'reason', is: 'Why a pool cannot be chosen.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'to the chosen pool and past the others' },
    { keys: 'Arrow keys', does: 'choose the next and the previous one' },
  ],
  screenReader: 'A radio group "Pool of 5 answers", described by the reason why a pool is not there.',
  forms: 'With `name` it sends the chosen pool.',
  promises: [radioGroupPromises],
  labels: ['poolSwitch'],
  goodUse: 'The primary pool of the protocol first, whatever the results.',
  badUse: 'As a way to look for the pool that says what one wants.',
  caveats: [
    'Of fewer than three answers there is no choice: it says that they are a list.',
    'The median of three or more states without an order is none: say so in `unavailable`.',
  ],
};
