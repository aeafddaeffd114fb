import type { components } from '@credence/api-client';
import { Alert, Button, Text } from '@credence/ui';
import { useId, useState } from 'react';
import { AskedBy } from '../../features/invited/AskedBy.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { LaterConfirm } from '../../shell/layout/laterDialogs.js';
import { AskedFacts } from './AskedFacts.js';
import { Acts, Asked } from './AskedStep.styles.js';
import type { StudyInvitationScreenProps } from './studyInvitationScreenProps.js';
import { TakePartForm } from './TakePartForm.js';
import { useStudyWords } from './useStudyWords.js';

interface AskedStepProps extends StudyInvitationScreenProps {
  invitation: components['schemas']['OpenedStudyInvitation'];
}

/** Who asks for what, and below it taking part. */
export function AskedStep({ invitation, ...props }: AskedStepProps) {
  const words = useStudyWords();
  const { signup, invitation: text } = useText();
  const titleId = useId();
  const [declines, setDeclines] = useState(false);
  const { refused, sending } = props;
  // What is wrong with one field is said there.
  const failed = refused?.kind === 'refused' && refused.field === undefined ? refused : undefined;
  return (
    <EntryFrame title={signup.invitationTitle}>
      <Asked aria-labelledby={titleId}>
        <AskedBy
          who={invitation.owner}
          network={invitation.network}
          message={invitation.purpose}
          titleId={titleId}
          isNarrow
        />
        <AskedFacts invitation={invitation} />
      </Asked>
      <TakePartForm
        {...props}
        hasAccount={invitation.hasAccount}
        few={invitation.few === true}
        shown={invitation.sees === 'pool'}
      >
        {/* Next to the button, because the form is taller than the window. */}
        {failed ? <Alert>{failed.message ?? words.notSent}</Alert> : null}
        <Acts>
          <Button type="submit" variant="primary" busy={sending}>
            {sending ? words.sending : words.takePart}
          </Button>
          <Button variant="text" disabled={sending} onClick={() => setDeclines(true)}>
            {text.decline}
          </Button>
          <Text variant="hint">{text.freedom}</Text>
        </Acts>
      </TakePartForm>
      <LaterConfirm
        open={declines}
        question={words.declineQuestion}
        consequence={words.declineConsequence}
        confirmLabel={text.decline}
        onCancel={() => setDeclines(false)}
        onConfirm={() => {
          setDeclines(false);
          props.onDecline();
        }}
      />
    </EntryFrame>
  );
}
