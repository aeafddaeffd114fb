import { Alert, Button, Spinner, Text, TextLink } from '@credence/ui';
import { type ReactNode, Suspense, use } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../ground/paths.js';
import { useText } from '../../ground/text/useText.js';
import { EntryFrame } from '../../shell/entry/EntryFrame.js';
import { Ways } from '../../shell/entry/EntryFrame.styles.js';
import type { StudyLinkTarget, RefusedInvitation } from './answerInvitation.js';
import { ComeBack } from './ComeBack.js';
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
function Opening() {
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
  if (opened.kind === 'invalid') return <Plain title={words.invalidTitle}>{words.invalid}</Plain>;
  if (opened.kind === 'session-over')
    return (
      <Plain title={words.overTitle} logsIn>
        {words.over}
      </Plain>
    );
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
  return <OpenedStep {...props} {...opened} />;
}

function OpenedStep({
  invitation,
  goOn,
  ...props
}: StudyInvitationScreenProps & Extract<StudyLinkTarget, { kind: 'opened' }>) {
  const words = useStudyWords();
  const { state, owner, networkId, hasAccount } = invitation;
  // A session by the link of another study counts for nothing here.
  const signedInAs = props.study === null || props.study === networkId ? props.signedInAs : undefined;
  if (state !== 'open' && state !== 'accepted')
    return (
      <Plain title={words.closed[state].title} logsIn={state === 'final'}>
        {words.closed[state].why(owner)}
      </Plain>
    );
  if (state === 'accepted' && signedInAs === undefined)
    return <ComeBack {...props} key={String(invitation.isKnown)} invitation={invitation} />;
  if (state === 'accepted' && goOn !== undefined) return <GoOn to={goOn} />;
  const isOther = !hasAccount || state === 'accepted' || isAddressRefused(props.refused);
  if (signedInAs !== undefined && isOther) return <OtherAccount signedInAs={signedInAs} onLogout={props.onLogout} />;
  return <AskedStep {...props} signedInAs={signedInAs} invitation={invitation} />;
}

/** For whoever is signed in the address is that of their account. */
const isAddressRefused = (refused: RefusedInvitation | undefined) =>
  refused?.kind === 'refused' && refused.field === 'username';

/** @param logsIn whether a log-in is the way on, and not home */
function Plain({ title, logsIn = false, children }: { title: string; logsIn?: boolean; children: ReactNode }) {
  const { signup } = useText();
  return (
    <EntryFrame title={title} replaces>
      <Text>{children}</Text>
      <Ways>
        <TextLink asChild>
          <Link to={logsIn ? paths.login.href() : paths.home.href()}>{logsIn ? signup.login : signup.goHome}</Link>
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

function OtherAccount({ signedInAs, onLogout }: { signedInAs: string; onLogout: () => void }) {
  const words = useStudyWords();
  const { signup } = useText();
  return (
    <EntryFrame
      title={signup.otherAccountTitle}
      replaces
      lead={
        <>
          <span>{words.signedInAs[0]}</span>
          <bdi>{signedInAs}</bdi>
          <span>{words.signedInAs[1]}</span>
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
