import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const toDiscussListDocs: ComponentDocs = {
  purpose: 'Asks which questions experts will discuss, ranked by what their disagreement does.',
  status: 'experimental',
  since: '0.1.0',
  when: ['A round is closed, and the next one, or a meeting, is prepared.'],
  whenNot: [
    'All questions of a node are to be seen: use DisagreementStrip.',
    'Something else is chosen from a list: use DataTable.',
  ],
  anatomy: [
    { slot: 'to-discuss-list', is: 'The root.' },
    { slot: 'item', is: 'A question.' },
    { slot: 'box', is: 'Around its checkbox: 18 px large, 44 for a finger. None where nothing is chosen.' },
    { slot: 'reasons', is: 'Why the answers are apart.' },
    { slot: 'effect', is: 'How far that moves an outcome, in percentage points.' },
    { slot: 'more', is: 'Shows the others.' },
    { slot: 'nothing', is: 'In place of an empty list.' },
  ],
  dataAttributes: [{ name: 'data-state', on: 'root', means: '`filled` or `empty`' }],
  cssVariables: [],
  keyboard: [
    { keys: 'Tab', does: 'to each box and each question' },
    { keys: 'Space', does: 'chooses the question for discussion, or no longer' },
    { keys: 'Enter', does: 'shows the question' },
  ],
  screenReader:
    'A list; each box is named "Discuss Tumour extent, heavy, 50 to 69". The question that is shown is the current one.',
  forms: 'It sends nothing.',
  labels: ['toDiscussList'],
  goodUse: 'Those that the rule of the protocol names are chosen already.',
  badUse: 'Ranked by disagreement alone where the effect on an outcome is known.',
  caveats: [
    'It does not rank: items come in their order.',
    'The bar of the shown question stands 14 px before the list: leave a margin there.',
    'The page holds what is chosen: the strip shows the same.',
  ],
};
