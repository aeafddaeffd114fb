import { Button, ConfirmDialog, Heading, Text } from '@credence/ui';
import { useState } from 'react';
import { useText } from '../../ground/text/useText.js';
import { momentOf } from './roundDates.js';
import type { StudyActs } from './studyActs.js';
import { Section } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { Standing } from './TakeHome.styles.js';

interface DeclareFinalProps extends Pick<StudyActs, 'running' | 'onAct'> {
  /** ISO; undefined as long as it is not. */
  finalAt: string | undefined;
}

/** Declares a study final, after saying what that destroys; says since when it is. */
export function DeclareFinal({ finalAt, running, onAct }: DeclareFinalProps) {
  const { common } = useText();
  const { takeHome } = useStudyWords();
  const { final: text } = takeHome;
  const [asking, setAsking] = useState(false);
  const isDeclaring = running === 'declare-final';
  return (
    <Section>
      <Heading level={2}>{text.title}</Heading>
      {finalAt ? (
        <Text>
          <b>{text.since(momentOf(finalAt, common))}</b> {text.gone}
        </Text>
      ) : (
        <Standing>
          <Text>{text.about}</Text>
          <Button busy={isDeclaring} onClick={() => setAsking(true)}>
            {isDeclaring ? text.declaring : text.declare}
          </Button>
        </Standing>
      )}
      <ConfirmDialog
        open={asking}
        question={text.question}
        consequence={text.consequence}
        confirmLabel={text.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void onAct({ act: 'declare-final' });
        }}
      />
    </Section>
  );
}
