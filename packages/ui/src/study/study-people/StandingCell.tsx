import { StatusBadge } from '../../feedback/status-badge/StatusBadge.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { Glyph } from '../../foundations/icons/Glyph.js';
import { mail } from '../signs/studyDrawings.js';
import { useExpertCode } from '../bead/useExpertCode.js';
import { studyPeopleLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Badge, Cell } from './StudyPeople.styles.js';
import type { StudyPerson } from './studyPerson.js';

/** How far somebody is, and since when: coloured only where it is good, or where something is to be done. */
export function StandingCell({ person }: { person: StudyPerson }) {
  const { locale } = useCredence();
  const { studyPeople: texts } = useStudyLabels({ studyPeople: studyPeopleLabels });
  const codeOf = useExpertCode();
  const { standing, reminders, invitedOn, note, warning, replacedBy } = person;
  const isOpen = standing === 'notOpened' || standing === 'started';
  const notes = [
    standing === 'notOpened' && invitedOn && !reminders ? texts.invited(invitedOn) : undefined,
    isOpen && reminders
      ? texts.reminded(reminders.count, reminders.count.toLocaleString(locale), reminders.lastOn)
      : undefined,
    // In place of the bar where somebody has left; here where they may answer yet.
    isOpen && replacedBy !== undefined ? texts.replacedBy(codeOf(replacedBy)) : undefined,
    note,
  ].filter((each) => each !== undefined);

  return (
    <Cell data-slot="standing" data-standing={standing}>
      {standing === 'finished' ? (
        <StatusBadge tone="done">{texts.finished}</StatusBadge>
      ) : standing === 'notOpened' ? (
        <Badge data-tone="progress">
          <Glyph of={mail} />
          {texts.notOpened}
        </Badge>
      ) : (
        <span>{texts[standing]}</span>
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
