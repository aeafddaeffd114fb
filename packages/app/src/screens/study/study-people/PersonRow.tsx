import { Button, ProgressBar } from '@credence/ui';
import { ExpertBead } from '../../../features/experts/ExpertBead.js';
import { VisuallyHidden } from '../../../ground/spoken/VisuallyHidden.styles.js';
import { useText } from '../../../ground/text/useText.js';
import { useStudyWords } from '../studyWords.js';
import { StandingCell } from './StandingCell.js';
import { Acts, Cell, Row, RowHead } from './StudyPeople.styles.js';
import { actionsFor, hasLeft, type PersonEvents, type StudyPerson } from './studyPerson.js';
import { useExpertCode } from './useExpertCode.js';

interface PersonRowProps extends PersonEvents {
  person: StudyPerson;
}

/** One person: code and name, how much is answered, how far they are, and what can be done about it. */
export function PersonRow({ person, ...events }: PersonRowProps) {
  const codeOf = useExpertCode();
  const code = person.code === undefined ? undefined : codeOf(person.code);
  const who = code ?? person.name;
  return (
    <Row role="row" data-slot="person" data-left={hasLeft(person) ? '' : undefined}>
      <RowHead role="rowheader" scope="row">
        {person.code === undefined ? null : (
          <>
            <VisuallyHidden>{code}</VisuallyHidden>
            <ExpertBead code={person.code} />
          </>
        )}
        <span data-slot="name">{person.name}</span>
        {person.about ? <small data-slot="about">{person.about}</small> : null}
      </RowHead>
      <Cell role="cell">
        <Answered person={person} who={who} />
      </Cell>
      <StandingCell person={person} />
      <Cell role="cell">
        <PersonActions person={person} who={who} {...events} />
      </Cell>
    </Row>
  );
}

/** Percent of the bar that stand for each step. */
const REACHED = { not_started: 0, started: 10, halfway: 50, finished: 100 } as const;

/** How much a person has answered, in steps as long as the round is open; for one who has left, who answers instead. */
function Answered({ person, who }: { person: StudyPerson; who: string }) {
  const { common } = useText();
  const { studyPeople: text } = useStudyWords().parts;
  const codeOf = useExpertCode();
  if (hasLeft(person)) {
    return person.replacedBy === undefined ? null : (
      <span data-slot="replaced">{text.replacedBy(codeOf(person.replacedBy))}</span>
    );
  }
  if (person.answered === undefined)
    return (
      <ProgressBar value={REACHED[person.progress]} label={who} valueText={text.progress[person.progress]}>
        {text.progress[person.progress]}
      </ProgressBar>
    );
  const number = (value: number) => value.toLocaleString(common.locale);
  const answered = [number(person.answered), number(person.questionCount)] as const;
  return (
    <ProgressBar
      value={person.questionCount > 0 ? (person.answered / person.questionCount) * 100 : 0}
      label={who}
      valueText={text.answeredOf(...answered)}
    >
      <span>{answered[0]}</span> <small>{text.of(answered[1])}</small>
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
  const { studyPeople: text } = useStudyWords().parts;
  const can = actionsFor(person);
  if (!((can.remind && onRemind) || (can.extend && onExtend) || (can.replace && onReplace) || (can.cancel && onCancel)))
    return null;
  return (
    <Acts data-slot="actions">
      {can.remind && onRemind ? (
        <Button variant="text" size="small" aria-label={text.remindWhom(who)} onClick={() => onRemind(person)}>
          {text.remind}
        </Button>
      ) : null}
      {can.extend && onExtend ? (
        <Button variant="ghost" size="small" aria-label={text.extendWhom(who)} onClick={() => onExtend(person)}>
          {text.extend}
        </Button>
      ) : null}
      {can.replace && onReplace ? (
        <Button variant="ghost" size="small" aria-label={text.replaceWhom(who)} onClick={() => onReplace(person)}>
          {text.replace}
        </Button>
      ) : null}
      {can.cancel && onCancel ? (
        <Button variant="ghost" size="small" aria-label={text.cancelWhom(who)} onClick={() => onCancel(person)}>
          {text.cancel}
        </Button>
      ) : null}
    </Acts>
  );
}
