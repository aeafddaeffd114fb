import type { Study } from '@credence/api-client';
import { Button, ConfirmDialog, Heading, Icon, Text } from '@credence/ui';
import { useState } from 'react';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { useText } from '../../ground/text/useText.js';
import { countPanel, panelOf } from './panelOf.js';
import { StudyPeople } from './study-people/StudyPeople.js';
import type { StudyPerson } from './study-people/studyPerson.js';
import type { StudyActs } from './studyActs.js';
import { Section, TitleRow } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';

interface PeopleOfStudyProps extends Pick<StudyActs, 'onAct'> {
  study: Study;
  now: Date;
  /** Called when somebody is to be asked in a person's place. */
  onReplace: (person: StudyPerson) => void;
  /** Called when more people are to be asked. */
  onInvite: () => void;
}

/** Who was asked, and how far they are; while the round is open they are reminded, and invitations taken back. */
export function PeopleOfStudy({ study, now, onReplace, onInvite, onAct }: PeopleOfStudyProps) {
  const { common } = useText();
  const words = useStudyWords();
  const { people: text, cancelling } = words;
  const [asking, setAsking] = useState<StudyPerson>();
  const people = panelOf(study, words, common, now);
  if (people.length === 0) return null;
  const { finished, asked } = countPanel(study, now);
  const heading = text.finished(finished, asked);
  const mayInvite = mayInStudy(study, 'invite');
  const remind = ({ id }: StudyPerson) => void onAct({ act: 'remind', experts: [id] });
  // After the close no invitation leads anywhere, so there is nothing to take back.
  const mayCancel = study.state === 'open' && mayInStudy(study, 'cancel_invitation');
  return (
    <Section>
      <TitleRow>
        <Heading level={2}>{heading}</Heading>
        {mayInvite ? (
          <Button variant="text" size="small" onClick={onInvite}>
            <Icon name="plus" />
            {text.inviteMore}
          </Button>
        ) : null}
      </TitleRow>
      <StudyPeople
        caption={heading}
        people={people}
        onRemind={mayInStudy(study, 'remind') ? remind : undefined}
        onReplace={mayInvite ? onReplace : undefined}
        onCancel={mayCancel ? setAsking : undefined}
      />
      {study.medianMinutes === undefined ? null : <Text variant="hint">{text.minutes(study.medianMinutes)}</Text>}
      <ConfirmDialog
        open={asking !== undefined}
        question={cancelling.question}
        consequence={asking && cancelling.consequence(asking.name)}
        confirmLabel={cancelling.confirm}
        onCancel={() => setAsking(undefined)}
        onConfirm={() => {
          if (asking) void onAct({ act: 'cancel', expert: asking.id });
          setAsking(undefined);
        }}
      />
    </Section>
  );
}
