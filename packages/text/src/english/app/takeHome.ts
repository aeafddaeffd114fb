import { numbers } from '../numbers.js';
import { pools } from '../pools.js';

const count = (value: number, one: string, many: string) =>
  value === 1 ? `1 ${one}` : `${numbers.format(value)} ${many}`;

/** What an owner takes home from a study whose results are open. */
export const takeHome = {
  title: 'Take home',
  about:
    'The network with the numbers of all together, or of one expert. Below three answers there is no pool: there the file stays as it is.',
  format: 'Format',
  formats: { original: 'As uploaded', xmlbif: 'XMLBIF', csv: 'Table (CSV)' },
  whose: 'Answers',
  answersOf: { all: 'Of all, for you', publication: 'For publication' },
  forPublication: (published: number, all: number) =>
    `Only the ${numbers.format(published)} of ${numbers.format(all)} who consented to publication. Pools rest on their answers alone; below three there is none.`,
  leftOut: (experts: number) =>
    `${count(experts, 'expert', 'experts')} did not consent to publication: the file is without ${experts === 1 ? 'this answer' : 'their answers'}.`,
  ...pools,
  medianHint: 'where there are two states, or ordered ones',
  primary: 'the result that the protocol names',
  expert: (code: number) => `Expert E${code}`,
  answered: (answered: number) => count(answered, 'answer', 'answers'),
  download: 'Download',
  downloadOf: (name: string) => `Download: ${name}`,
  downloading: 'Preparing the file…',
  /** What REDCap, a program for studies in hospitals, imports. */
  redcap: {
    name: 'REDCap',
    hint: 'The data dictionary makes the project; the answers are one row for each expert, by code. Comments are marked as what may identify somebody.',
    files: { dictionary: 'Data dictionary', answers: 'Answers' },
    downloadOf: { dictionary: 'Download the data dictionary for REDCap', answers: 'Download the answers for REDCap' },
  },
  incomplete: (nodes: number) =>
    `${count(nodes, 'node', 'nodes')} came without numbers and still ${nodes === 1 ? 'has' : 'have'} none, because not every column was answered.`,
  adopt: 'Put into the network',
  adoptOf: (name: string) => `Put into the network: ${name}`,
  adopting: 'Putting it in…',
  adoption: {
    question: (name: string) => `Put ${name} into the network?`,
    consequence:
      'Its numbers become the answers of the network, whatever answered or decided these columns before. The others stay as they are. For 30 days it can be undone, and it does not make the study final.',
    confirm: 'Put into the network',
  },
  isIn: (name: string, day: string) => `${name} is in the network since ${day}.`,
  columns: (columns: number, left: number) =>
    `${count(columns, 'column has', 'columns have')} its numbers${left === 0 ? '.' : `; ${count(left, 'other one', 'others')} had none and stay as they were.`}`,
  undo: 'Undo',
  undoUntil: (day: string) => `Can be undone until ${day}.`,
  undoing: 'Taking it out…',
  final: {
    title: 'Final',
    about:
      'As long as the study is not final, you see who is behind a code, and experts may withdraw as the settings say.',
    declare: 'Declare the study final',
    declaring: 'Declaring it final…',
    question: 'Declare the study final?',
    taken: ({ all, published, named }: { all: number; published: number; named: number }) =>
      `Have you taken the names of ${numbers.format(named)} who want to be named, and the consents and interests of ${numbers.format(all)}? Nobody can see them here afterwards. Files by code stay to be taken, for publication those of ${numbers.format(published)}.`,
    consequence:
      'The list of which code is whose is destroyed: names, addresses and personal links go. From then on nobody can look up here who gave an answer, no expert can withdraw, and what an expert exports has their answers without the code. This cannot be undone.',
    confirm: 'Declare it final',
    since: (when: string) => `Final since ${when}.`,
    gone: 'Nobody can look up here any more which code was whose, and no expert can withdraw.',
  },
};
