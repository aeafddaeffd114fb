import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';
import { radioGroupPromises } from '../../../stories/docs/promises/radioGroup.js';

export const segmentedControlDocs: ComponentDocs = {
  purpose: 'Asks for one of a few choices, all of them in sight.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'Two to five choices in one or two words each, one of which always holds: the period of a dashboard.',
    'Changing the choice shows its effect at once, or is part of a form.',
  ],
  whenNot: [
    'The choices are sentences, or more than five: use a list of radio buttons or a Combobox.',
    'It switches between two views of the same thing that lie behind each other: use Tabs.',
    'One thing is on or off: use Switch.',
  ],
  anatomy: [
    { slot: 'segmented-control', is: 'The group. Name it with `aria-label` or `aria-labelledby`.' },
    { slot: 'option', is: 'One choice: the label around its radio button.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'goes to the chosen one, and on from there' },
    { keys: 'Arrow keys', does: 'choose the next or the previous one, round at the ends' },
    { keys: 'Space', does: 'chooses the first one where none is chosen' },
  ],
  screenReader:
    'The name of the group, "radio group"; then the choice, "radio button", whether it is checked, and which of how many.',
  forms:
    'With `name` the choice is part of the form data; a reset brings `defaultValue` back; what is controlled stays as it is. Without a name it leaves forms alone. `inputRef` is the chosen radio button, or else the first: to give it the focus.',
  promises: [radioGroupPromises],
  labels: [],
  goodUse: '"Last 24 hours", "Last 7 days", "Last 30 days" above the charts they belong to.',
  badUse: 'Seven choices that break into two lines on a phone.',
  caveats: [
    'On pages narrower than 576 px it takes the whole width and all choices are equally wide.',
    'A parent that refuses a change sees the old choice come back: pass `value` only together with `onValueChange`.',
  ],
};
