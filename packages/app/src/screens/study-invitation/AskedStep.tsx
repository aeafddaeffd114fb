import type { components } from '@credence/api-client';
import { Alert, Button, Text } from '@credence/ui';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { AskedBy } from '../../features/invited/AskedBy.js';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { LaterConfirm } from '../../shell/layout/laterDialogs.js';
import { AskedFacts } from './AskedFacts.js';
import { Acts, Asked } from './AskedStep.styles.js';
import type { StudyInvitationScreenProps } from './studyInvitationScreenProps.js';
import { TakingPart } from './TakingPart.js';
import { useStudyWords } from './useStudyWords.js';

interface AskedStepProps extends StudyInvitationScreenProps {
  invitation: components['schemas']['OpenedStudyInvitation'];
}

/** Who asks for what, and below it taking part, for which somebody with an account signs in first. */
export function AskedStep({ invitation, ...props }: AskedStepProps) {
  const words = useStudyWords();
  const { signup, invitation: text } = useText();
  const titleId = useId();
  const [declines, setDeclines] = useState(false);
  const { signedInAs, refused, sending } = props;
  const account = refused?.kind === 'account' ? refused.username : undefined;
  const hasToSignIn = signedInAs === undefined && (invitation.hasAccount || account !== undefined);
  // What is wrong with one field is said there.
  const failed = refused?.kind === 'refused' && refused.field === undefined ? refused : undefined;
  const acts = (primary: ReactNode) => (
    <>
      {/* Next to the button, because the form is taller than the window. */}
      {failed ? <Alert>{failed.message ?? words.notSent}</Alert> : null}
      <Acts>
        {primary}
        <Button variant="text" disabled={sending} onClick={() => setDeclines(true)}>
          {text.decline}
        </Button>
        <Text variant="hint">{text.freedom}</Text>
      </Acts>
    </>
  );

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
      {hasToSignIn ? (
        <section>
          <Text>{account === undefined ? words.signIn : <SignInAs username={account} />}</Text>
          {acts(
            <Button variant="primary" asChild>
              <Link to={paths.login.href(paths.studyInvitation.href(), account)}>{signup.login}</Link>
            </Button>,
          )}
        </section>
      ) : (
        <TakingPart {...props} few={invitation.few === true}>
          {acts(
            <Button type="submit" variant="primary" busy={sending}>
              {sending ? words.sending : words.takePart}
            </Button>,
          )}
        </TakingPart>
      )}
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

function SignInAs({ username }: { username: string }) {
  const { signInAs } = useStudyWords();
  return (
    <>
      {signInAs[0]}
      <bdi>{username}</bdi>
      {signInAs[1]}
    </>
  );
}
