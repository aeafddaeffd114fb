import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const buttonDocs: ComponentDocs = {
  purpose: 'Starts what its words say.',
  status: 'stable',
  since: '0.1.0',
  when: ['Something happens on this page: a list is saved, a dialog opens, a question is left.'],
  whenNot: [
    'It leads to another address: use a link, or `asChild` with a link where it has to look like a button.',
    'Only an icon fits: use IconButton, which asks for a name.',
  ],
  anatomy: [
    { slot: 'button', is: 'The button element, or the one child with `asChild`. Icons inside stand before the words.' },
  ],
  dataAttributes: [
    { name: 'data-variant', on: 'root', means: '`primary`, `outline`, `ghost` or `text`' },
    { name: 'data-size', on: 'root', means: '`medium` or `small`' },
    { name: 'data-busy', on: 'root', means: 'there while what it started is under way' },
  ],
  cssVariables: [],
  keyboard: [{ keys: 'Enter, space', does: 'presses it' }],
  screenReader: 'Its words, "button", and "busy" while what it started is under way.',
  forms: 'Its type is `button`, so that it never sends a form by accident. Give it `type="submit"` to send one.',
  labels: ['button'],
  goodUse: '"Delete network" beside "Keep network": each button can be understood without the question above it.',
  badUse: '"Yes" beside "No", or three filled buttons on one screen.',
  caveats: [
    'A busy button keeps its focus and does nothing when pressed; a disabled one loses its focus. Prefer busy.',
  ],
};
