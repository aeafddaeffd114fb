import { writeZoned } from '@credence/text';
import { Alert, Button, Text } from '@credence/ui';
import { useState } from 'react';
import { failureSentence } from '../../ground/text/failureSentence.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import { LaterConfirm } from '../../shell/layout/laterDialogs.js';
import { WhoAsks, useDeputyWords, type StudyDeputyScreenProps } from './AskedDeputy.js';
import { Asked } from './AskedDeputy.styles.js';
import type { DeputyRequest } from './deputyRequest.js';

interface AcceptedRequestProps extends Pick<StudyDeputyScreenProps, 'sending' | 'error' | 'onAnswer'> {
  request: DeputyRequest;
  /** ISO. */
  acceptedAt: string;
}

/** For somebody who has accepted: that nothing else is to do, and the way back. */
export function AcceptedRequest({ request, acceptedAt, sending, error, onAnswer }: AcceptedRequestProps) {
  const text = useText();
  const words = useDeputyWords();
  const [asking, setAsking] = useState(false);
  return (
    <EntryFrame title={words.acceptedTitle} replaces>
      <Asked>
        <WhoAsks request={request} />
        <Text>{words.accepted(writeZoned(new Date(acceptedAt), text.common.dates))}</Text>
      </Asked>
      {error === undefined ? null : <Alert>{failureSentence(error, text, words)}</Alert>}
      <Ways>
        <Button busy={sending} onClick={() => setAsking(true)}>
          {sending ? words.sending : words.stepBack}
        </Button>
      </Ways>
      <LaterConfirm
        open={asking}
        question={words.steppingBack.question}
        consequence={words.steppingBack.consequence}
        confirmLabel={words.steppingBack.confirm}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onAnswer(false);
        }}
      />
    </EntryFrame>
  );
}
