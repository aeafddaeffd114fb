import { Alert } from '@credence/ui';
import { mostLines } from './readAddressFile.js';
import { mostAddresses, type TableNote } from './invitees.js';
import { useStudyWords } from './studyWords.js';

/** Numbers of lines that are listed. */
const MOST_LISTED = 10;

/** What was found in a table of addresses, before anybody is asked; or why it was not read. */
export function TableOutcome({ note }: { note: TableNote }) {
  const { table: text } = useStudyWords().invite;
  switch (note.kind) {
    case 'found': {
      const { added, left, twice, without } = note;
      const sentences = [
        added > 0 ? text.added(added) : text.none,
        ...(twice > 0 ? [text.twice(twice)] : []),
        ...(without.length > 0 ? [text.without(without.slice(0, MOST_LISTED), without.length)] : []),
        ...(left > 0 ? [text.left(mostAddresses, left)] : []),
      ];
      return <Alert tone={sentences.length === 1 && added > 0 ? 'success' : 'info'}>{sentences.join(' ')}</Alert>;
    }
    case 'control':
    case 'quotes':
      return <Alert>{text[note.kind](note.line, note.column)}</Alert>;
    case 'too-many-lines':
      return <Alert>{text['too-many-lines'](mostLines)}</Alert>;
    default:
      return <Alert>{text[note.kind]}</Alert>;
  }
}
