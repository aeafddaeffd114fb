import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const iconButtonDocs: ComponentDocs = {
  purpose: 'A button that is only a picture, for rows where the same act repeats.',
  status: 'stable',
  since: '0.1.0',
  when: ['The same act stands in every row of a list, and its word would be read thirty times.'],
  whenNot: [
    'There is room for a word: use Button, an icon in it where that helps.',
    'It turns something on and off: use Switch or FilterToggle.',
  ],
  anatomy: [
    { slot: 'icon-button', is: 'The button element.' },
    { slot: 'icon', is: 'The picture in it.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [{ keys: 'Enter, space', does: 'presses it' }],
  screenReader: 'Its label, "button".',
  forms: 'Its type is `button`; `type="submit"` sends the form it stands in.',
  labels: [],
  goodUse: '`label="Reset Tumour extent"`: the name says what happens to what.',
  badUse: '`label="Reset"` fourteen times in one table.',
  caveats: [
    'The label is shown as the native tooltip too, which touch does not have: never hide anything there that has to be known.',
  ],
};
