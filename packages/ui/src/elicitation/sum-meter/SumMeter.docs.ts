import type { ComponentDocs } from '../../../stories/docs/componentDocs.js';

export const sumMeterDocs: ComponentDocs = {
  purpose: 'Says what the answers to a question add up to, and what becomes of a sum that is not 100.',
  status: 'experimental',
  since: '0.1.0',
  when: ['Below sliders that leave each other alone, where people wonder whether they have to reach 100.'],
  whenNot: [
    'The answers always add up to 100: say nothing.',
    'People should see what is stored of each state: use ShareBar or StoredShares.',
  ],
  anatomy: [
    { slot: 'sum-meter', is: 'The root.' },
    { slot: 'words', is: 'The sum in words, and the policy.' },
    { slot: 'meter', is: 'A rail as long as the sum or as 100, whichever is more.' },
    { slot: 'fill', is: 'The sum on it.' },
    { slot: 'mark', is: 'Where 100 is.' },
  ],
  dataAttributes: [
    { name: 'data-state', on: 'root', means: '`exact`, `over` or `under` 100' },
    { name: 'data-unset', on: 'meter', means: 'nobody has answered any state' },
  ],
  cssVariables: [],
  keyboard: [],
  screenReader:
    'The sentence, where it is read. While answers change, "Your answers add up to 142" once they have rested for half a second, as a status.',
  forms: 'Takes no part in forms.',
  labels: ['sumMeter'],
  goodUse: '"Your answers add up to 142. Each is stored as its share of the total."',
  badUse: 'A red warning that the sum is wrong: it is not, and nobody has to mend it.',
  caveats: [
    'It adds up whole percents, and knows no exact shares: these are never rescaled, and StoredShares shows them.',
    'An answer that nobody has given counts as the starting value, as it does when it is stored.',
  ],
};
