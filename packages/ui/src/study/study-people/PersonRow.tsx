import { PressButton } from '../../foundations/buttons/PressButton.js';
import type { MouseEvent } from 'react';
import { ProgressBar } from '../../feedback/progress-bar/ProgressBar.js';
import { VisuallyHidden } from '../../foundations/spoken/VisuallyHidden.styles.js';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useCredence } from '../../foundations/provider/useCredence.js';
import { ExpertBead } from '../bead/ExpertBead.js';
import { useExpertCode } from '../bead/useExpertCode.js';
import { studyPeopleLabels } from '../words/english.js';
import { useStudyLabels } from '../words/useStudyLabels.js';
import { Acts, Cell, Row, RowHead } from './StudyPeople.styles.js';
import { StandingCell } from './StandingCell.js';
import { actionsFor, hasLeft, type PersonEvents, type StudyPerson } from './studyPerson.js';

interface PersonRowProps extends PersonEvents {
  person: StudyPerson;
}

/** One person: code and name, how much is answered, how far they are, and what can be done about it. */
export function PersonRow({ person, ...events }: PersonRowProps) {
  const codeOf = useExpertCode();
  const code = person.code === undefined ? undefined : codeOf(person.code);
  const who = code ?? person.name;
  return (
    <Row data-slot="person" data-left={hasLeft(person) ? '' : undefined}>
      <RowHead>
        {person.code === undefined ? null : (
          <>
            <VisuallyHidden>{code}</VisuallyHidden>
            <ExpertBead code={person.code} />
          </>
        )}
        <span data-slot="name">{person.name}</span>
        {person.about ? <small data-slot="about">{person.about}</small> : null}
      </RowHead>
      <Cell>
        <Answered person={person} who={who} />
      </Cell>
      <StandingCell person={person} />
      <Cell>
        <PersonActions person={person} who={who} {...events} />
      </Cell>
    </Row>
  );
}

/** How much a person has answered; for one who has left, who answers instead. */
function Answered({ person, who }: { person: StudyPerson; who: string }) {
  const { locale } = useCredence();
  const { studyPeople: texts } = useStudyLabels({ studyPeople: studyPeopleLabels });
  const codeOf = useExpertCode();
  if (hasLeft(person)) {
    return person.replacedBy === undefined ? null : (
      <span data-slot="replaced">{texts.replacedBy(codeOf(person.replacedBy))}</span>
    );
  }
  const number = (value: number) => value.toLocaleString(locale);
  const answered = [number(person.answered), number(person.questionCount)] as const;
  return (
    <ProgressBar
      value={person.questionCount > 0 ? (person.answered / person.questionCount) * 100 : 0}
      label={who}
      valueText={texts.answeredOf(...answered)}
    >
      <span>{answered[0]}</span> <small>{texts.of(answered[1])}</small>
    </ProgressBar>
  );
}

/** What can be done about a person, if anything. */
function PersonActions({
  person,
  who,
  onRemind,
  onExtend,
  onReplace,
  onCancel,
}: PersonEvents & {
  person: StudyPerson;
  /** The person's code, or name. */
  who: string;
}) {
  const { studyPeople: texts } = useStudyLabels({ studyPeople: studyPeopleLabels });
  const can = actionsFor(person);
  const press =
    (act: NonNullable<PersonEvents[keyof PersonEvents]>) =>
    ({ nativeEvent: event }: MouseEvent) =>
      act(person, { reason: pressOrKey(event), event });
  if (!((can.remind && onRemind) || (can.extend && onExtend) || (can.replace && onReplace) || (can.cancel && onCancel)))
    return null;
  return (
    <Acts data-slot="actions">
      {can.remind && onRemind ? (
        <PressButton variant="text" size="small" aria-label={texts.remindWhom(who)} onClick={press(onRemind)}>
          {texts.remind}
        </PressButton>
      ) : null}
      {can.extend && onExtend ? (
        <PressButton variant="ghost" size="small" aria-label={texts.extendWhom(who)} onClick={press(onExtend)}>
          {texts.extend}
        </PressButton>
      ) : null}
      {can.replace && onReplace ? (
        <PressButton variant="ghost" size="small" aria-label={texts.replaceWhom(who)} onClick={press(onReplace)}>
          {texts.replace}
        </PressButton>
      ) : null}
      {can.cancel && onCancel ? (
        <PressButton variant="ghost" size="small" aria-label={texts.cancelWhom(who)} onClick={press(onCancel)}>
          {texts.cancel}
        </PressButton>
      ) : null}
    </Acts>
  );
}
