import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const questionLayoutDocs: ComponentDocs = {
  purpose: 'The frame of a question: conditions, title, rows, and a dock with what is stored and the way on.',
  status: 'experimental',
  since: '0.1.0',
  when: [
    'One question fills the screen, and the next one follows.',
    '`BackLink`, in its `back`, for the question before.',
  ],
  whenNot: ['A question among other things on a page: use ProbabilityQuestion alone.'],
  anatomy: [
    { slot: 'question-layout', is: 'The root.' },
    { slot: 'question', is: 'Title and rows.' },
    { slot: 'title', is: 'The h1: the node.' },
    { slot: 'lead', is: 'The conditions as a sentence; on a phone three lines of it.' },
    { slot: 'whole-lead', is: 'The button that shows the rest of them.' },
    { slot: 'about-button', is: 'The button after the title, if there is a `meaning`.' },
    { slot: 'about', is: 'The note that it opens.' },
    { slot: 'exits', is: 'The ways out: below the conditions with room there, else after the question.' },
    { slot: 'dock', is: 'Stays at the bottom of the window.' },
    { slot: 'continue', is: 'The button "Continue", or "Finish" at the last question.' },
    { slot: 'back-link', is: 'The link to the question before.' },
    { slot: 'meta', is: 'What stands beside the buttons.' },
    { slot: 'note', is: '"Your progress is saved."' },
    {
      slot: 'untouched',
      is: '"1 of 3 not touched yet: counted as its starting 50", or "stored as the rest, because the other shares are exact" with `asRest`; describes "Continue".',
    },
    { slot: 'keys', is: 'What the keys do, while the focus is on a slider or a choice and there is room.' },
    { slot: 'progress', is: 'How far one has come.' },
    { slot: 'number', is: "The question's number." },
    { slot: 'then', is: 'What comes after the last of these questions.' },
  ],
  dataAttributes: [
    { name: 'data-tall', on: 'dock', means: 'too high for the window: it scrolls with the page' },
    { name: 'data-whole', on: 'lead', means: 'all of a long sentence is shown' },
    { name: 'data-about', on: 'the head', means: 'the note is open' },
    { name: 'data-long', on: 'root', means: 'a title of more than 50 characters, set smaller in a low window' },
    {
      name: 'data-of',
      on: 'a sentence in keys',
      means: '`range`, `rest` or `radio`: what has the focus while it stands there',
    },
    {
      name: 'data-focus',
      on: 'keys',
      means: 'what has the focus: `range`, a slider that can take the `rest`, or `radio`',
    },
  ],
  cssVariables: [],
  keyboard: [
    { keys: 'Ctrl + Enter (⌘ + Enter on a Mac)', does: 'continues, from anywhere in the question' },
    { keys: 'Enter on a choice', does: 'continues, as in a form' },
    { keys: 'Tab', does: 'through conditions, rows, ways out, dock' },
  ],
  screenReader:
    'The title takes the focus when the question changes, if the screen puts it there. A link back that leads nowhere is "dimmed".',
  forms: 'It is no form: `onContinue` is called by the button and by the keys.',
  labels: ['questionLayout', 'progressBar'],
  goodUse: '`shares` holds StoredShares, so that what is stored stands right above "Continue".',
  badUse: '"Next", or a "Continue" that is grey until every slider was moved.',
  caveats: [
    'While `saving`, "Continue" keeps its focus and does nothing.',
    'The dock takes room from low windows: below 480 pixels of height, and where it would cover more than 40 % of the window, it scrolls with the page.',
  ],
};
