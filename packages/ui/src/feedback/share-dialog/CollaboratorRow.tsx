import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { PressButton } from '../../foundations/buttons/PressButton.js';
import { pressOrKey } from '../../foundations/interaction/pressOrKey.js';
import { useLabels } from '../../foundations/provider/useLabels.js';
import { StatusBadge } from '../status-badge/StatusBadge.js';
import { withName } from '../../foundations/names/withName.js';
import { shareDialogLabels } from '../../labels/english.js';
import { calledBy, type Collaborator, type CollaboratorDetails } from './collaborator.js';
import { Account, Name, Person, Question, QuestionActions, Row, RowActions, Warning } from './ShareDialog.styles.js';

interface CollaboratorRowProps {
  person: Collaborator;
  /** True while asking whether to remove this person. */
  asking: boolean;
  /** True while this person is being removed. */
  removing: boolean;
  /** A further action, beside the button that removes the person. */
  action: ReactNode;
  /** Called to start or stop asking. */
  onAsk: (asking: boolean) => void;
  onRemove: (details: CollaboratorDetails) => void;
}

/** A person with whom the network is shared. Their removal is confirmed within the row. */
export function CollaboratorRow({ person, asking, removing, action, onAsk, onRemove }: CollaboratorRowProps) {
  const { shareDialog: texts } = useLabels({ shareDialog: shareDialogLabels });
  const { remove, keep } = useSafeFocus(asking);
  const called = calledBy(person);

  return (
    <Row data-slot="person" data-status={person.status} data-asking={asking ? '' : undefined}>
      <Person>
        <Name data-slot="name">
          <bdi>{called}</bdi>
        </Name>
        {called === person.username ? null : (
          <Account>
            <bdi>{person.username}</bdi>
          </Account>
        )}
        {person.note ? <Account data-slot="note">{person.note}</Account> : null}
        {person.warning ? <Warning data-slot="warning">{person.warning}</Warning> : null}
      </Person>
      <StatusBadge tone={person.status === 'accepted' ? 'done' : 'progress'} data-slot="status">
        {texts.statuses[person.status]}
      </StatusBadge>
      {asking ? (
        <RemovalQuestion person={person} removing={removing} keep={keep} onAsk={onAsk} onRemove={onRemove} />
      ) : (
        <RowActions data-slot="actions">
          {action}
          <PressButton
            ref={remove}
            size="small"
            variant="text"
            busy={removing}
            aria-label={removing ? texts.removingWhom(called) : texts.removeWhom(called)}
            data-slot="remove"
            onClick={() => onAsk(true)}
          >
            {removing ? texts.removing : texts.remove}
          </PressButton>
        </RowActions>
      )}
    </Row>
  );
}

/** The buttons that end the question and begin it: each gets the focus when it comes. */
function useSafeFocus(asking: boolean) {
  const remove = useRef<HTMLButtonElement>(null);
  const keep = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(asking);
  useEffect(() => {
    // The safe answer gets the focus; after cancelling, it goes back to where it was.
    if (asking && !wasAsking.current) keep.current?.focus();
    if (!asking && wasAsking.current) remove.current?.focus();
    wasAsking.current = asking;
  }, [asking]);
  return { remove, keep };
}

/** Asks whether to remove a person, and says what follows. */
function RemovalQuestion({
  person,
  removing,
  keep,
  onAsk,
  onRemove,
}: Pick<CollaboratorRowProps, 'person' | 'removing' | 'onAsk' | 'onRemove'> & {
  keep: RefObject<HTMLButtonElement | null>;
}) {
  const { shareDialog: texts } = useLabels({ shareDialog: shareDialogLabels });
  const id = useId();
  const called = calledBy(person);
  return (
    <Question
      role="group"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-consequence`}
      data-slot="question"
    >
      <p id={`${id}-question`}>{withName(texts.question, called)}</p>
      <small id={`${id}-consequence`}>{texts.consequences[person.status]}</small>
      <QuestionActions>
        <PressButton
          size="small"
          variant="primary"
          busy={removing}
          aria-label={removing ? texts.removingWhom(called) : texts.removeWhom(called)}
          onClick={({ nativeEvent: event }) => onRemove({ reason: pressOrKey(event), event })}
        >
          {removing ? texts.removing : texts.remove}
        </PressButton>
        <PressButton ref={keep} size="small" disabled={removing} onClick={() => onAsk(false)}>
          {texts.keep}
        </PressButton>
      </QuestionActions>
    </Question>
  );
}
