import { StatusBadge } from '@credence/ui';
import { StudyIcon } from '../StudyIcon.js';
import { useStudyWords } from '../studyWords.js';
import { NotOpened, Cell } from './StudyPeople.styles.js';
import type { StudyPerson } from './studyPerson.js';
import { useExpertCode } from './useExpertCode.js';

/** How far somebody is, and since when: coloured only where it is good, or where something is to be done. */
export function StandingCell({ person }: { person: StudyPerson }) {
  const { studyPeople: text } = useStudyWords().parts;
  const codeOf = useExpertCode();
  const { standing, reminders, invitedOn, note, warning, replacedBy } = person;
  const isOpen = standing === 'notOpened' || standing === 'started';
  const notes = [
    standing === 'notOpened' && invitedOn && !reminders ? text.invited(invitedOn) : undefined,
    isOpen && reminders ? text.reminded(reminders.count, reminders.lastOn) : undefined,
    // In place of the bar where somebody has left; here where they may answer yet.
    isOpen && replacedBy !== undefined ? text.replacedBy(codeOf(replacedBy)) : undefined,
    note,
  ].filter((each) => each !== undefined);

  return (
    <Cell role="cell" data-slot="standing" data-standing={standing}>
      {standing === 'finished' ? (
        <StatusBadge tone="done">{text.finished}</StatusBadge>
      ) : standing === 'notOpened' ? (
        <NotOpened>
          <StudyIcon name="mail" />
          {text.notOpened}
        </NotOpened>
      ) : (
        <span>{text[standing]}</span>
      )}
      {warning === undefined ? null : <small data-slot="warning">{warning}</small>}
      {notes.map((each) => (
        <small key={each} data-slot="note">
          {each}
        </small>
      ))}
    </Cell>
  );
}
