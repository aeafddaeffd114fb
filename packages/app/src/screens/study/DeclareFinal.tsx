import type { Study } from '@credence/api-client';
import { Button, ConfirmDialog, Heading, Text } from '@credence/ui';
import { useState } from 'react';
import { mayInStudy } from '../../ground/access/mayInStudy.js';
import { useText } from '../../ground/text/useText.js';
import { countConsents } from './consents.js';
import { momentOf } from './roundDates.js';
import type { StudyActs } from './studyActs.js';
import { Section } from './StudyScreen.styles.js';
import { useStudyWords } from './studyWords.js';
import { DialogPart, Standing } from './TakeHome.styles.js';

interface DeclareFinalProps extends Pick<StudyActs, 'running' | 'onAct'> {
  study: Study;
}

/** Declares a study final, after asking what was taken home and saying what that destroys; says since when it is. */
export function DeclareFinal({ study, running, onAct }: DeclareFinalProps) {
  const { common } = useText();
  const { takeHome, consents } = useStudyWords();
  const { final: text } = takeHome;
  const [asking, setAsking] = useState(false);
  const { finalAt } = study;
  const counts = countConsents(study);
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
          {mayInStudy(study, 'declare_final') ? (
            <Button busy={isDeclaring} onClick={() => setAsking(true)}>
              {isDeclaring ? text.declaring : text.declare}
            </Button>
          ) : null}
        </Standing>
      )}
      <ConfirmDialog
        open={asking}
        question={text.question}
        consequence={
          <>
            {counts.all > 0 ? (
              <>
                <DialogPart>{text.taken(counts)}</DialogPart>
                {mayInStudy(study, 'download_people') ? (
                  <DialogPart>
                    <Button
                      variant="text"
                      size="small"
                      busy={running === 'people'}
                      onClick={() => void onAct({ act: 'people' })}
                    >
                      {consents.download}
                    </Button>
                  </DialogPart>
                ) : null}
              </>
            ) : null}
            {text.consequence}
          </>
        }
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
