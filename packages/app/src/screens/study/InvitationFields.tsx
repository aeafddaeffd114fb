import { Button, OpenText, SegmentedControl, Text, Alert } from '@credence/ui';
import type { Language } from '@credence/text';
import { type RefObject, useId } from 'react';
import { longestMessage } from '../../features/sharing/invitationWords.js';
import { languageChoices } from '../../ground/text/language.js';
import { AddressChips } from './address-chips/AddressChips.js';
import type { GetPerson } from './address-chips/checkAddresses.js';
import { AddressTarget } from './AddressTarget.js';
import { type TableNote, mostAddresses } from './invitees.js';
import { type FoundAddresses, mostLines } from './readAddressFile.js';
import type { StudyPerson } from './study-people/studyPerson.js';
import type { StudyActs } from './studyActs.js';
import { Acts, Labelled } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';

interface InvitationFieldsProps extends Pick<StudyActs, 'running'> {
  /** The box in which addresses are typed. */
  box: RefObject<HTMLInputElement | null>;
  addresses: readonly string[];
  onAddressesChange: (addresses: readonly string[]) => void;
  /** As many addresses as there may be. */
  max: number;
  getPerson: GetPerson;
  /** Called with what is in a table that was dropped or pasted. Without it there is no room for one. */
  onTable: ((found: FoundAddresses) => void) | undefined;
  /** What became of a table. */
  note: TableNote | undefined;
  replacing: StudyPerson | undefined;
  /** How many experts there will be. */
  total: number;
  message: string;
  /** Whether the mail leaves the message out. */
  isLeftOut: boolean;
  onMessageChange: (message: string) => void;
  locale: Language;
  onLocaleChange: (locale: Language) => void;
  /** How many will be invited. */
  count: number;
  /** What those who will be invited are asked together: "3 experts, 20 questions each, 1 h 12 min in all". */
  together: string | undefined;
  /** Whether nobody was asked before: then it is what to do next. */
  isFirst: boolean;
  onCancel: () => void;
}

/** From this many experts on, nobody can tell easily whose an answer is. */
const ENOUGH = 4;

/** Whom to ask, with which words and in which language. */
export function InvitationFields(props: InvitationFieldsProps) {
  const { addresses, max, getPerson, note, replacing, total, message, isLeftOut, locale, count, running } = props;
  const { invite: text } = useStudyWords();
  const languageId = useId();
  const hint = replacing ? text.instead[partOf(replacing)] : text.hint;
  const isFew = count > 0 && total < ENOUGH;
  return (
    <>
      <AddressTarget onRead={props.onTable}>
        <AddressChips
          inputRef={props.box}
          value={addresses}
          max={max}
          getPerson={getPerson}
          onValueChange={props.onAddressesChange}
        />
        <Text variant="hint">
          {[hint, ...(props.onTable ? [text.table.hint] : []), ...(isFew ? [text.few] : [])].join(' ')}
        </Text>
      </AddressTarget>
      {note ? <TableOutcome note={note} /> : null}
      <OpenText
        label={text.message}
        hint={text.messageHint}
        optional
        error={isLeftOut ? text.leftOut : undefined}
        maxLength={longestMessage}
        value={message}
        onChange={(event) => props.onMessageChange(event.target.value)}
      />
      <Labelled>
        <span id={languageId}>{text.language}</span>
        <SegmentedControl
          aria-labelledby={languageId}
          options={languageChoices}
          value={locale}
          onValueChange={(chosen) => chosen && props.onLocaleChange(chosen)}
        />
      </Labelled>
      {props.together ? <Text variant="hint">{props.together}</Text> : null}
      <Acts>
        <Button variant={props.isFirst || replacing ? 'primary' : 'outline'} type="submit" busy={running !== undefined}>
          {running === 'invite' ? text.sending : replacing ? text.sendInstead : text.send(count)}
        </Button>
        {replacing ? (
          <Button variant="ghost" onClick={props.onCancel}>
            {text.cancel}
          </Button>
        ) : null}
      </Acts>
    </>
  );
}

const partOf = ({ standing }: StudyPerson) =>
  standing === 'notOpened' ? 'notOpened' : standing === 'started' || standing === 'finished' ? 'started' : 'left';

/** Numbers of lines that are listed. */
const MOST_LISTED = 10;

/** What was found in a table of addresses, before anybody is asked; or why it was not read. */
function TableOutcome({ note }: { note: TableNote }) {
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
