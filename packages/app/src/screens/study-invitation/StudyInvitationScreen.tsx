import { Alert, Button, Spinner, Text, TextLink } from '@credence/ui';
import { type ReactNode, Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import type { Refused } from './answerInvitation.js';
import { AskedStep } from './AskedStep.js';
import type { StudyInvitationScreenProps } from './studyInvitationScreenProps.js';
import { useStudyWords } from './useStudyWords.js';

/** Where the mail of a study leads: who asks for what, and taking part, or what stands in the way of it. */
export function StudyInvitationScreen(props: StudyInvitationScreenProps) {
  return (
    <Suspense fallback={<Opening />}>
      <Step {...props} />
    </Suspense>
  );
}

/** Until the invitation is there. */
export function Opening() {
  const { signup, common } = useText();
  return (
    <EntryFrame title={signup.invitationTitle}>
      <Spinner>{common.loading}</Spinner>
    </EntryFrame>
  );
}

function Step(props: StudyInvitationScreenProps) {
  const opened = use(props.opened);
  const words = useStudyWords();
  const { signup, common } = useText();
  const { signedInAs, refused } = props;
  if (opened.kind === 'invalid') return <Plain title={words.invalidTitle}>{words.invalid}</Plain>;
  if (opened.kind === 'failed')
    return (
      <EntryFrame title={signup.invitationTitle}>
        <Alert>{opened.message}</Alert>
        <Ways>
          <Button busy={props.retrying} onClick={props.onRetry}>
            {common.tryAgain}
          </Button>
        </Ways>
      </EntryFrame>
    );
  const { invitation, goOn } = opened;
  if (invitation.state === 'declined')
    return <Plain title={words.declinedTitle}>{words.declined(invitation.owner)}</Plain>;
  if (invitation.state === 'ended') return <Plain title={words.endedTitle}>{words.ended(invitation.owner)}</Plain>;
  if (invitation.state === 'accepted') {
    if (signedInAs === undefined) return <BackLater networkId={invitation.networkId} />;
    if (goOn !== undefined) return <GoOn to={goOn} />;
  }
  const isOther = !invitation.hasAccount || invitation.state === 'accepted' || isAddressRefused(refused);
  if (signedInAs !== undefined && isOther) return <OtherAccount signedInAs={signedInAs} onLogout={props.onLogout} />;
  return <AskedStep {...props} invitation={invitation} />;
}

/** For whoever is signed in the address is that of their account. */
const isAddressRefused = (refused: Refused | undefined) =>
  refused?.kind === 'account' || (refused?.kind === 'refused' && refused.field === 'username');

function Plain({ title, children }: { title: string; children: ReactNode }) {
  const { signup } = useText();
  return (
    <EntryFrame title={title} replaces>
      <Text>{children}</Text>
      <Ways>
        <TextLink asChild>
          <Link to={paths.home.href()}>{signup.goHome}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}

function GoOn({ to }: { to: string }) {
  const words = useStudyWords();
  return (
    <EntryFrame title={words.acceptedTitle} replaces>
      <Text>{words.accepted}</Text>
      <Ways>
        <Button variant="primary" asChild>
          <Link to={to}>{words.goOn}</Link>
        </Button>
      </Ways>
    </EntryFrame>
  );
}

/** For somebody who takes part and is not signed in. Their account may have no password yet. */
function BackLater({ networkId }: { networkId: string }) {
  const words = useStudyWords();
  const { signup } = useText();
  return (
    <EntryFrame title={words.acceptedTitle} replaces>
      <Text>{words.acceptedVisitor}</Text>
      <Ways>
        <Button variant="primary" asChild>
          <Link to={paths.login.href(paths.network.href(networkId))}>{signup.login}</Link>
        </Button>
        <TextLink asChild>
          <Link to={paths.forgot.href()}>{words.setPassword}</Link>
        </TextLink>
      </Ways>
    </EntryFrame>
  );
}

function OtherAccount({ signedInAs, onLogout }: { signedInAs: string; onLogout: () => void }) {
  const words = useStudyWords();
  const { signup } = useText();
  return (
    <EntryFrame
      title={signup.otherAccountTitle}
      replaces
      lead={
        <>
          {words.signedInAs[0]}
          <bdi>{signedInAs}</bdi>
          {words.signedInAs[1]}
        </>
      }
    >
      <Ways>
        <Button variant="primary" onClick={onLogout}>
          {signup.switchAccount}
        </Button>
        <TextLink asChild>
          <Link to={paths.home.href()}>{signup.staySignedIn}</Link>
        </TextLink>
      </Ways>
      <Text variant="hint">{signup.otherAccountAgain}</Text>
    </EntryFrame>
  );
}
