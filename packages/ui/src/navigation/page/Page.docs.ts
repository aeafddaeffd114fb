import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const pageDocs: ComponentDocs = {
  purpose: 'The frame of a whole page: skip link, bar, main part, footer.',
  status: 'experimental',
  since: '0.1.0',
  when: [
    'A page that is ours from edge to edge.',
    '`Frame` alone, to keep the gutter and the widest width inside any page.',
    '`PageHead`, for the one h1 of a page, what is said about it, and the way on.',
    '`Footer` with `FooterLink`, for the links that every page has.',
  ],
  whenNot: ['A component in a page of somebody else: CredenceProvider is enough there.'],
  anatomy: [
    { slot: 'page', is: 'The root: at least as high as the window.' },
    { slot: 'skip-link', is: 'The first stop of the Tab key; seen only while it has the focus.' },
    { slot: 'main', is: 'The main part. It can take the focus after a change of page.' },
    { slot: 'frame', is: 'Centres what is in it and keeps the gutter.' },
    { slot: 'page-head', is: 'Title, what is said about it, and the way on.' },
    { slot: 'title', is: 'The h1.' },
    { slot: 'action', is: 'The one thing to do next.' },
    { slot: 'footer', is: 'The end of the page.' },
    { slot: 'footer-link', is: 'One of its links.' },
  ],
  dataAttributes: [
    {
      name: 'data-width',
      on: 'frame',
      means: '`wide` (as wide as the bar: 1320 pixels, up to 1600 in large windows), `text` or `narrow`',
    },
    { name: 'data-slim', on: 'footer', means: 'there without the line above, below a dock that has one of its own' },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'first to "Skip to content"' },
    { keys: 'Enter', does: 'on it: puts the focus on the main part' },
  ],
  screenReader:
    '"Skip to content, link", then the landmarks: banner, main, content info. Strokes between the links of the footer are not read.',
  forms: 'It sends nothing.',
  labels: ['page'],
  goodUse: 'One `PageHead` on each page, with one primary button as its action.',
  badUse: 'Two h1, or a footer that hides below a list without an end.',
  caveats: [
    'The skip link moves the focus itself and leaves the address alone, so that a router has no step more to go back.',
    '`mainId` has to be unique on the page: two pages side by side each need one of their own.',
  ],
};
