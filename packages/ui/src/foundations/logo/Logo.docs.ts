import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const logoDocs: ComponentDocs = {
  purpose: 'The mark and the name of the organisation that runs the site.',
  status: 'stable',
  since: '0.1.0',
  when: [
    'At the start of the top bar, as the link home.',
    '`LogoMark` alone, where the name stands elsewhere on the page.',
  ],
  whenNot: ['A picture of a partner or funder: use an ordinary image with a text.'],
  anatomy: [
    { slot: 'logo', is: 'The name with the mark before it; the one child with `asChild`.' },
    { slot: 'logo-mark', is: 'The mark: an open circle that holds one point.' },
  ],
  dataAttributes: [],
  cssVariables: [],
  keyboard: [],
  screenReader: 'The name. The mark, or the picture in its place, says nothing.',
  forms: 'It sends nothing.',
  labels: [],
  goodUse: '`<Logo asChild><Link to="/">Credence</Link></Logo>`',
  badUse: 'A picture that already holds the name, beside the name.',
  caveats: ['A long name wraps; the mark keeps its size.'],
};
