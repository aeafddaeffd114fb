import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const textDocs: ComponentDocs = {
  purpose: 'Headings, paragraphs and links in the type of the product.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'Any text of a page that no component sets by itself.',
    '`Heading`, where the level of the outline and the size of the letters are two things.',
    '`TextLink`, for a link within text; with `quiet` for names in lists and tables.',
  ],
  whenNot: ['The name of a field: the field has a label.', 'It starts something: use Button.'],
  anatomy: [
    { slot: 'text', is: 'The paragraph.' },
    { slot: 'heading', is: 'A heading, h1 to h4.' },
    { slot: 'text-link', is: 'A link within text; the one child with `asChild`.' },
  ],
  dataAttributes: [
    { name: 'data-variant', on: 'text', means: '`body`, `lead` or `hint`' },
    { name: 'data-size', on: 'heading', means: '`hero`, `page`, `section` or `small`' },
    { name: 'data-quiet', on: 'text-link', means: 'there where it looks like the text around it' },
  ],
  cssVariables: [],
  keyboard: [{ keys: 'Enter', does: 'follows the link' }],
  screenReader: 'As the elements are: a heading with its level, a paragraph, a link.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: '`<Heading level={2} size="page">` where the outline needs a second level that looks like a title.',
  badUse: 'A level chosen for its size.',
  caveats: ['Words without a space break anywhere, so that names of nodes never push a page wider than a phone.'],
};
