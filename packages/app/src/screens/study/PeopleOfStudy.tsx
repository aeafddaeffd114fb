import type { Study } from '@credence/api-client';
import { ConfirmDialog, Heading, StudyPeople, type StudyPerson, Text } from '@credence/ui';
import { useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { countPanel, panelOf } from './panelOf.js';
import type { StudyActs } from './studyActs.js';
import { Section } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';

interface PeopleOfStudyProps extends Pick<StudyActs, 'onAct'> {
  study: Study;
  now: Date;
}

/** Who was asked, and how far they are; while the round is open they are reminded, and invitations taken back. */
export function PeopleOfStudy({ study, now, onAct }: PeopleOfStudyProps) {
  const { common } = useText();
  const words = useStudyWords();
  const { people: text, cancelling } = words;
  const [asking, setAsking] = useState<StudyPerson>();
  const people = panelOf(study, words, common, now);
  if (people.length === 0) return null;
  const { finished, asked } = countPanel(study, now);
  const heading = text.finished(finished, asked);
  const acts = {
    onRemind: ({ id }: StudyPerson) => void onAct({ act: 'remind', experts: [id] }),
    onCancel: setAsking,
  };
  return (
    <Section>
      <Heading level={2}>{heading}</Heading>
      <StudyPeople caption={heading} people={people} {...(study.state === 'open' ? acts : {})} />
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
