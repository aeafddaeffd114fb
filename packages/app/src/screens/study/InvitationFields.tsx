import { Alert, Button, OpenText, SegmentedControl, Text } from '@credence/ui';
import { AddressChips, type GetPerson, type StudyPerson } from '@credence/ui/screens';
import type { Language } from '@credence/text';
import { useId } from 'react';
import { longestMessage } from '../../features/sharing/invitationWords.js';
import { languageChoices } from '../../ground/text/language.js';
import { type FileNote, mostAddresses } from './invitees.js';
import type { StudyActs } from './studyActs.js';
import { Acts, Labelled } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';

interface InvitationFieldsProps extends Pick<StudyActs, 'running'> {
  addresses: readonly string[];
  onAddressesChange: (addresses: readonly string[]) => void;
  /** As many addresses as there may be. */
  max: number;
  getPerson: GetPerson;
  /** What became of a file. */
  note: FileNote | undefined;
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
  return (
    <>
      <div>
        <AddressChips value={addresses} max={max} getPerson={getPerson} onValueChange={props.onAddressesChange} />
        <Text variant="hint">{count > 0 && total < ENOUGH ? `${hint} ${text.few}` : hint}</Text>
      </div>
      {note ? <FileOutcome note={note} /> : null}
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

function FileOutcome({ note }: { note: FileNote }) {
  const { file: text } = useStudyWords().invite;
  if (note.kind !== 'added') return <Alert tone={note.kind === 'none' ? 'info' : 'error'}>{text[note.kind]}</Alert>;
  const { added, left } = note;
  return (
    <Alert tone={left > 0 ? 'info' : 'success'}>
      {[text.added(added), ...(left > 0 ? [text.left(mostAddresses, left)] : [])].join(' ')}
    </Alert>
  );
}

const partOf = ({ standing }: StudyPerson) =>
  standing === 'notOpened' ? 'notOpened' : standing === 'started' || standing === 'finished' ? 'started' : 'left';
